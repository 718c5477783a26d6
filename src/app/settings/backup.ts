/** One file with everything; restored whole or not at all. What comes in is untrusted until every part was read. */
import { GAME_ID_PATTERN } from '../../core/gameId';
import { ok, type Result, within } from '../../core/result';
import { integer, object, oneOf, readJson, string, table } from '../../core/text';
import { database, replaceStored, settings, stats } from '../../store/browser';
import { inTime } from '../../store/saving/database';
import { readCopyText } from '../../store/saving/latestSave';
import { isBegun, type SavedProgress } from '../../store/saving/savedGames';
import {
  asideKey,
  challengesKey,
  formatSave,
  gameOfKey,
  isTakenAway,
  latestOf,
  MAX_SAVE,
  parseSave,
  type Save,
  saveKey,
} from '../../store/saving/saveText';
import { readSettings, type Settings } from '../../store/settings';
import { isRunsKey, runsKey } from '../../store/stats/keptRuns';
import { NO_STATS, salvageStats, statsText } from '../../store/stats/stats';
import { parseStats, STATS_KEY } from '../../store/stats/statsStore';
import { savedGamesIn } from '../home/savedGames';
import { savedRooms } from '../rooms';
import { sidePages } from '../sidePages';
import { playedOf } from '../stats/figures';
import { refuse, STORED } from './backupFaults';

export interface Backup {
  readonly parlour: 'backup';
  readonly format: number;
  readonly build: string;
  /** The local calendar day it was made on. */
  readonly made: string;
  /** Saves, statistics and saves kept aside, under the keys of the database. */
  readonly texts: Readonly<Record<string, string>>;
  readonly settings: Settings;
}

export interface BackupSummary {
  readonly made: string;
  readonly build: string;
  readonly games: readonly GameSummary[];
  readonly asides: number;
}

interface GameSummary {
  readonly id: string;
  /** How far each unfinished game is. */
  readonly open: readonly SavedProgress[];
  readonly finished: number;
}

/** The second holds runs, one's own and others', which an older app would not know. */
const FORMAT = 2;
const WITHOUT_RUNS = 1;
/** Looked at before a file is read at all. */
export const MAX_BACKUP = 64_000_000;
const KEY = new RegExp(
  `^(?:stats|(?:save|cards|runs|challenges):${GAME_ID_PATTERN}|aside:[a-z0-9:-]{1,80})$`,
);
const MOST_TEXTS = 500;
const MAX_PHRASE = 64;

/** Whatever is saved under a name of its own: games, what is being made, and how far studies are. */
export const savedIds: readonly string[] = [...savedRooms, ...sidePages].map(({ id }) => id);

const readKind = object<Pick<Backup, 'parlour' | 'format'>>({
  parlour: oneOf(['backup']),
  format: integer(1, 9999),
});

const readWhole = object<Backup>({
  parlour: oneOf(['backup']),
  format: integer(1, FORMAT),
  build: string(MAX_PHRASE),
  made: string(10, /^\d{4}-\d{2}-\d{2}$/),
  texts: table(KEY, string(MAX_SAVE), MOST_TEXTS),
  settings: readSettings,
});

/** A game that is only in memory, because the browser will not save it. */
interface Unsaved {
  readonly game: string;
  readonly body: string;
}

/** How long a player who asks for a copy of an unsaved game is kept waiting for the rest. */
const AT_ONCE_MS = 200;

export async function makeBackup(
  games: readonly string[],
  made: string,
  unsaved: Unsaved | null = null,
): Promise<Backup> {
  // Where the database does not answer, what this page knows is all there is.
  const stored = await inTime(database.all(), unsaved ? AT_ONCE_MS : undefined).catch(
    () => new Map<string, unknown>(),
  );
  const texts = { ...textsOf(stored), ...statsTexts(stored.get(STATS_KEY)) };
  const ids = new Set([...games, ...savedGames(Object.keys(texts))]);
  if (unsaved) ids.add(unsaved.game);
  for (const game of ids) {
    const save = latestSave(game, texts[saveKey(game)], unsaved);
    if (save && isTakenAway(save)) delete texts[saveKey(game)];
    else if (save) texts[saveKey(game)] = formatSave(save);
  }
  return {
    parlour: 'backup',
    format: Object.keys(texts).some(isRunsKey) ? FORMAT : WITHOUT_RUNS,
    build: __BUILD__,
    made,
    texts,
    settings: settings.getState(),
  };
}

function textsOf(stored: ReadonlyMap<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, text] of stored) {
    if (typeof text !== 'string' || !KEY.test(key) || key === STATS_KEY) continue;
    texts[isWhole(key, text) ? key : damagedKey(key, text)] = text;
  }
  return texts;
}

function statsTexts(stored: unknown): Record<string, string> {
  if (typeof stored !== 'string') return { [STATS_KEY]: statsText(stats.getState()) };
  const { stats: readable, unreadable } = salvageStats(stored);
  const asides = unreadable.map((part): [string, string] => [damagedKey(STATS_KEY, part), part]);
  return { ...Object.fromEntries(asides), [STATS_KEY]: statsText(readable) };
}

/** What is stored, in either storage, or what is in play and cannot be. */
function latestSave(game: string, kept: string | undefined, unsaved: Unsaved | null): Save | null {
  const read = (text: string | null | undefined) => {
    const parsed = text ? parseSave(text, game) : null;
    return parsed?.ok ? parsed.value : null;
  };
  const latest = latestOf(read(kept), read(readCopyText(game)));
  if (unsaved?.game !== game) return latest;
  return { ...unsaved, revision: (latest?.revision ?? 0) + 1, writer: 'copy', base: '-' };
}

/** A damaged text must not make the whole backup unreadable; a newer version will read what this one cannot. */
function isWhole(key: string, text: string): boolean {
  const checked = checkText(key, text);
  return checked.ok || checked.fault.code === 'NEWER_SAVE';
}

/** Another damaged text has another key, or restoring one backup would overwrite what came with another. */
function damagedKey(key: string, text: string): string {
  return asideKey(gameOfKey(key) ?? key, text, 'backup-');
}

/** With one text carried along as unreadable. */
export function withAside(backup: Backup, key: string): Backup {
  const { [key]: damaged, ...texts } = backup.texts;
  if (damaged === undefined) return backup;
  return { ...backup, texts: { ...texts, [damagedKey(key, damaged)]: damaged } };
}

export function parseBackup(text: string): Result<Backup> {
  const kind = readJson(text, MAX_BACKUP, readKind);
  if (!kind.ok) return refuse('NOT_A_BACKUP');
  if (kind.value.format > FORMAT) {
    return refuse('NEWER_BACKUP');
  }
  const backup = readJson(text, MAX_BACKUP, readWhole);
  if (!backup.ok) return backup;
  for (const [key, content] of Object.entries(backup.value.texts)) {
    const checked = within(STORED + key, checkText(key, content));
    if (!checked.ok) return checked;
  }
  return backup;
}

function checkText(key: string, text: string): Result<null> {
  if (key === STATS_KEY) {
    return parseStats(text) ? ok(null) : refuse('BAD_STATS');
  }
  const game = gameOfKey(key);
  // What was kept aside is damaged by definition; it is carried along unread.
  if (game === null) return ok(null);
  const save = parseSave(text, game);
  if (!save.ok) return save;
  return savedGamesIn(save.value.body) ? ok(null) : refuse('BAD_SAVE');
}

export function summarise({ texts, made, build }: Backup): BackupSummary {
  const known = parseStats(texts[STATS_KEY] ?? null);
  const ids = new Set([...savedGames(Object.keys(texts)), ...Object.keys(known?.games ?? {})]);
  const games = [...ids].map((id) => ({
    id,
    finished: playedOf(known?.games[id]),
    open: openGames(texts[saveKey(id)], id),
  }));
  return {
    made,
    build,
    games: games.filter(({ open, finished }) => open.length > 0 || finished > 0),
    asides: Object.keys(texts).filter((key) => key.startsWith('aside:')).length,
  };
}

function openGames(text: string | undefined, game: string): SavedProgress[] {
  const save = text === undefined ? null : parseSave(text, game);
  const saved = save?.ok ? savedGamesIn(save.value.body) : null;
  if (!saved) return [];
  const { free, daily } = saved.summaries;
  return [free, daily].flatMap((summary) => (isBegun(summary) ? [summary.progress] : []));
}

/** Everything is replaced but saves kept aside, which nobody can have meant to lose. Reload the page after it. */
export async function restoreBackup(backup: Backup, games: readonly string[]): Promise<Result<null>> {
  const changes = new Map<string, string | null>(games.map((game) => [saveKey(game), null]));
  try {
    for (const [key, text] of await database.all()) {
      if (key.startsWith('aside:')) continue;
      changes.set(key, null);
      const game = gameOfKey(key);
      // A newer version's save is not ours to throw away.
      if (game && typeof text === 'string' && isNewer(text, game)) changes.set(asideKey(game, text), text);
    }
    changes.set(STATS_KEY, statsText(NO_STATS));
    for (const [key, text] of Object.entries(backup.texts)) changes.set(key, text);
    await replaceStored(changes);
  } catch {
    return refuse('NOT_STORED');
  }
  settings.setState(backup.settings, true);
  return ok(null);
}

function isNewer(text: string, game: string): boolean {
  const save = parseSave(text, game);
  return !save.ok && save.fault.code === 'NEWER_SAVE';
}

/** Takes away all that is kept under these record ids. Reload the page after it. */
export async function resetGames(ids: readonly string[]): Promise<Result<null>> {
  try {
    const keys = ids.flatMap((id) => [saveKey(id), runsKey(id), challengesKey(id)]);
    await replaceStored(new Map(keys.map((key) => [key, null])));
  } catch {
    return refuse('NOT_RESET');
  }
  for (const id of ids) await stats.forget(id);
  settings.setState(({ seen }) => ({ seen: seen.filter((id) => !ids.includes(id)) }));
  return ok(null);
}

function savedGames(keys: readonly string[]): string[] {
  return keys.flatMap((key) => gameOfKey(key) ?? []);
}
