/** Deals the positions of Dokuborn's study. */
import { rngFor } from '../../../core/chance';
import type { Study } from '../../../core/study';
import { studyPool } from './cards';
import { inTheWay } from './inTheWay';
import { type DokubornLesson, LESSONS } from './lessons';
import { onlyCard } from './onlyCard';
import { study as played } from './study';
import type { GridPosition, GridStudy } from './types';

/** The scarcest kind takes some seventy grids on average. */
const MOST_GRIDS = 2_000;

export const study: Study<GridStudy> = { ...played, position };

function position(code: string, n: number): GridPosition {
  const steps = positionSteps(code, n);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a millisecond or two, for a page that has gestures to answer in between. */
export function* positionSteps(code: string, n: number): Generator<void, GridPosition> {
  const lesson = LESSONS.find((one) => one.code === code);
  if (!lesson) throw new Error(`No lesson ${code}`);
  for (let grid = 0; grid < MOST_GRIDS; grid++) {
    const found = attempt(lesson, `${code}-${n}`, grid);
    if (found) return found;
    yield;
  }
  throw new Error(`No position ${n} for ${code}`);
}

function attempt(lesson: DokubornLesson, name: string, grid: number): GridPosition | null {
  const rng = rngFor(`study-${name}`, 'grid', grid);
  const pool = studyPool();
  return lesson.kind === 'only' ? onlyCard(pool, lesson, rng) : inTheWay(pool, lesson, rng);
}
