/** How demanding a deal is, in words. */
import type { Grade } from '../rules/grade';
import type { Grading } from '../rules/types';

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  calm: 'calm',
  tricky: 'tricky',
  treacherous: 'treacherous',
};

/** `tricky: of 64 careless games on it, 20 end stuck` */
export function gradeInWords(grade: Grade, { stuck, playouts }: Grading): string {
  return `${GRADE_NAMES[grade]}: of ${playouts} careless games on it, ${stuck} end stuck`;
}
