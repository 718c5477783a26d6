/** What home and statistics say of Pikachu. */

import { plural } from '../../../frame/words/plural';
import type { GameNames } from '../../../frame/words/sentences';

const SIZE_NAMES: Readonly<Record<string, string>> = { q: 'Quick', c: 'Classic', g: 'Grand' };
const VARIANT_NAMES: Readonly<Record<string, string>> = {
  s: '',
  d: ', gravity down',
  l: ', gravity left',
  g: ', gather to centre',
};

function configName(code: string): string {
  const [size = '', variant = ''] = code;
  const name = SIZE_NAMES[size];
  const how = VARIANT_NAMES[variant];
  return name === undefined || how === undefined ? code : name + how;
}

export const names: GameNames = {
  config: configName,
  progress: ({ done, total }) => `${done} of ${plural(total, 'pair')}`,
  cause: (code) => code,
};
