/** Why a backup is refused, in words. */
import type { Fault } from '../../core/result';
import { faultSentence } from '../../frame/words/faults';
import { type Sentences, sentenceOf } from '../../frame/words/sentences';
import { findRoom } from '../rooms';
import { type BackupFaultCode, REPLAYED, STORED } from './backupFaults';
import { storedThing } from './storedNames';

const SENTENCES: Sentences<BackupFaultCode> = {
  FILE_TOO_LARGE: 'This file is far too large to be a backup of Parlour.',
  NOT_A_BACKUP: 'This file is not a backup of Parlour, or it is damaged.',
  NEWER_BACKUP: 'This backup was made by a newer version of Parlour. Update, then try again.',
  BAD_STATS: 'These statistics cannot be read.',
  BAD_SAVE: 'This save cannot be read.',
  NO_RULES: ({ title }) => `The rules of ${title} could not be loaded to check this backup. Try again.`,
  NOT_STORED: 'This browser refused to store the backup. Nothing has been changed.',
  NOT_RESET: 'This browser refused to delete the game. Nothing has been changed.',
};

/** For these, that it cannot be read is all there is to say. */
const SAYS_NO_MORE: readonly string[] = ['BAD_STATS', 'BAD_SAVE', 'NOT_A_SAVE'];

/** `The game of Hudoku in this backup cannot be read. (This save is damaged.)` */
export function backupSentence(fault: Fault): string {
  const [place] = fault.at ?? [];
  const why = () =>
    faultSentence(fault, { fault: ({ code, params }) => sentenceOf(SENTENCES, code, params) });
  if (place?.part.startsWith(STORED)) {
    const more = SAYS_NO_MORE.includes(fault.code) ? '' : ` (${why()})`;
    return `${capitalised(storedThing(place.part.slice(STORED.length)))} in this backup cannot be read.${more}`;
  }
  if (place?.part.startsWith(REPLAYED)) {
    const title = findRoom(place.part.slice(REPLAYED.length))?.title ?? 'a game unknown here';
    return `The game of ${title} in this backup cannot be opened. (${why()})`;
  }
  return fault.code === 'MALFORMED' ? damagedWords(String(fault.params?.at ?? '')) : why();
}

/** Where the file as a whole is not what a backup looks like. */
function damagedWords(at: string): string {
  const [, part = '', key = ''] = /^it\.(\w+)(?:\.(.+))?$/.exec(at) ?? [];
  if (part === 'settings') return 'The settings in this backup cannot be read.';
  if (key === '') return 'This backup is damaged.';
  return `${capitalised(storedThing(key))} in this backup cannot be read.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
