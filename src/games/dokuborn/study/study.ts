/** Dokuborn's study but for its dealing, which a worker does. */
import type { Study } from '../../../core/study';
import { freeAnswersAt } from '../rules/cells';
import { cardById } from '../rules/pool';
import { gridOf, studyPool } from './cards';
import { judgeCard } from './judgeCard';
import { cellsInTheWay, judgeCell } from './judgeCell';
import { LESSONS } from './lessons';
import type { GridStudy } from './types';

export const study: Omit<Study<GridStudy>, 'position'> = {
  lessons: LESSONS,

  judge: (position, answer) => {
    const pool = studyPool();
    if (position.kind === 'way') return judgeCell(pool, position, answer.kind === 'cell' ? answer.cell : -1);
    return judgeCard(pool, position, answer.kind === 'card' ? cardById(pool, answer.card) : undefined);
  },

  solution: (position) => {
    const pool = studyPool();
    if (position.kind === 'way') {
      const [cell] = cellsInTheWay(pool, gridOf(position));
      if (cell === undefined) throw new Error('No card is in the way');
      return { kind: 'cell', cell };
    }
    const [card] = freeAnswersAt(pool, gridOf(position), position.cell);
    if (!card) throw new Error('No card is left');
    return { kind: 'card', card: card.id };
  },
};
