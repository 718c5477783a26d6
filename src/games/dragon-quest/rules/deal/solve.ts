/**
 * Says whether a deal can be won, knowing the whole deck. First games are played by a good but fickle player
 * (`foresight.ts`) under the real `apply`, until one is won: that takes a few dozen moves for nearly all deals.
 * The hopeless rest is mostly walled in within a few cards, so that trying everything (`exhaust.ts`) refutes it.
 */

import type { Chance, Rng } from '../../../../core/chance';
import { expect } from '../../../../core/result';
import { apply, start } from '../game';
import type { Config, DragonMove, State } from '../types';
import { exhaust, type Seen } from './exhaust';
import { foreseenMove } from './foresight';
import type { Solution } from './solution';

export interface Effort {
  /** Games played with foresight, and moves tried in all of them. */
  readonly games: number;
  readonly nodes: number;
  /** Moves tried when trying everything. */
  readonly exhaustiveNodes: number;
}

/** On the machine this was written on the whole of it takes about a tenth of a second. */
export const FULL_EFFORT: Effort = { games: 400, nodes: 15_000, exhaustiveNodes: 40_000 };
const MAX_LINE = 400;

export function solveDeal(config: Config, deal: string, chance: Chance, effort = FULL_EFFORT): Solution {
  return solve(expect(start(config, deal)), chance, effort);
}

export function solve(from: State, chance: Chance, effort: Effort, seen?: Seen): Solution {
  let nodes = 0;
  for (let game = 0; game < effort.games && nodes < effort.nodes; game++) {
    const line: DragonMove[] = [];
    const won = playOut(from, chance, line, chance('solve', game), whimOf(game));
    nodes += line.length;
    if (won) return { verdict: 'proven', line, nodes };
  }
  const rest = exhaust(from, chance, effort.exhaustiveNodes, seen);
  return { ...rest, nodes: nodes + rest.nodes };
}

/** The first game follows its judgement to the letter, later ones stray more and more. */
function whimOf(game: number): number {
  return 1 + Math.min(game * 4, 60);
}

function playOut(from: State, chance: Chance, line: DragonMove[], rng: Rng, whim: number): boolean {
  let state = from;
  while (line.length < MAX_LINE && state.moment.kind !== 'won' && state.moment.kind !== 'lost') {
    const move = foreseenMove(state, chance, rng, whim);
    if (!move) return false;
    state = expect(apply(state, move, chance)).state;
    line.push(move);
  }
  return state.moment.kind === 'won';
}
