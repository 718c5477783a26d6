/** How demanding a deal is, in words. */
import { inForms } from '../../../core/inForms';
import { plural } from '../../../frame/words/plural';
import type { Grade } from '../rules/grade';
import type { Grading } from '../rules/types';

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  calm: 'calm',
  tricky: 'tricky',
  treacherous: 'treacherous',
};

/** `tricky: of 64 careless games on it, 20 end stuck` */
export function gradeInWords(grade: Grade, { stuck, playouts }: Grading): string {
  const games = plural(playouts, 'careless game');
  return `${GRADE_NAMES[grade]}: of ${games} on it, ${inForms(stuck, { one: '# ends stuck', other: '# end stuck' })}`;
}
