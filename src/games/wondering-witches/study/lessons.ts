/** Four herbs; six, of which two are decoys; five, one of them a decoy, and two effects whose carriers nobody knows. */
import type { StudyLevel } from '../../../core/study';
import type { EffectLevel, WitchConfig } from '../recipe/types';
import type { Asks, WitchLesson } from './types';

const PLAIN = { drama: false, variable: false, specials: false, events: false };

function lesson(
  code: string,
  level: StudyLevel,
  asks: Asks,
  ingredients: number,
  effects: EffectLevel,
): WitchLesson {
  const config: WitchConfig = { ingredients, effects, ...PLAIN };
  return { code, level, asks, config };
}

export const LESSONS: readonly WitchLesson[] = [
  lesson('recipe', 1, 'recipe', 4, 0),
  lesson('mark', 1, 'mark', 4, 0),
  lesson('recipe-decoys', 2, 'recipe', 6, 0),
  lesson('mark-decoys', 2, 'mark', 6, 0),
  lesson('recipe-effects', 3, 'recipe', 5, 1),
  lesson('mark-effects', 3, 'mark', 5, 1),
];

export function lessonOf(code: string): WitchLesson {
  const found = LESSONS.find((known) => known.code === code);
  if (!found) throw new Error(`There is no lesson ${code}`);
  return found;
}
