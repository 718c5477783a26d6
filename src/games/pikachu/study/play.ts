/** The last tiles in play, judged by the game's own rules. */
import { chanceFrom } from '../../../core/chance';
import type { Result } from '../../../core/result';
import type { Outcome } from '../../../core/rules';
import { type Outlook, outlookWithin, searchOf } from '../rules/clearing';
import { playRules } from '../rules/playRules';
import type { Pair, Pikachu, State } from '../rules/types';
import { MOST_BOARDS } from './orders';
import type { Tail } from './types';

/** No order leads over more boards than half of this, so that the search always ends by itself. */
const MOST_LOOKED_AT = 2 * MOST_BOARDS;

export function prospectOf(tail: Tail): Outlook {
  return outlookWithin(tail, searchOf(MOST_LOOKED_AT));
}

export function stateOf({ rows, columns, variant, tiles }: Tail): State {
  return { rows, columns, variant, tiles, line: null, shuffles: 0 };
}

export function match(tail: Tail, [a, b]: Pair): Result<Outcome<Pikachu>> {
  return playRules.apply(stateOf(tail), { kind: 'match', a, b }, chanceFrom('study'));
}

/** Null where no line joins the two. */
export function taken(tail: Tail, pair: Pair): Tail | null {
  const after = match(tail, pair);
  return after.ok ? { ...tail, tiles: after.value.state.tiles } : null;
}

export function symbolOf({ tiles }: Tail, [a]: Pair): number {
  return tiles[a] ?? 0;
}
