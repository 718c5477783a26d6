/** What is said of what only experts use. */
import { plural } from '../../../frame/words/plural';
import type { Difference } from '../rules/expert/checkpoints';
import { HINT_COST } from './results';

/** By number, from 1 on: each is told apart by its pattern as well. */
export const COLOUR_NAMES = ['blue dots', 'green stripes', 'red grid', 'violet bars'] as const;

export function colourName(colour: number): string {
  return COLOUR_NAMES[colour - 1] ?? '';
}

/** Said once the game has gone back there. */
export const BEFORE_MISTAKE = `Before the first mistake: every number is right. ${HINT_COST}.`;

export const FULL_AND_WRONG = 'Every cell is full, but not all is right.';

export function checkedInWords(wrong: number): string {
  const found = wrong === 0 ? 'every number is right so far' : isWrong(wrong);
  return `Check: ${found}. ${HINT_COST}.`;
}

export function isWrong(count: number): string {
  return plural(count, { one: '# number is wrong', other: '# numbers are wrong' });
}

/** `Since checkpoint 1: 2 numbers more, 1 other.` */
export function differenceInWords(number: number, { more, other, fewer }: Difference): string {
  const parts = [
    more.length > 0 ? `${plural(more.length, 'number')} more` : '',
    other.length > 0 ? `${other.length} changed` : '',
    fewer.length > 0 ? `${fewer.length} gone` : '',
  ].filter(Boolean);
  return `Since checkpoint ${number}: ${parts.length > 0 ? parts.join(', ') : 'the same numbers'}.`;
}

interface Held {
  readonly digit: number | null;
  readonly isLocked: boolean;
}

/** Null: none is chosen. */
export function heldInWords({ digit, isLocked }: Held): string | null {
  if (digit === null) return null;
  return isLocked ? `${digit} is locked: tap its cells.` : `${digit} is chosen: tap its cell.`;
}
