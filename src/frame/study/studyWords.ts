import { POSITIONS, type StudyLevel, type StudyTypes } from '../../core/study';
import type { LessonProgress } from '../../store/study/studyProgress';
import type { Answered } from './StudyProps';

export const INTRODUCTION =
  'Short exercises with one idea each. Take your time: nothing here counts in your statistics, and what goes wrong comes back later.';

export const LEVEL_NAMES: Readonly<Record<StudyLevel, string>> = {
  1: 'First steps',
  2: 'Further on',
  3: 'For experts',
};

/** `12 of 100 · 2 to come back` */
export function progressWords({ solved, again }: LessonProgress): string {
  const back = again.length > 0 ? ` · ${again.length} to come back` : '';
  return `${solved.length} of ${POSITIONS}${back}`;
}

/** Before the reason. Nobody is scolded. */
export function verdictWords<T extends StudyTypes>({ verdict, wasShown }: Answered<T>): string {
  if (wasShown) return 'The answer:';
  return verdict.isRight ? 'Right.' : 'Not this time.';
}

export const COMES_BACK = 'This one comes back later.';
