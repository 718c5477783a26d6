/** What an ingredient carries, in the order in which it was handed out. */
import { IMPOSTER, IMPOSTER_EFFECT } from '../judging/hypothesis';
import { NO_EFFECTS } from '../judging/pot';

/** `load`: the slots that it carries, in their order. */
export function listOf(slots: readonly number[], load: readonly number[], kind: number): readonly number[] {
  const isImposter = kind === IMPOSTER;
  if (load.length === 0 && !isImposter) return NO_EFFECTS;
  const own = load.map((slot) => slots[slot] as number);
  return isImposter ? [IMPOSTER_EFFECT, ...own] : own;
}

/** Of an order of slots those that a herb carries. */
export function loadOf(
  sequence: readonly number[],
  owners: readonly number[],
  herb: number,
): readonly number[] {
  return sequence.filter((slot) => owners[slot] === herb);
}
