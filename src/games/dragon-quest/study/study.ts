/**
 * One way out: late positions in which everything is known but the order of the fates. Exactly one choice wins for
 * certain, or wins most often; the odds of each are told.
 */
import type { Study } from '../../../core/study';
import { position } from './deal';
import { judge, solution } from './judge';
import { LESSONS } from './lessons';
import type { DragonStudy } from './types';

export const study: Study<DragonStudy> = {
  lessons: LESSONS.map(({ code, level }) => ({ code, level })),
  position,
  judge,
  solution,
};
