/** Pikachu's study but for its dealing, which a worker does. */
import type { Study, Verdict } from '../../../core/study';
import { indexBoard } from '../rules/boardIndex';
import { countPairs } from '../rules/clearing';
import { flatPairs } from '../rules/pairs';
import type { Pair } from '../rules/types';
import { LESSONS } from './lessons';
import { fewestLeft } from './orders';
import { prospectOf, symbolOf, taken } from './play';
import type { Tail, TailPosition, TailSaid, TailStudy } from './types';

export const study: Omit<Study<TailStudy>, 'position'> = {
  lessons: LESSONS,
  judge,
  solution: (position) => {
    const found = prospectOf(position);
    if (found.kind !== 'clearable') throw new Error('These tiles cannot be cleared');
    return found.line;
  },
};

/** Pair by pair, to the one that clears the board, or to the first after which nothing can. */
function judge(position: TailPosition, answer: readonly Pair[]): Verdict<TailStudy> {
  let board: Tail = position;
  for (const [at, pair] of answer.entries()) {
    const after = taken(board, pair);
    const number = at + 1;
    if (!after) return wrong({ code: 'notJoined', number });
    if (isEmpty(after)) return cleared(position, answer.slice(0, number));
    if (prospectOf(after).kind === 'lost') return lost(board, pair, after, number);
    board = after;
  }
  return wrong({ code: 'unfinished', pairs: countPairs(board.tiles) });
}

function cleared(position: Tail, pairs: readonly Pair[]): Verdict<TailStudy> {
  return { isRight: true, said: [{ code: 'cleared', pairs: pairs.length }, ...trapBeside(position, pairs)] };
}

/** The first moment at which another pair would have lost it: that one shows what had to be seen. */
function trapBeside(position: Tail, pairs: readonly Pair[]): TailSaid[] {
  let board = position;
  for (const [at, pair] of pairs.entries()) {
    for (const cells of flatPairs(indexBoard(board, board.tiles))) {
      const after = taken(board, cells);
      if (!after || prospectOf(after).kind !== 'lost') continue;
      const symbol = symbolOf(board, cells);
      return [{ code: 'trap', cells, number: at + 1, symbol, tiles: fewestLeft(after) }];
    }
    board = taken(board, pair) ?? board;
  }
  return [];
}

function lost(before: Tail, pair: Pair, after: Tail, number: number): Verdict<TailStudy> {
  const way = prospectOf(before);
  const [next] = way.kind === 'clearable' ? way.line : [];
  const instead: TailSaid[] = next ? [{ code: 'instead', cells: next, symbol: symbolOf(before, next) }] : [];
  return wrong(
    { code: 'lost', cells: pair, number, symbol: symbolOf(before, pair) },
    { code: 'stays', tiles: fewestLeft(after) },
    ...instead,
  );
}

function wrong(...said: TailSaid[]): Verdict<TailStudy> {
  return { isRight: false, said };
}

function isEmpty({ tiles }: Tail): boolean {
  return tiles.every((tile) => tile === 0);
}
