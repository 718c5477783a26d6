/** The notebook's columns and marks in words. */
import { ingredientName } from '../../recipe/ingredients';
import type { Mark, WitchConfig } from '../../recipe/types';
import { decoyColumn } from '../notebookMarks';

const MARK_WORDS: Readonly<Record<Mark, string>> = {
  clear: 'no mark',
  cross: 'crossed out',
  circle: 'circled',
};

export function columnName(config: WitchConfig, column: number): string {
  return column === decoyColumn(config) ? 'decoy' : String(column + 1);
}

export function columnInWords(config: WitchConfig, column: number): string {
  return column === decoyColumn(config) ? 'decoy' : `number ${columnName(config, column)}`;
}

export function noteInWords(config: WitchConfig, ingredient: number, column: number, mark: Mark): string {
  return `${ingredientName(ingredient)}, ${columnInWords(config, column)}: ${MARK_WORDS[mark]}`;
}
