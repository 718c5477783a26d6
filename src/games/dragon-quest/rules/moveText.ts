/** Moves as text: `x58` explore, `r58` resolve, `t58b` and `t58x` trade, `oa58` open, `wb`, `kc`, `f`, `s2`, `q`. */
import { ok, type Result, unreachable } from '../../../core/result';
import { ALL_GEMS, ITEM_COUNT } from './cards';
import { refuse } from './faults';
import { FIELD_CELLS } from './field';
import type { DragonMove } from './types';

export const ITEM_LETTERS = 'abcdefg';
const EXIT_LETTER = 'x';
const NUMBER = '(0|[1-9][0-9]{0,2})';
const CELL_MOVE = new RegExp(`^([xr])${NUMBER}$`);
const TRADE = new RegExp(`^t${NUMBER}([a-gx])$`);
const OPEN = new RegExp(`^o([a-g])${NUMBER}$`);
const ITEM_MOVE = /^([wk])([a-g])$/;
const SUFFER = /^s(0|[1-9]|10)$/;
const LONGEST = 5;

export function formatMove(move: DragonMove): string {
  switch (move.kind) {
    case 'explore':
      return `x${move.cell}`;
    case 'resolve':
      return `r${move.cell}`;
    case 'trade':
      return `t${move.cell}${move.want === 'exit' ? EXIT_LETTER : letterOf(move.want)}`;
    case 'open':
      return `o${letterOf(move.item)}${move.cell}`;
    case 'ward':
      return `w${letterOf(move.item)}`;
    case 'command':
      return `k${letterOf(move.item)}`;
    case 'accept':
      return 'f';
    case 'suffer':
      return `s${move.gems}`;
    case 'giveUp':
      return 'q';
    default:
      return unreachable(move);
  }
}

export function parseMove(text: string): Result<DragonMove> {
  const move = text.length <= LONGEST ? readMove(text) : null;
  return move && inRange(move) ? ok(move) : refuse('BAD_MOVE');
}

function readMove(text: string): DragonMove | null {
  if (text === 'f') return { kind: 'accept' };
  if (text === 'q') return { kind: 'giveUp' };
  const [, verb, cell] = CELL_MOVE.exec(text) ?? [];
  if (cell) return { kind: verb === 'x' ? 'explore' : 'resolve', cell: Number(cell) };
  const [, play, letter] = ITEM_MOVE.exec(text) ?? [];
  if (letter) return { kind: play === 'w' ? 'ward' : 'command', item: itemOf(letter) };
  const [, gems] = SUFFER.exec(text) ?? [];
  if (gems) return { kind: 'suffer', gems: Number(gems) };
  const [, at, want] = TRADE.exec(text) ?? [];
  if (at && want)
    return { kind: 'trade', cell: Number(at), want: want === EXIT_LETTER ? 'exit' : itemOf(want) };
  const [, item, door] = OPEN.exec(text) ?? [];
  if (item && door) return { kind: 'open', item: itemOf(item), cell: Number(door) };
  return null;
}

function inRange(move: DragonMove): boolean {
  if ('cell' in move && move.cell >= FIELD_CELLS) return false;
  if ('item' in move && move.item >= ITEM_COUNT) return false;
  return move.kind !== 'suffer' || move.gems <= ALL_GEMS;
}

function letterOf(item: number): string {
  return ITEM_LETTERS[item] ?? '';
}

function itemOf(letter: string): number {
  return ITEM_LETTERS.indexOf(letter);
}
