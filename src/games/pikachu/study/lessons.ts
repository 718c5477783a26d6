/** What is learnt of the last tiles, from the first lesson to the last. */
import type { Lesson } from '../../../core/study';
import type { Variant } from '../rules/types';

export interface TailLesson extends Lesson {
  readonly variant: Variant;
  readonly tiles: number;
  /** At least such a share of careless games ends stuck. */
  readonly leastStuck: number;
}

export const LESSONS: readonly TailLesson[] = [
  { code: 'still-12', level: 1, variant: 'still', tiles: 12, leastStuck: 0.15 },
  { code: 'still-16', level: 2, variant: 'still', tiles: 16, leastStuck: 0.2 },
  { code: 'down-16', level: 2, variant: 'gravity-down', tiles: 16, leastStuck: 0.3 },
  { code: 'still-20', level: 3, variant: 'still', tiles: 20, leastStuck: 0.25 },
  { code: 'left-20', level: 3, variant: 'gravity-left', tiles: 20, leastStuck: 0.4 },
  { code: 'gather-20', level: 3, variant: 'gather', tiles: 20, leastStuck: 0.4 },
];
