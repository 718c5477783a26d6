import type { Steps } from '../../core/replay';

/** No gesture waits longer than this for the rest of it. */
const SLICE_MS = 8;

export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
