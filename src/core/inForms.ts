/** Counts and what is counted, put together by the rules of the language instead of by hand. */

/** The language that all sentences are written in: whoever translates them changes it here. */
const LANGUAGE = 'en-GB';

/** The forms that a language has, `#` standing for the count: `{ one: '# hint', other: '# hints' }`. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Below this a count is written with its plain figures; in a language with figures of its own none would be. */
const GROUPED = 1_000;

const categories = new Intl.PluralRules(LANGUAGE);
let figures: Intl.NumberFormat | null = null;

export function inForms(count: number, forms: Forms): string {
  const form = forms[categories.select(count)] ?? forms.other;
  return form.replaceAll('#', inFigures(count));
}

function inFigures(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < GROUPED) return String(count);
  // Browsers take longer to make one than for all else that a page does as it starts.
  figures ??= new Intl.NumberFormat(LANGUAGE);
  return figures.format(count);
}
