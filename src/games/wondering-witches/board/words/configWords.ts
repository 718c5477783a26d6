/** A board's settings and sides in words. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import type { BoardConfig } from '../rules/types';

export const TITLE = 'Wondering Witches';

export function sideName({ sides }: BoardConfig, side: number): string | null {
  if (sides === 1) return null;
  return side === 0 ? 'Front' : 'Back';
}

/** `Classic board for 3 players, 8 herbs, recipes of up to 4` */
export function configInWords(config: BoardConfig): string {
  return `${kindInWords(config)}, ${plural(config.ingredients, 'herb')}, recipes of up to ${config.recipe}`;
}

export function kindInWords({ style, players }: BoardConfig): string {
  return `${styleName(style)} board for ${players === 1 ? 'one player' : plural(players, 'player')}`;
}

function styleName(style: BoardConfig['style']): string {
  switch (style) {
    case 'classic':
      return 'Classic';
    case 'modern':
      return 'Modern';
    default:
      return unreachable(style);
  }
}
