/** Depth-first search over every move, each position once. */

import type { Chance } from '../../../../core/chance';
import { expect } from '../../../../core/result';
import { apply } from '../game';
import { legalMoves } from '../moves';
import type { DragonMove, State } from '../types';
import type { Solution } from './solution';

interface Step {
  readonly state: State;
  readonly move: DragonMove | null;
  readonly before: Step | null;
}

/** Which positions a search has come to. */
export interface Seen {
  /** Whether there is anything to be found from here that has not been looked for; from now on there is not. */
  readonly isNew: (state: State) => boolean;
}

export function exhaust(from: State, chance: Chance, maxNodes: number, seen = eachByItself()): Solution {
  const waiting: Step[] = [{ state: from, move: null, before: null }];
  let nodes = 0;
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    for (const move of legalMoves(step.state)) {
      if (nodes === maxNodes) return { verdict: 'undecided', line: null, nodes };
      nodes++;
      const { state } = expect(apply(step.state, move, chance));
      const next: Step = { state, move, before: step };
      if (state.moment.kind === 'won') return { verdict: 'proven', line: lineTo(next), nodes };
      if (seen.isNew(state)) waiting.push(next);
    }
  }
  return { verdict: 'refuted', line: null, nodes };
}

function lineTo(last: Step): DragonMove[] {
  const line: DragonMove[] = [];
  for (let step: Step | null = last; step?.move; step = step.before) line.unshift(step.move);
  return line;
}

function eachByItself(): Seen {
  const keys = new Set<string>();
  return {
    isNew(state) {
      const before = keys.size;
      return keys.add(keyOf(state)).size > before;
    },
  };
}

/** All that the future depends on; the orders of dungeon and fate follow from level and shuffles. */
export function keyOf(state: State): string {
  const { level, fateShuffles, fateDrawn, hearts, gems, queenDefeated, moment } = state;
  const piles = [state.laid, state.faceUp, state.held, state.itemStock].map((pile) => pile.join());
  return [level, fateShuffles, fateDrawn, hearts, gems, queenDefeated, JSON.stringify(moment), ...piles].join(
    ';',
  );
}
