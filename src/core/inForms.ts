/** Counts and what is counted, put together by the rules of the language instead of by hand. */

/** The language that all sentences are written in: whoever translates them changes it here. */
const LANGUAGE = 'en-GB';

/** The forms that a language has, `#` standing for the count: `{ one: '# hint', other: '# hints' }`. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What can be written without the browser's help: a whole number, or up to three figures after the point. */
const PLAIN = /^-?\d+(\.\d{1,3})?$/;
/** As the language sets them apart. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

const categories = new Intl.PluralRules(LANGUAGE);
let figures: Intl.NumberFormat | null = null;

export function inForms(count: number, forms: Forms): string {
  const form = forms[categories.select(count)] ?? forms.other;
  return form.replaceAll('#', inFigures(count));
}

/** Browsers take longer to make what writes figures than for all else that a page does as it starts. */
function inFigures(count: number): string {
  const text = String(count);
  if (PLAIN.test(text)) {
    const [whole = '', ...fraction] = text.split('.');
    return [whole.replace(THOUSANDS, ','), ...fraction].join('.');
  }
  figures ??= new Intl.NumberFormat(LANGUAGE);
  return figures.format(count);
}
