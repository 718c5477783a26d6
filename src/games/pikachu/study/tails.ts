/** The last tiles of a game that a careless player has played, on a board by the first generator. */
import { chanceFrom } from '../../../core/chance';
import { copyBoard, flatCell, indexBoard, removePair } from '../rules/boardIndex';
import { provenBoards } from '../rules/clearing';
import { connectingPairs } from '../rules/pairs';
import { SIZES } from '../rules/types';
import type { TailLesson } from './lessons';
import type { Tail } from './types';

/** The generator that has dealt these positions; what it deals, it deals for ever. */
const DEAL_VERSION = 1;

/** Null where this game ends stuck before so few tiles are left. `game`: each number is another game. */
export function tailOf({ code, variant, tiles: wanted }: TailLesson, game: number): Tail | null {
  const { rows, columns } = SIZES.quick;
  const chance = chanceFrom(`study-${code}-${game}`);
  const { value: dealt } = provenBoards({ size: 'quick', variant }, chance, DEAL_VERSION).next();
  if (!dealt) throw new Error('No board');
  const board = copyBoard(indexBoard({ rows, columns }, dealt));
  const rng = chance('careless', 0);
  for (let left = dealt.length; left > wanted; left -= 2) {
    const pairs = connectingPairs(board);
    const pair = pairs.length > 0 ? pairs[rng.below(pairs.length)] : undefined;
    if (!pair) return null;
    removePair(board, variant, ...pair);
  }
  const tiles = Array<number>(dealt.length).fill(0);
  board.tiles.forEach((tile, cell) => {
    if (tile !== 0) tiles[flatCell(board, cell)] = tile;
  });
  return { rows, columns, variant, tiles };
}
