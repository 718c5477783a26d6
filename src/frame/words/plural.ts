import { plural as inForms } from '../../core/plural';

/** `1 hint`, `2 hints`, `0 hints`; for a word that does not simply take an s, both forms. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return inForms(count, { one: `# ${one}`, other: `# ${many}` });
}
