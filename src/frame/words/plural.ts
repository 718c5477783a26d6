import { type Forms, inForms } from '../../core/inForms';

/**
 * `1 hint`, `2 hints`, `0 hints`; for a word that does not simply take an s, both. Where more than a word depends on
 * the count, its whole forms: `{ one: '# card answers', other: '# cards answer' }`.
 */
export function plural(count: number, one: string | Forms, many = `${one}s`): string {
  return inForms(count, typeof one === 'string' ? { one: `# ${one}`, other: `# ${many}` } : one);
}
