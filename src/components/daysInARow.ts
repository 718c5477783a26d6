import { inForms } from '../core/inForms';

export function daysInARow(days: number): string {
  return inForms(days, { one: '# day in a row', other: '# days in a row' });
}
