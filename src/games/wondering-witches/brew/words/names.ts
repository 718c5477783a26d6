/** What home and statistics say of Brew. */
import { plural } from '../../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import { configName } from '../../recipe/words/configName';
import type { EndCause } from '../rules/types';

const CAUSES: Sentences<EndCause> = {
  lastDitch: 'Found with the last potion.',
  shown: 'The solution was shown.',
  failed: 'The last potion failed.',
};

export const names: GameNames = {
  // `6-0-x-own` was set by hand.
  config: (code) => configName(code.replace('-own', '')) + (code.endsWith('-own') ? ', own' : ''),
  progress: ({ params }) => `${plural(Number(params?.potions ?? 0), 'potion')} tested`,
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
};
