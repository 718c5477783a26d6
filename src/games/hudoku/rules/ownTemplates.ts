/**
 * Boards that players have drawn, as text that a code can carry: `d5` for five columns, then a letter for each place in
 * reading order, that of its region, and a capital where an empty cell speaks for one.
 */
import type { GridSize } from '../../../core/grids';
import type { Result } from '../../../core/result';
import { refuse } from './faults';
import { type Drawing, readDrawing } from './layout';
import { LEVELS, type Template } from './types';

const OWN = /^d([2-9a-c])([a-z]{4,144})$/i;

/** The boards that Parlour brings have names that begin with a figure. */
export function isOwnTemplate(id: string): boolean {
  return id.startsWith('d');
}

/** Whether any numbers fill it is told by the puzzle on it, which is not opened unless it has a solution. */
export function readOwnTemplate(id: string): Result<Template> {
  const [, columns = '', letters = ''] = OWN.exec(id) ?? [];
  if (letters === '') return refuse('NO_SUCH_TEMPLATE');
  const cells = [...letters].map((letter) => (/[A-Z]/.test(letter) ? `-${letter.toLowerCase()}` : letter));
  return readDrawing({ ...drawingOf({ columns: Number.parseInt(columns, 36) }, cells), id });
}

/** As `readTemplate` reads it. */
export function drawingOf({ columns }: Pick<GridSize, 'columns'>, cells: readonly string[]): Drawing {
  const rows = cells.map((cell, at) => cell + (at % columns === columns - 1 ? '\n' : ' ')).join('');
  return { id: 'own', levels: LEVELS, rows };
}
