/** Why a backup is refused. */
import type { Fault } from '../../core/result';
import { storedThing } from './storedNames';

/** For these, that it cannot be read is all there is to say. */
const SAYS_NO_MORE: readonly string[] = ['BAD_STATS', 'BAD_SAVE', 'NOT_A_SAVE'];

/** `The game of Hudoku in this backup cannot be read. (This save is damaged.)` */
export function unreadableWords(key: string, { code, detail }: Fault): string {
  const why = SAYS_NO_MORE.includes(code) ? '' : ` (${detail})`;
  return `${capitalised(storedThing(key))} in this backup cannot be read.${why}`;
}

/** Where the file as a whole is not what a backup looks like. */
export function damagedWords({ where = '' }: Fault): string {
  const [, part = '', key = ''] = /^it\.(\w+)(?:\.([^ ]+))? is not/.exec(where) ?? [];
  if (part === 'settings') return 'The settings in this backup cannot be read.';
  if (key === '') return 'This backup is damaged.';
  return `${capitalised(storedThing(key))} in this backup cannot be read.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
