/** Runs that have ended, to be looked back at: the last ones of a game and the best of each kind. Bounded in size. */

import { DAY_TEXT } from '../../core/daily';
import { hashText } from '../../core/hash';
import { type GameRecord, readRecord, recordText } from '../../core/record';
import {
  boolean,
  finite,
  list,
  nullable,
  object,
  oneOf,
  type Reader,
  readJson,
  string,
  tolerant,
} from '../../core/text';
import { type Database, inTime } from '../saving/database';
import type { Run } from '../saving/savedGames';
import { challengesKey } from '../saving/saveText';
import type { FinishedGame } from '../session/sessionState';
import { isAidedRun, type PastResult } from './stats';

export interface KeptRun extends Pick<Run, 'record' | 'day' | 'begun' | 'practice'> {
  /** The code that results are kept under. */
  readonly config: string;
  readonly outcome: 'won' | 'lost';
  readonly score: number | null;
}

export const KEPT_RUNS = 20;
/** Six games of this size are 300 kB; runs that were sent count among them, and go last. */
export const MAX_RUNS = 50_000;

const KEY = /^(runs|challenges):/;
export const runsKey = (game: string) => `runs:${game}`;
/** Also of those that were sent. */
export const isRunsKey = (key: string) => KEY.test(key);

const MOST_SCORE = 1e12;
const MAX_PHRASE = 200;

const readRun: Reader<KeptRun> = object<KeptRun>({
  record: readRecord,
  day: nullable(string(10, DAY_TEXT)),
  begun: string(10, DAY_TEXT),
  practice: boolean,
  config: string(MAX_PHRASE),
  outcome: oneOf(['won', 'lost']),
  score: nullable(finite(-MOST_SCORE, MOST_SCORE)),
});

/** The damage of one is no reason to lose the others. */
const readRuns: Reader<readonly (KeptRun | null)[]> = list(tolerant(nullable(readRun), null), MAX_RUNS);

export function parseRuns(text: string): readonly KeptRun[] {
  const runs = readJson(text, MAX_RUNS, readRuns);
  return runs.ok ? runs.value.filter((run) => run !== null) : [];
}

export function runsText(runs: readonly KeptRun[]): string {
  return JSON.stringify(runs.map(({ record, ...rest }) => ({ record: recordText(record), ...rest })));
}

/** Names one run among those of its game. */
export function runId({ record, begun }: Pick<KeptRun, 'record' | 'begun'>): string {
  const { seed, deal, moves, tally } = record;
  return hashText(JSON.stringify([begun, seed, deal, moves, tally.elapsedMs])).toString(36);
}

/** Newest first. What is told a second time, as after a crash, is there once. */
export function withRun(runs: readonly KeptRun[], run: KeptRun): readonly KeptRun[] {
  const others = runs.filter((other) => runId(other) !== runId(run));
  return withinBounds([run, ...others], MAX_RUNS);
}

/** The oldest go first, and the best of each kind after all others. */
function withinBounds(runs: readonly KeptRun[], room: number): readonly KeptRun[] {
  const bests = new Set(bestsOf(runs));
  let kept = runs.filter((run, index) => index < KEPT_RUNS || bests.has(run));
  while (kept.length > 0 && runsText(kept).length > room) {
    const last = kept.findLastIndex((run) => !bests.has(run));
    kept = kept.toSpliced(last < 0 ? kept.length - 1 : last, 1);
  }
  return kept;
}

function bestsOf(runs: readonly KeptRun[]): readonly KeptRun[] {
  const bests = new Map<string, KeptRun>();
  for (const run of runs) {
    if (run.outcome === 'lost' || run.practice || isAidedRun(run.record.tally)) continue;
    const best = bests.get(run.config);
    if (!best || isBetter(run, best)) bests.set(run.config, run);
  }
  return [...bests.values()];
}

/** By score where there is one, else by time. */
function isBetter(one: KeptRun, other: KeptRun): boolean {
  if (one.score !== other.score) return (one.score ?? 0) > (other.score ?? 0);
  return one.record.tally.elapsedMs < other.record.tally.elapsedMs;
}

/** The run that a line of the statistics tells of; undefined: it is kept no longer. */
export function runOf(runs: readonly KeptRun[], result: PastResult): KeptRun | undefined {
  return runs.find(({ record, begun, config, outcome, score }) => {
    const { elapsedMs, attempts, mistakes } = record.tally;
    return (
      begun === result.begun &&
      config === result.config &&
      outcome === result.outcome &&
      score === result.score &&
      elapsedMs === result.timeMs &&
      attempts === result.attempts &&
      mistakes === result.mistakes
    );
  });
}

export async function keepRun(
  database: Pick<Database, 'get' | 'update'>,
  { game, config, outcome, score }: FinishedGame,
  { record, day, begun, practice }: Run,
): Promise<void> {
  const seen = { ...record, moves: record.moves.slice(0, record.cursor) };
  const run: KeptRun = { record: seen, day, begun, practice, config, outcome, score };
  // Where nothing can be stored, there is nothing to look back at.
  const room = await roomLeft(database, game).catch(() => MAX_RUNS);
  await database
    .update(runsKey(game), (text) =>
      runsText(withinBounds(withRun(text === null ? [] : parseRuns(text), run), room)),
    )
    .catch(() => null);
}

/** For what has been sent: the oldest runs go. */
export async function makeRoom(database: Pick<Database, 'get' | 'update'>, game: string): Promise<void> {
  const room = await roomLeft(database, game);
  await database.update(runsKey(game), (text) =>
    text === null || text.length <= room ? null : runsText(withinBounds(parseRuns(text), room)),
  );
}

async function roomLeft(database: Pick<Database, 'get'>, game: string): Promise<number> {
  const sent = await inTime(database.get(challengesKey(game)));
  return Math.max(0, MAX_RUNS - (sent?.length ?? 0));
}

export async function keptRuns(database: Pick<Database, 'get'>, game: string): Promise<readonly KeptRun[]> {
  const text = await inTime(database.get(runsKey(game))).catch(() => null);
  return text === null ? [] : parseRuns(text);
}

/** The player's own run of a deal, the first before any practice; null: it is kept no longer. */
export async function keptRunOf(
  database: Pick<Database, 'get'>,
  game: string,
  isOfDeal: (record: GameRecord) => boolean,
): Promise<Run | null> {
  const runs = (await keptRuns(database, game)).filter(({ record }) => isOfDeal(record));
  const found = runs.find(({ practice }) => !practice) ?? runs[0];
  return found ? asRun(found) : null;
}

/** As the store looks at it: it has ended, and nothing is half built. */
export async function keptRun(
  database: Pick<Database, 'get'>,
  game: string,
  id: string,
): Promise<Run | null> {
  const found = (await keptRuns(database, game)).find((run) => runId(run) === id);
  return found ? asRun(found) : null;
}

function asRun({ record, day, begun, practice }: KeptRun): Run {
  return { record, day, begun, practice, draft: '', counted: true };
}
