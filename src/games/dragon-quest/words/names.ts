/** What home and statistics say of Dragon Quest. */
import { plural } from '../../../frame/words/plural';
import type { GameNames } from '../../../frame/words/sentences';
import { parseConfig } from '../rules/config';
import type { Config } from '../rules/types';
import { CARD_NAMES } from './cardNames';

/** How a game ended, otherwise than by a card that took the last heart. */
const ENDINGS: Readonly<Record<string, string>> = {
  exit: 'by the Exit',
  critical: 'by a critical success',
  trapped: 'trapped',
  gaveUp: 'gave up',
};
const CAUSES: Readonly<Record<string, string>> = { ...CARD_NAMES, ...ENDINGS };

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
  cause: (code) => (Object.hasOwn(CAUSES, code) ? (CAUSES[code] ?? code) : code),
};
