/**
 * Keeps one game's save through crashes, closed tabs, slow and full disks, cleared storage and second tabs.
 *
 * Each save goes to localStorage at once (it outlives the page but not a killed browser) and to IndexedDB with
 * strict durability (it outlives both, a few milliseconds later, or whenever the database finds the time). A tab
 * overwrites its own saves and the one it builds on, and writes where no save is stored; if another tab has written
 * since, it stops saving and says so. A game that was taken away leaves a save without games (`replaceStored`), so
 * that no stored save always means that the browser has cleared its storage.
 */
import type { Fault } from '../../core/result';
import { type Database, inTime, PATIENCE_MS } from './database';
import { type Judged, judgeSave } from './judgeSave';
import {
  baseOn,
  baseOnCopy,
  buildsOn,
  hasCome,
  isOldNews,
  isToldWithoutRevision,
  type SaveBase,
  type SaveMessage,
} from './saveBase';
import { asideKey, formatSave, latestOf, localKey, NO_BASE, type Save, saveKey, tokenOf } from './saveText';

/**
 * saved: all is well. unsaved: the storage refuses, play goes on in memory. superseded: another tab has moved
 * on. newer: what is stored comes from a newer version and stays untouched.
 */
export type SaveState = 'saved' | 'unsaved' | 'superseded' | 'newer';

interface SavePorts {
  readonly database: Database;
  /** localStorage, or null where even asking for it throws. */
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Names this tab. */
  readonly writer: string;
  readonly announce: (message: SaveMessage) => void;
  readonly listen: (hear: (message: SaveMessage) => void) => () => void;
  /** Calls back later; answers with how to call that off. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
  /** The database has said late that it holds more of the game than was loaded, and nothing was saved since. */
  readonly foundMore: () => void;
}

interface Loaded {
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

type Draft = Pick<Save, 'revision' | 'body'>;

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

export function createSaves(game: string, ports: SavePorts): Saves {
  const listeners = new Set<() => void>();
  let state: SaveState = 'saved';
  /** The number of the latest save of this tab; `loaded` is the number that it began with. */
  let revision = 0;
  let loaded = 0;
  let base: SaveBase = baseOn(null);
  /** The latest save, where the database may not have it yet; null where nothing may be written. */
  let draft: Draft | null = null;
  /** localStorage has the draft. */
  let copied = false;
  let writing: Promise<void> | null = null;
  let retryMs = FIRST_RETRY_MS;
  let callOff = () => {};
  /** How often a game was loaded: a write that ends late tells nothing of the game loaded since. */
  let loads = 0;
  let loading = 0;
  /** What another tab said last while this one was loading, to be judged by what is then known. */
  let lastMessage: SaveMessage | null = null;

  const stopListening = ports.listen((message) => {
    if (message.game !== game || message.writer === ports.writer || state === 'newer') return;
    if (loading > 0) lastMessage = message;
    else hear(message);
  });

  function hear(message: SaveMessage): void {
    if (isOldNews(base, message)) return;
    if (isToldWithoutRevision(message)) void look();
    else stop('superseded');
  }

  /** Nothing but the database can then tell news from what this tab has loaded. */
  async function look(): Promise<void> {
    const loadOfLook = loads;
    const answer = await readDatabase();
    if (loads !== loadOfLook || loading > 0 || state === 'newer') return;
    const kept = judgeSave(answer.found, game);
    if (!answer.known || !mayReplace(kept)) stop(kept.newer ? 'newer' : 'superseded');
  }

  function mayReplace({ save, newer }: Judged): boolean {
    if (newer) return false;
    if (save === null || buildsOn(base, save)) return true;
    // Its own write, of which it was told that it had failed or of which it has heard nothing yet.
    return save.writer === ports.writer && save.revision <= revision;
  }

  function become(next: SaveState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** For good, or until the game is loaded again. */
  function stop(because: 'superseded' | 'newer'): void {
    draft = null;
    callOff();
    become(because);
  }

  async function load(): Promise<Loaded> {
    loading++;
    try {
      // A write that hangs must not keep the player from the game.
      if (writing) await inTime(writing).catch(() => undefined);
      draft = null;
      callOff();
      const answer = await readDatabase();
      const kept = judgeSave(answer.found, game);
      const local = judgeSave(readLocal(), game);
      for (const { damaged } of [kept, local]) if (damaged !== null) await setAside(damaged);
      return begin(answer.known, kept, local);
    } finally {
      loading--;
    }
  }

  function begin(known: boolean, kept: Judged, local: Judged): Loaded {
    loads++;
    state = 'saved';
    const fault = kept.fault ?? local.fault;
    if (kept.newer || local.newer) {
      stop('newer');
      return { body: null, fault };
    }
    const save = latestOf(kept.save, local.save);
    const copy = save === local.save ? save : null;
    base = known ? baseOn(kept.save, copy) : baseOnCopy(copy);
    revision = save?.revision ?? 0;
    loaded = revision;
    // What only the copy has would be gone with the next browser that is killed.
    draft = copy && { revision, body: copy.body };
    copied = copy !== null;
    // And an old copy would be all there is, should the database be slow next time.
    if (kept.save && tokenOf(kept.save) !== tokenOf(local.save) && !copy)
      setLocal(localKey(game), formatSave(kept.save));
    if (lastMessage) hear(lastMessage);
    lastMessage = null;
    if (!known) askAgain();
    // At once: the end of a game is counted next, and whoever has lost its save would meet its deal as practice.
    else write();
    return { body: save?.body ?? null, fault: save ? null : fault };
  }

  function askAgain(): void {
    later(async () => {
      const answer = await readDatabase();
      if (base.known || state === 'superseded' || state === 'newer') return;
      if (!answer.known) return askAgain();
      const kept = judgeSave(answer.found, game);
      if (mayReplace(kept)) {
        rebase(baseOn(kept.save, base.copy));
        write();
      } else if (kept.newer) stop('newer');
      else if (revision === loaded) ports.foundMore();
      else stop('superseded');
    });
  }

  function save(body: string): void {
    if (state === 'superseded' || state === 'newer') return;
    revision++;
    draft = { revision, body };
    copied = writeLocal(draft);
    write();
  }

  /** One transaction at a time; a burst of moves writes only its last. */
  async function writeDrafts(): Promise<void> {
    while (isDue()) {
      const stopWaiting = ports.schedule(tellWithoutDatabase, PATIENCE_MS);
      try {
        await writeDraft();
      } catch {
        // A browser that clears its storage in the middle of a write takes the copy as well.
        if (draft !== null && readLocal() === null) copied = writeLocal(draft);
        tellWithoutDatabase();
        later(write);
        break;
      } finally {
        stopWaiting();
      }
    }
    // Nothing may come between the last look at the draft and this, or a move made there would wait for the next.
    writing = null;
  }

  function write(): void {
    if (isDue()) writing ??= writeDrafts();
  }

  function isDue(): boolean {
    return draft !== null && draft.revision > base.revision;
  }

  /** The copy in localStorage is then all there is, if that. */
  function tellWithoutDatabase(): void {
    if (draft !== null) become(copied ? 'saved' : 'unsaved');
  }

  async function writeDraft(): Promise<void> {
    const outcome: { written: Save | null; refusal: 'superseded' | 'newer' | null } = {
      written: null,
      refusal: null,
    };
    let loadOfWrite = loads;
    await ports.database.update(saveKey(game), (found, put) => {
      if (draft === null) return null;
      loadOfWrite = loads;
      const kept = judgeSave(found, game);
      if (!mayReplace(kept)) {
        outcome.refusal = kept.newer ? 'newer' : 'superseded';
        return null;
      }
      if (revision === loaded && hasCome(base, kept.save)) {
        base = baseOn(kept.save);
        return null;
      }
      if (kept.damaged !== null) put(asideKey(game, kept.damaged), kept.damaged);
      // Before this tab's own name is in the database: a copy in another's would no longer continue what is there.
      if (!base.known || base.copy) rebase(baseOn(kept.save));
      outcome.written = { game, ...draft, writer: ports.writer, base: tokenOf(kept.save) };
      return formatSave(outcome.written);
    });
    if (loads !== loadOfWrite) return;
    if (outcome.refusal !== null) stop(outcome.refusal);
    if (outcome.written !== null) succeed(outcome.written);
  }

  function succeed(written: Save): void {
    base = baseOn(written);
    retryMs = FIRST_RETRY_MS;
    if (state === 'unsaved') become('saved');
    const { revision, writer } = written;
    ports.announce({ game, writer, revision, anew: written.base === NO_BASE });
  }

  function rebase(next: SaveBase): void {
    base = next;
    retryMs = FIRST_RETRY_MS;
    if (draft !== null) copied = writeLocal(draft);
  }

  function later(callback: () => void): void {
    callOff();
    callOff = ports.schedule(callback, retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }

  async function setAside(text: string, content = text): Promise<void> {
    const key = asideKey(game, content);
    try {
      await inTime(ports.database.update(key, () => text));
    } catch {
      setLocal(`parlour:${key}`, text);
    }
  }

  async function readDatabase(): Promise<{ found: unknown; known: boolean }> {
    try {
      return { found: await ports.database.read(saveKey(game)), known: true };
    } catch {
      return { found: null, known: false };
    }
  }

  function readLocal(): string | null {
    try {
      return ports.local?.getItem(localKey(game)) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * In the name of the copy that was loaded, as long as nobody knows whether the database has come as far: whoever
   * compares the two later sees that this one continues whatever that copy continued.
   */
  function format(what: Draft): string {
    return formatSave({ game, ...what, writer: base.copy?.writer ?? ports.writer, base: base.token });
  }

  const writeLocal = (what: Draft) => setLocal(localKey(game), format(what));

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
      if (draft?.body === body) draft = null;
      void setAside(format({ revision, body }), body);
    },
    freeze: () => stop('newer'),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    idle: () => writing ?? Promise.resolve(),
    close() {
      stopListening();
      callOff();
      listeners.clear();
    },
  };
}
