/** What home and statistics say of Solo. */
import { plural } from '../../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import { configName } from '../../recipe/words/configName';
import type { EndCause } from '../rules/types';

const CAUSES: Sentences<EndCause> = {
  lastDitch: 'Found with the last potion.',
  poison: 'Poisoned twice.',
  shown: 'The solution was shown.',
  full: 'The board was full, and the last potion failed.',
};

export const names: GameNames = {
  config: configName,
  progress: ({ params }) => {
    const { potions = 0, free = 0 } = params ?? {};
    return `${plural(Number(potions), 'potion')} tested, ${plural(Number(free), 'cell')} free`;
  },
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
};
