import { plural } from '../../core/plural';

/** `8 rows by 20 columns` */
export function sizeInWords(rows: number, columns: number): string {
  const down = plural(rows, { one: '# row', other: '# rows' });
  return `${down} by ${plural(columns, { one: '# column', other: '# columns' })}`;
}
