/** What home and statistics say of Pikachu: variants go by what is seen of them on this screen. */

import { plural } from '../../../frame/words/plural';
import type { GameNames } from '../../../frame/words/sentences';
import type { SizeName, Variant } from '../rules/types';
import { uprightIn, type Way, wayOf } from './lie';

const SIZES: Readonly<Record<string, { readonly size: SizeName; readonly name: string }>> = {
  q: { size: 'quick', name: 'Quick' },
  c: { size: 'classic', name: 'Classic' },
  g: { size: 'grand', name: 'Grand' },
};
const VARIANTS: Readonly<Record<string, Variant>> = {
  s: 'still',
  d: 'gravity-down',
  l: 'gravity-left',
  g: 'gather',
};
const WAY_NAMES: Readonly<Record<Way, string>> = {
  still: '',
  down: ', gravity down',
  left: ', gravity left',
  gather: ', gather to centre',
};

export function configNameOn(code: string, upright: boolean): string {
  const [sizeCode = '', variantCode = ''] = code;
  const board = SIZES[sizeCode];
  const variant = VARIANTS[variantCode];
  if (board === undefined || variant === undefined) return code;
  return board.name + WAY_NAMES[wayOf(variant, upright)];
}

function configName(code: string): string {
  const size = SIZES[code[0] ?? '']?.size;
  return configNameOn(code, globalThis.matchMedia?.(uprightIn(size)).matches === true);
}

export const names: GameNames = {
  config: configName,
  progress: ({ done, total }) => `${done} of ${plural(total, 'pair')}`,
  cause: (code) => code,
};
