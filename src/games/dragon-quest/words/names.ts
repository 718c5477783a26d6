/** What home and statistics say of Dragon Quest. */
import { plural } from '../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import { parseConfig } from '../rules/config';
import type { Config, EndCause } from '../rules/types';
import { CARD_NAMES } from './cardNames';

/** By a card that took the last heart, or otherwise. */
const CAUSES: Sentences<EndCause> = {
  ...CARD_NAMES,
  exit: 'by the Exit',
  critical: 'by a critical success',
  trapped: 'trapped',
  gaveUp: 'gave up',
};

export function configName({ halls, deal }: Config): string {
  const room = halls === 'wide' ? 'Standard halls' : 'Narrow halls';
  return `${room}, ${deal === 'winnable' ? 'winnable deal' : 'any deal'}`;
}

export const names: GameNames = {
  config: (code) => {
    const config = parseConfig(code);
    return config.ok ? configName(config.value) : code;
  },
  progress: ({ total, params }) => `level ${params?.level}, ${params?.laid} of ${plural(total, 'card')}`,
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
};
