const RULES = new Intl.PluralRules('en-GB');

/** `1 hint`, `2 hints`, `0 hints`; for a word that does not simply take an s, both forms. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${RULES.select(count) === 'one' ? one : many}`;
}
