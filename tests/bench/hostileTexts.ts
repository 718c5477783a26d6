/** What the worst of many hostile texts costs whoever reads it: the time is the best of three, so that noise is left out. */
import type { Rng } from '../../src/core/chance';
import { mangled, NASTY_TEXTS } from '../contract/nastyTexts';
import type { Figure } from './measure';

const TEXTS = 2_000;
const MOST_MS = 50;

export function worstText(
  name: string,
  good: readonly string[],
  rng: Rng,
  read: (text: string) => unknown,
): Figure {
  const texts = good.flatMap((text) => [...mangled(text, rng, Math.ceil(TEXTS / good.length))]);
  let worst = 0;
  for (const text of [...NASTY_TEXTS, ...good, ...texts]) {
    worst = Math.max(worst, Math.min(...Array.from({ length: 3 }, () => msOf(() => read(text)))));
  }
  return {
    name,
    text: `${worst.toFixed(1)} ms, the worst of ${texts.length} texts`,
    wanted: `≤ ${MOST_MS} ms`,
    isMet: worst <= MOST_MS,
  };
}

function msOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
