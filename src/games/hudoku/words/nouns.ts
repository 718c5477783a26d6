/** What is counted in Hudoku, for `plural`. */
import type { Forms } from '../../../core/inForms';

export const NOUNS = {
  cell: { one: '# cell', other: '# cells' },
  region: { one: '# region', other: '# regions' },
  point: { one: '# point', other: '# points' },
  second: { one: '# second', other: '# seconds' },
  hint: { one: '# hint', other: '# hints' },
  error: { one: '# error', other: '# errors' },
} as const satisfies Readonly<Record<string, Forms>>;
