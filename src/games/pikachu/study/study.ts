/** Pikachu's study but for its dealing, which a worker does. */
import type { Study, Verdict } from '../../../core/study';
import { countPairs } from '../rules/clearing';
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
    if (isEmpty(after)) return cleared(position, number);
    if (prospectOf(after).kind === 'lost') return lost(board, pair, after, number);
    board = after;
  }
  return wrong({ code: 'unfinished', pairs: countPairs(board.tiles) });
}

function cleared({ carelessStuck }: TailPosition, pairs: number): Verdict<TailStudy> {
  const said: TailSaid[] = [
    { code: 'cleared', pairs },
    { code: 'careless', stuck: carelessStuck },
  ];
  return { isRight: true, said };
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
