/**
 * Runs that somebody has sent with a deal, as their links carry them: kept until they have been seen beside the player's
 * own, or the game is discarded. They take their room from that of the kept runs, of which the oldest go first.
 */
import { MAX_RUN_LINK } from '../../core/runs/runBlock';
import { boolean, list, nullable, object, type Reader, readJson, string, tolerant } from '../../core/text';
import type { Database } from '../saving/database';
import { challengesKey } from '../saving/saveText';
import { MAX_RUNS, makeRoom } from './keptRuns';

export interface Challenge {
  /** What tells its deal apart. */
  readonly deal: string;
  /** Of that deal in the link: what the runs are held against. */
  readonly code: string;
  /** The link's fragment. */
  readonly sent: string;
  /** A move has been made in a game of that deal since. */
  readonly begun: boolean;
  readonly seen: boolean;
}

export const MOST_ON_ONE_DEAL = 5;
const NONE = '';

const readChallenge: Reader<Challenge> = object<Challenge>({
  deal: string(10, /^[a-z0-9]+$/),
  code: string(MAX_RUNS),
  sent: string(MAX_RUN_LINK, /^#r1[~\w.-]+$/),
  begun: boolean,
  seen: boolean,
});

/** The damage of one is no reason to lose the others. */
const readChallenges = list(tolerant(nullable(readChallenge), null), MAX_RUNS);

export function parseChallenges(text: string | null): readonly Challenge[] {
  const read = text === null ? null : readJson(text, MAX_RUNS, readChallenges);
  return read?.ok ? read.value.filter((challenge) => challenge !== null) : [];
}

/**
 * Newest first. What is sent a second time is there once. A sixth on one deal takes the place of the oldest that has been
 * seen; where none has, it is not taken.
 */
export function withChallenge(
  challenges: readonly Challenge[],
  challenge: Challenge,
): readonly Challenge[] | null {
  const { deal, sent } = challenge;
  const beside = challenges.filter((other) => other.deal === deal);
  if (beside.some((other) => other.sent === sent)) return challenges;
  const isFull = beside.length >= MOST_ON_ONE_DEAL;
  const leaving = isFull ? beside.findLast(({ seen }) => seen) : undefined;
  if (isFull && !leaving) return null;
  let kept: readonly Challenge[] = [challenge, ...challenges.filter((other) => other !== leaving)];
  while (JSON.stringify(kept).length > MAX_RUNS) kept = kept.slice(0, -1);
  return kept;
}

/** Answers with what is kept from now on; fails where nothing can be stored. */
export async function changeChallenges(
  database: Pick<Database, 'get' | 'update'>,
  game: string,
  change: (challenges: readonly Challenge[]) => readonly Challenge[],
): Promise<readonly Challenge[]> {
  let kept: readonly Challenge[] = [];
  const text = await database.update(challengesKey(game), (before) => {
    kept = change(parseChallenges(before));
    const after = kept.length === 0 ? NONE : JSON.stringify(kept);
    return after === (before ?? NONE) ? null : after;
  });
  if (text !== null) await makeRoom(database, game);
  return kept;
}
