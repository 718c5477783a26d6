/**
 * How hard a deal is: how often the described player wins it when fate falls otherwise. The dungeons of all levels and
 * the order of the items stay; the five first fate cards are shuffled anew, and later shuffles come from another seed.
 */
import { type Chance, type Rng, shuffled } from '../../../../core/chance';
import { expect } from '../../../../core/result';
import { FATES } from '../cards';
import { gradeOf } from '../config';
import { apply, start } from '../game';
import { worthiestMove } from '../hint';
import type { Config, DragonMove, Grade, State } from '../types';
import { viewOf } from '../view';
import { describedMove } from './describedPlayer';
import { tableOf } from './table';

interface Band {
  readonly least: number;
  readonly most: number;
}

/** Shares of the described player's wins. */
export const BANDS: Readonly<Record<Grade, Band>> = {
  calm: { least: 0.85, most: 1 },
  fair: { least: 0.5, most: 0.7 },
  grim: { least: 0.15, most: 0.35 },
};

/** A hundred games are a measurement: a deal found just within its band would often be found just beyond it. */
const ACCEPTED: Readonly<Record<Grade, Band>> = {
  calm: BANDS.calm,
  fair: { least: 0.52, most: 0.68 },
  grim: { least: 0.15, most: 0.32 },
};

const FATES_RATED = 100;
/** After so many games a rating stops where the share lies farther outside than this. */
const STOPS: ReadonlyMap<number, number> = new Map([
  [20, 0.15],
  [50, 0.07],
]);
const MOST_MOVES = 1000;
/** Moves of a game that was over before it began, and how many of a hundred may be so. */
const SHORT = 12;
const SHORT_GAMES = 5;

interface Played {
  readonly won: boolean;
  readonly moves: number;
}

export type Player = (state: State, rng: Rng) => DragonMove | null;

export const described: Player = (state, rng) => describedMove(tableOf(state), rng);
export const hinted: Player = (state) => worthiestMove(viewOf(state));

/** One game of a deal under other fates; `which` names them. */
export function playUnderFate(
  first: State,
  chance: Chance,
  which: { readonly name: string; readonly index: number },
  player: Player,
  mostMoves = MOST_MOVES,
): Played {
  const { name, index } = which;
  const rng = chance(`${name}-player`, index);
  const other: Chance = (purpose, n) => chance(purpose === 'fate' ? `${name}-fate-${index}` : purpose, n);
  let state: State = { ...first, fate: shuffled(FATES, chance(`${name}-first`, index)) };
  for (let moves = 0; moves < mostMoves; moves++) {
    const move = player(state, rng);
    if (!move) return { won: state.moment.kind === 'won', moves };
    state = expect(apply(state, move, other)).state;
  }
  return { won: state.moment.kind === 'won', moves: mostMoves };
}

/** The described player's wins of a hundred; null where they are too few or too many, or have been so clearly before. */
export function ratingOf(config: Config, deal: string, chance: Chance): number | null {
  const grade = gradeOf(config);
  if (grade === null) return null;
  const first = expect(start(config, deal));
  const { least, most } = ACCEPTED[grade];
  let won = 0;
  for (let index = 0; index < FATES_RATED; index++) {
    const margin = STOPS.get(index);
    if (margin !== undefined && (won / index < least - margin || won / index > most + margin)) return null;
    if (playUnderFate(first, chance, { name: 'rate', index }, described).won) won++;
  }
  const share = won / FATES_RATED;
  return share >= least && share <= most ? won : null;
}

/** Over before it begins: the hint's game ends within a dozen moves in more than a few of a hundred fates. */
export function isDull(config: Config, deal: string, chance: Chance): boolean {
  const first = expect(start(config, deal));
  let short = 0;
  for (let index = 0; index < FATES_RATED && short <= SHORT_GAMES; index++) {
    const { moves } = playUnderFate(first, chance, { name: 'dull', index }, hinted, SHORT + 1);
    if (moves <= SHORT) short++;
  }
  return short > SHORT_GAMES;
}
