/** Which games leave a tail worth studying; run by `scripts/pikachuStudy.mjs`, which writes down their numbers. */
import { rngFor } from '../../../src/core/chance';
import { indexBoard } from '../../../src/games/pikachu/rules/boardIndex';
import { countStuck } from '../../../src/games/pikachu/rules/careless';
import { outlookWithin, searchOf } from '../../../src/games/pikachu/rules/clearing';
import type { TailLesson } from '../../../src/games/pikachu/study/lessons';
import { MOST_BOARDS, ordersFrom } from '../../../src/games/pikachu/study/orders';
import { tailOf } from '../../../src/games/pikachu/study/tails';

/** Where so many careless games all come through, the longer look is spared. */
const TRIED = 24;

/** The share of careless games that end stuck; null where this tail teaches nothing. */
export function worthOf(lesson: TailLesson, game: number): number | null {
  const tail = tailOf(lesson, game);
  if (!tail) return null;
  const { variant, tiles } = tail;
  if (countStuck(indexBoard(tail, tiles), variant, rngFor(`study-${game}`, 'tried'), TRIED, 1) === 0)
    return null;
  if (outlookWithin(tail, searchOf(MOST_BOARDS)).kind !== 'clearable') return null;
  const stuck = ordersFrom(tail)?.stuck ?? 0;
  return stuck >= lesson.leastStuck ? stuck : null;
}
