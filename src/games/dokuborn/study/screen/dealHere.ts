/** Deals on the page, which has the cards ready: a worker would have to make all of them ready anew. */
import { ok } from '../../../../core/result';
import type { StudyJob } from '../../../../frame/study/StudyProps';
import type { AskedWorker } from '../../../../store/session/askWorker';
import { positionSteps } from '../dealing';

/** As many steps as a gesture can wait for. */
const STEPS_AT_ONCE = 6;

export const dealHere: AskedWorker<StudyJob> = {
  wake: () => {},
  ask: async ({ lesson, position }) => {
    const steps = positionSteps(lesson, position);
    for (let taken = 1; ; taken++) {
      const step = steps.next();
      if (step.done) return ok(step.value);
      if (taken % STEPS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  },
};
