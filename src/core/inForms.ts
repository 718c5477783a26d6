/** Counts and what is counted, put together by the rules of the language instead of by hand. */

/** The language that all sentences are written in: whoever translates them changes it here. */
const LANGUAGE = 'en-GB';

/** The forms that a language has, `#` standing for the count: `{ one: '# hint', other: '# hints' }`. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const categories = new Intl.PluralRules(LANGUAGE);
const figures = new Intl.NumberFormat(LANGUAGE);

export function inForms(count: number, forms: Forms): string {
  const form = forms[categories.select(count)] ?? forms.other;
  return form.replaceAll('#', figures.format(count));
}
