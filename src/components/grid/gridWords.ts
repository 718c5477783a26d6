import { inForms } from '../../core/inForms';

/** `8 rows by 20 columns` */
export function sizeInWords(rows: number, columns: number): string {
  const down = inForms(rows, { one: '# row', other: '# rows' });
  return `${down} by ${inForms(columns, { one: '# column', other: '# columns' })}`;
}
