/** What is learnt on small grids, from the first lesson to the last. */
import type { Lesson } from '../../../core/study';
import type { Level, Size } from '../rules/types';

interface GridLesson extends Lesson {
  readonly size: Size;
  /** The generator deals grids of these stars. */
  readonly stars: readonly Level[];
  /** So many cards fit the cell that is left, those in the grid among them. */
  readonly answers: readonly [least: number, most: number];
}

export interface OnlyLesson extends GridLesson {
  readonly kind: 'only';
}

export interface WayLesson extends GridLesson {
  readonly kind: 'way';
  readonly empty: 1 | 2;
}

export type DokubornLesson = OnlyLesson | WayLesson;

export const LESSONS: readonly DokubornLesson[] = [
  { code: 'only-2', level: 1, kind: 'only', size: 2, stars: [4, 5], answers: [2, 2] },
  { code: 'held', level: 1, kind: 'way', size: 3, stars: [4, 5], answers: [1, 1], empty: 1 },
  { code: 'only-3', level: 2, kind: 'only', size: 3, stars: [3], answers: [3, 3] },
  { code: 'way-3', level: 2, kind: 'way', size: 3, stars: [4, 5], answers: [2, 4], empty: 1 },
  { code: 'only-4', level: 3, kind: 'only', size: 3, stars: [3], answers: [4, 5] },
  { code: 'way-4', level: 3, kind: 'way', size: 4, stars: [4, 5], answers: [1, 4], empty: 2 },
];
