/** Why a card does not meet a condition, to follow the card's name: `costs 3, not 5`. */
import { unreachable } from '../../../core/result';
import type { Miss } from '../rules/misses';

export function missInWords({ code, wanted, own }: Miss): string {
  switch (code) {
    case 'ink':
      return `is ${own.join(' and ')}, not ${wanted}`;
    case 'twoInks':
      return `is ${own.join(' and ')}, not of two inks`;
    case 'cost':
      return `costs ${own.join()}, not ${wanted}`;
    case 'inkable':
      return 'can go into the inkwell';
    case 'uninkable':
      return 'cannot go into the inkwell';
    case 'type':
      return `is ${withArticle(own.join())}, not ${withArticle(wanted)}`;
    case 'lore':
      return figureMiss(own, 'lore', wanted);
    case 'strength':
      return figureMiss(own, 'strength', wanted);
    case 'willpower':
      return figureMiss(own, 'willpower', wanted);
    case 'keyword':
      return own.length === 0 ? `does not have ${wanted}` : `has ${own.join(', ')}, not ${wanted}`;
    case 'classification':
      return own.length === 0 ? `is no ${wanted}` : `is ${own.join(', ')}, not ${wanted}`;
    case 'rarity':
      return `is ${own.join(' and ')}, not ${wanted}`;
    case 'story':
      return own.length === 0 ? `is not from ${wanted}` : `is from ${own.join()}, not ${wanted}`;
    case 'set':
      return `was not printed in ${wanted}`;
    case 'other':
      return `does not meet “${wanted}”`;
    default:
      return unreachable(code);
  }
}

function figureMiss(own: Miss['own'], noun: string, wanted: string): string {
  return own.length === 0 ? `has no ${noun} at all` : `has ${noun} ${own.join()}, not ${wanted}`;
}

function withArticle(noun: string): string {
  return /^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
