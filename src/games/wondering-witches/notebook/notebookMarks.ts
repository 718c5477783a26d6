/** The notebook's columns: the numbers a recipe may have, then `decoy`. A variable recipe has columns for six. */
import { ok, type Result } from '../../../core/result';
import type { Progress } from '../../../core/rules';
import { refuse } from '../recipe/faults';
import {
  type Findings,
  LONG_RECIPE,
  type Mark,
  type MarkMove,
  SHORT_RECIPE,
  type WitchConfig,
} from '../recipe/types';

function numberColumns({ variable }: WitchConfig): number {
  return variable ? LONG_RECIPE : SHORT_RECIPE;
}

export function columnCount(config: WitchConfig): number {
  return numberColumns(config) + 1;
}

export function decoyColumn(config: WitchConfig): number {
  return numberColumns(config);
}

export function noteCell(config: WitchConfig, ingredient: number, column: number): number {
  return ingredient * columnCount(config) + column;
}

/** Where a note is on the screen's grid, which has the herbs in its first column. */
export function gridCellOf(config: WitchConfig, ingredient: number, column: number): number {
  return ingredient * (columnCount(config) + 1) + column + 1;
}

export function blankNotebook(config: WitchConfig): Mark[] {
  return Array.from({ length: config.ingredients * columnCount(config) }, (): Mark => 'clear');
}

/** Every herb has one circle in the end; nobody is told whether these are right. */
export function circledSoFar({
  config,
  notebook,
  phase,
}: Pick<Findings, 'config' | 'notebook' | 'phase'>): Pick<Progress, 'done' | 'total'> {
  const circled = notebook.filter((mark) => mark === 'circle').length;
  const total = config.ingredients;
  return { done: phase === 'won' ? total : Math.min(circled, total), total };
}

export function isIngredient({ ingredients }: WitchConfig, ingredient: number): boolean {
  return Number.isInteger(ingredient) && ingredient >= 0 && ingredient < ingredients;
}

export function makeMark(
  config: WitchConfig,
  notebook: readonly Mark[],
  { ingredient, column, mark }: MarkMove,
): Result<readonly Mark[]> {
  const isColumn = Number.isInteger(column) && column >= 0 && column < columnCount(config);
  if (!isIngredient(config, ingredient) || !isColumn) return refuse('NO_SUCH_NOTE');
  const cell = noteCell(config, ingredient, column);
  if (notebook[cell] === mark) return refuse('SAME_MARK');
  return ok(notebook.with(cell, mark));
}
