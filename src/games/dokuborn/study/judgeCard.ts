/** Whether a card is the one that is left. */
import type { Verdict } from '../../../core/study';
import { answersAt, missesAt } from '../rules/cells';
import type { Pool } from '../rules/pool';
import type { Card, State } from '../rules/types';
import { gridOf } from './cards';
import type { GridSaid, GridStudy, OnlyPosition } from './types';

export function judgeCard(pool: Pool, position: OnlyPosition, card: Card | undefined): Verdict<GridStudy> {
  const grid = gridOf(position);
  const { cell } = position;
  const fitting = answersAt(pool, grid, cell);
  const count: GridSaid = { code: 'fitting', cells: [cell], cell, answers: fitting.length };
  if (!card) return { isRight: false, said: [{ code: 'noSuchCard', cells: [cell] }] };
  const misses = missesAt(grid, cell, card);
  if (misses) {
    return { isRight: false, said: [{ code: 'misses', cells: [cell], card: card.fullName, misses }] };
  }
  const at = grid.placed.indexOf(card.id);
  if (at >= 0) return { isRight: false, said: [standsAt(card, at), count] };
  const held = fitting.flatMap((one) => (grid.placed.includes(one.id) ? [heldIn(grid, one)] : []));
  return { isRight: true, said: [{ code: 'onlyLeft', cells: [cell], card: card.fullName }, count, ...held] };
}

function heldIn({ placed }: State, card: Card): GridSaid {
  return standsAt(card, placed.indexOf(card.id));
}

function standsAt({ fullName }: Card, cell: number): GridSaid {
  return { code: 'standsAt', cells: [cell], card: fullName, cell };
}
