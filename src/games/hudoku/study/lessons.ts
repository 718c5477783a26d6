import type { Lesson, StudyLevel } from '../../../core/study';
import { TECHNIQUES, type Technique } from '../rules/solving/steps';
import { FINDERS } from '../rules/solving/techniques';
import type { Level } from '../rules/types';
import type { Asked } from './types';

const STUDY_LEVELS: Readonly<Record<Level, StudyLevel>> = { gentle: 1, steady: 1, sharp: 2, fiendish: 3 };

/** One a technique, from easy to hard. */
export const lessons: readonly Lesson[] = TECHNIQUES.map((technique) => ({
  code: codeOf(technique),
  level: STUDY_LEVELS[FINDERS[technique].level],
}));

/** As addresses and saved progress have it: `naked-single`. */
export function codeOf(technique: Technique): string {
  return technique.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function techniqueOf(code: string): Technique {
  const found = TECHNIQUES.find((technique) => codeOf(technique) === code);
  if (found === undefined) throw new Error(`No lesson ${code}`);
  return found;
}

/** They settle a number; all others rule notes out, and chains do either. */
export const SINGLES: readonly Technique[] = ['nakedSingle', 'hiddenSingle', 'lineSingle'];

export function askedBy(lesson: Technique): Asked {
  return SINGLES.includes(lesson) ? 'number' : 'note';
}
