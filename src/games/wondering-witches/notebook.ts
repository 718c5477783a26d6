/** The notebook's columns: the numbers a recipe may have, then `decoy`. A variable recipe has columns for six. */
import { LONG_RECIPE, type Mark, SHORT_RECIPE, type WitchConfig } from './types';

export function numberColumns({ variable }: WitchConfig): number {
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

export function blankNotebook(config: WitchConfig): Mark[] {
  return Array.from({ length: config.ingredients * columnCount(config) }, (): Mark => 'clear');
}

export function columnName(config: WitchConfig, column: number): string {
  return column === decoyColumn(config) ? 'decoy' : String(column + 1);
}
