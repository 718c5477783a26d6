/** What home and statistics say of Dragon Quest. */
import { plural } from '../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import { formatConfig, parseConfig } from '../rules/config';
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

const OFFERED: Readonly<Record<string, string>> = {
  calm: 'Calm',
  fair: 'Fair',
  grim: 'Grim',
  'wide-any': 'By the book',
};

/** Settings that are offered no more go by their names of old. */
export function configName(config: Config): string {
  const room = config.halls === 'wide' ? 'Standard halls' : 'Narrow halls';
  const deal = config.deal === 'winnable' ? 'winnable deal' : 'any deal';
  return OFFERED[formatConfig(config)] ?? `${room}, ${deal}`;
}

export const names: GameNames = {
  config: (code) => {
    const config = parseConfig(code);
    return config.ok ? configName(config.value) : code;
  },
  progress: ({ total, params }) => `level ${params?.level}, ${params?.laid} of ${plural(total, 'card')}`,
  scoreName: 'level',
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
};
