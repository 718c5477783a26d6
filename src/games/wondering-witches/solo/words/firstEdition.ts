/** The first edition kept statistics under the words it showed; here are the codes that they stand for. */
import type { OldNames } from '../../../../frame/words/sentences';
import { codeFromOldName } from '../../recipe/words/oldConfigNames';

/** Frozen: today's sentences may be reworded. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['A last ditch effort.', 'lastDitch'],
  ['Poisoned twice.', 'poison'],
  ['The solution was shown.', 'shown'],
  ['The board was full, and the last potion failed.', 'full'],
]);

export const firstEdition: OldNames = {
  config: codeFromOldName,
  cause: (words) => CAUSES.get(words) ?? null,
};
