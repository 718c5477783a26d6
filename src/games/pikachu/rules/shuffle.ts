/** A fair shuffle: the remaining symbols anew on the same cells, and again a board that can be cleared. */

import { type Chance, shuffled } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { outlook } from './clearing';
import { refuse } from './faults';
import type { State } from './types';

const ATTEMPTS = 60;

/** The tiles after the shuffle that this state's chance gives. */
export function shuffleTiles(state: State, chance: Chance): Result<readonly number[]> {
  const symbols = state.tiles.filter((tile) => tile !== 0);
  if (symbols.length === 0) return refuse('NOTHING_TO_SHUFFLE');
  const rng = chance('shuffle', state.shuffles);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = shuffled(symbols, rng);
    let dealt = 0;
    const tiles = state.tiles.map((tile) => (tile === 0 ? 0 : (order[dealt++] ?? 0)));
    if (outlook({ ...state, tiles }).kind === 'clearable') return ok(tiles);
  }
  return refuse('NO_FAIR_SHUFFLE');
}
