/** What a grade makes of the rules. */
import { MAX_HEARTS } from './cards';
import { gradeOf } from './config';
import type { Config } from './types';

/** How many hearts the game begins with, and may ever have. */
export function mostHearts({ deal }: Config): number {
  return deal === 'grim' ? 3 : MAX_HEARTS;
}

/** The earliest place among the cards turned up on a level at which the Dragon Queen may lie. */
export function earliestQueen(config: Config): number {
  return gradeOf(config) ? 10 : 1;
}
