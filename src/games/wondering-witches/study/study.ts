/**
 * What do these potions say? A log is given, and what it leaves possible: exactly one recipe, or exactly one place of
 * one herb that is the same in all that are left. Whoever answers circles it in the notebook.
 */
import type { Study } from '../../../core/study';
import { position } from './deal';
import { judge, solution } from './judge';
import { LESSONS } from './lessons';
import type { WitchStudy } from './types';

export const study: Study<WitchStudy> = {
  lessons: LESSONS.map(({ code, level }) => ({ code, level })),
  position,
  judge,
  solution,
};
