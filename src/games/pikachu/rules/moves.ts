/** Moves as text: `12-45` for a match, `sabba--…` for a shuffle, one letter a cell. */
import { cellCount } from '../../../core/grids';
import { ok, type Result, unreachable } from '../../../core/result';
import { formatTiles, readTiles } from './dealText';
import { refuse } from './faults';
import { type PikachuMove, SIZE_NAMES, SIZES } from './types';

const MATCH_TEXT = /^(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/;
const SHUFFLE_PREFIX = 's';
const MOST_CELLS = Math.max(...SIZE_NAMES.map((name) => cellCount(SIZES[name])));

export function formatMove(move: PikachuMove): string {
  switch (move.kind) {
    case 'match':
      return `${move.a}-${move.b}`;
    case 'shuffle':
      return SHUFFLE_PREFIX + formatTiles(move.tiles);
    default:
      return unreachable(move);
  }
}

export function parseMove(text: string): Result<PikachuMove> {
  if (text.length > MOST_CELLS + 1) return refuse('MOVE_TOO_LONG');
  const match = MATCH_TEXT.exec(text);
  if (match) return matchOf(Number(match[1]), Number(match[2]));
  const tiles = text.startsWith(SHUFFLE_PREFIX) ? readTiles(text.slice(1)) : null;
  if (tiles && tiles.length > 0) return ok({ kind: 'shuffle', tiles });
  return refuse('NOT_A_MOVE');
}

function matchOf(a: number, b: number): Result<PikachuMove> {
  if (Math.max(a, b) < MOST_CELLS) return ok({ kind: 'match', a, b });
  return refuse('NO_SUCH_CELL');
}
