/** What lies open on the table, as little of it as the described player needs: rating a deal asks for it thousands of times. */

import { DRAGON_QUEEN } from '../cards';
import type { FieldBits } from '../field';
import { cardAt, fateTotal, legalMoves, needNow, placeOf } from '../moves';
import type { Config, DragonMove, Moment, State } from '../types';

export interface Table {
  readonly config: Config;
  readonly hearts: number;
  readonly gems: number;
  readonly held: readonly number[];
  readonly queenDefeated: boolean;
  /** She was met on this level, and not defeated. */
  readonly queenMissed: boolean;
  readonly taken: FieldBits;
  readonly resolved: FieldBits;
  readonly moment: Moment;
  /** The fate cards that the next one drawn is among, in no particular order. */
  readonly fates: readonly number[];
  /** How much the fate card just drawn lacks; 0 or less is enough. */
  readonly lacking: number;
  readonly moves: readonly DragonMove[];
  /** The card lying face up in a cell. */
  readonly cardIn: (cell: number) => number;
}

export function tableOf(state: State): Table {
  const { config, hearts, gems, held, queenDefeated, taken, resolved, moment, fate, fateDrawn } = state;
  const queen = state.order.indexOf(DRAGON_QUEEN);
  return {
    config,
    hearts,
    gems,
    held,
    queenDefeated,
    queenMissed: !queenDefeated && queen < state.laid.length && !state.faceUp.includes(queen),
    taken,
    resolved,
    moment,
    fates: fateDrawn < fate.length ? fate.slice(fateDrawn) : fate,
    lacking: moment.kind === 'fate' ? needNow(state) - fateTotal(state) : 0,
    moves: legalMoves(state),
    cardIn: (cell) => cardAt(state, placeOf(state, cell)),
  };
}

/** How much of the fate cards left fails to reach this. */
export function failing(table: Table, need: number): number {
  return table.fates.filter((fate) => fate < need).length / table.fates.length;
}
