/** The first edition kept statistics under the words it showed; here are the codes that they stand for. */
import type { OldNames } from '../../../../frame/words/sentences';
import { codeFromOldName } from '../../recipe/words/oldConfigNames';

const CAUSES: ReadonlyMap<string, string> = new Map([
  ['A last ditch effort.', 'lastDitch'],
  ['The solution was shown.', 'shown'],
  ['The last potion failed.', 'failed'],
]);

export const firstEdition: OldNames = {
  config: codeFromOldName,
  cause: (words) => CAUSES.get(words) ?? null,
};
