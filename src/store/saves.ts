/**
 * Keeps one game's save through crashes, closed tabs, full disks and second tabs.
 *
 * Each save goes to localStorage at once (it outlives the page but not a killed browser) and to IndexedDB with
 * strict durability (it outlives both, a few milliseconds later). A tab overwrites only the save it knows; if
 * another tab has written since, this one stops saving and says so.
 */
import type { Fault } from '../core/result';
import type { Database } from './database';
import { asideKey, formatSave, latestOf, localKey, parseSave, type Save, saveKey, tokenOf } from './saveText';

/**
 * saved: all is well. unsaved: the storage refuses, play goes on in memory. superseded: another tab has moved
 * on. newer: what is stored comes from a newer version and stays untouched.
 */
export type SaveState = 'saved' | 'unsaved' | 'superseded' | 'newer';

export interface SavePorts {
  readonly database: Database;
  /** localStorage, or null where even asking for it throws. */
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Names this tab. */
  readonly writer: string;
  readonly announce: (message: SaveMessage) => void;
  readonly listen: (hear: (message: SaveMessage) => void) => () => void;
}

export interface SaveMessage {
  readonly game: string;
  readonly writer: string;
}

export interface Loaded {
  readonly body: string | null;
  readonly fault: Fault | null;
}

export interface Saves {
  readonly load: () => Promise<Loaded>;
  readonly save: (body: string) => void;
  /** Puts what was loaded aside, to be reported and never overwritten, because it does not replay. */
  readonly keepAside: (body: string) => void;
  /** What is stored comes from a newer version: from here on nothing is written. */
  readonly freeze: () => void;
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly idle: () => Promise<void>;
  readonly close: () => void;
}

export function createSaves(game: string, ports: SavePorts): Saves {
  const listeners = new Set<() => void>();
  let state: SaveState = 'saved';
  let revision = 0;
  /** The save that the database holds as far as this tab knows; null where it would not say. */
  let stored: string | null = tokenOf(null);
  let pending: string | null = null;
  let writing: Promise<void> | null = null;
  let asides = 0;

  const stopListening = ports.listen((message) => {
    if (message.game === game && message.writer !== ports.writer && state !== 'newer') become('superseded');
  });

  function become(next: SaveState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<Loaded> {
    await writing;
    pending = null;
    state = 'saved';
    const local = judge(readLocal());
    const answer = await readDatabase();
    const kept = judge(answer.text);
    if (kept.fault?.code === 'NEWER_SAVE' || local.fault?.code === 'NEWER_SAVE') {
      become('newer');
      return { body: null, fault: kept.fault ?? local.fault };
    }
    for (const { damaged } of [kept, local]) if (damaged !== null) await setAside(damaged);
    const save = latestOf(kept.save, local.save);
    stored = answer.known ? tokenOf(kept.save) : null;
    revision = save?.revision ?? 0;
    return { body: save?.body ?? null, fault: save ? null : (kept.fault ?? local.fault) };
  }

  function judge(text: string | null): { save: Save | null; fault: Fault | null; damaged: string | null } {
    if (text === null) return { save: null, fault: null, damaged: null };
    const parsed = parseSave(text, game);
    if (parsed.ok) return { save: parsed.value, fault: null, damaged: null };
    return { save: null, fault: parsed.fault, damaged: parsed.fault.code === 'NEWER_SAVE' ? null : text };
  }

  function save(body: string): void {
    if (state === 'superseded' || state === 'newer') return;
    revision++;
    pending = formatSave({ game, revision, writer: ports.writer, base: stored ?? tokenOf(null), body });
    const copied = writeLocal(pending);
    writing ??= writePending(copied).finally(() => {
      writing = null;
    });
  }

  /** One transaction at a time; a burst of moves writes only its last. */
  async function writePending(copied: boolean): Promise<void> {
    while (pending !== null) {
      const text = pending;
      pending = null;
      try {
        if (!(await replaceStored(text))) {
          become('superseded');
          return;
        }
        become('saved');
        ports.announce({ game, writer: ports.writer });
      } catch {
        // The copy in localStorage is then all there is, if that.
        become(copied ? 'saved' : 'unsaved');
      }
    }
  }

  async function replaceStored(text: string): Promise<boolean> {
    const written = await ports.database.update(saveKey(game), (current) => {
      const found = current === null ? null : parseSave(current, game);
      if (found !== null && !found.ok && found.fault.code === 'NEWER_SAVE') return null;
      const save = found?.ok ? found.value : null;
      const mayReplace = stored === null ? (save?.revision ?? 0) < revision : tokenOf(save) === stored;
      return mayReplace ? text : null;
    });
    if (written === null) return false;
    const parsed = parseSave(text, game);
    if (parsed.ok) stored = tokenOf(parsed.value);
    return true;
  }

  async function setAside(text: string): Promise<void> {
    const key = asideKey(game, `${ports.writer}${asides++}`);
    try {
      await ports.database.update(key, () => text);
    } catch {
      setLocal(`parlour:${key}`, text);
    }
  }

  async function readDatabase(): Promise<{ text: string | null; known: boolean }> {
    try {
      return { text: await ports.database.get(saveKey(game)), known: true };
    } catch {
      return { text: null, known: false };
    }
  }

  function readLocal(): string | null {
    try {
      return ports.local?.getItem(localKey(game)) ?? null;
    } catch {
      return null;
    }
  }

  const writeLocal = (text: string) => setLocal(localKey(game), text);

  function setLocal(key: string, text: string): boolean {
    try {
      ports.local?.setItem(key, text);
      return ports.local !== null;
    } catch {
      return false;
    }
  }

  return {
    load,
    save,
    keepAside(body) {
      void setAside(
        formatSave({ game, revision, writer: ports.writer, base: stored ?? tokenOf(null), body }),
      );
    },
    freeze: () => become('newer'),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    idle: () => writing ?? Promise.resolve(),
    close() {
      stopListening();
      listeners.clear();
    },
  };
}
