/** What a potion can be expected to tell, to win and to bring about, over a sample of what is possible. */
import type { Hypothesis, Laid } from '../judging/hypothesis';
import { eachOutcome } from '../judging/likelihood';
import { WON } from '../judging/lineValues';

export interface Value {
  /** Bits that its answer tells on average about what is secret. */
  readonly bits: number;
  /** The chance that it wins. */
  readonly wins: number;
  /** By effect on players and field, from Poison on: the chance that it is met. */
  readonly lasting: readonly number[];
}

export const LASTING = 15;

/** Every hypothesis of the sample counts alike; no answer is worth more than `mostBits`. */
export function weighPotion(laid: Laid, sample: readonly Hypothesis[], mostBits: number): Value {
  const told = new Map<number, number>();
  const lasting = new Array<number>(LASTING).fill(0);
  let noise = 0;
  for (const hypothesis of sample) {
    let own = 0;
    eachOutcome(hypothesis, laid, (value, share, bits) => {
      told.set(value, (told.get(value) ?? 0) + share);
      if (share < 1) own -= share * Math.log2(share);
      for (let at = 0, left = bits; left !== 0; at++, left >>>= 1) {
        if (left & 1) lasting[at] = (lasting[at] as number) + share;
      }
    });
    noise += own;
  }
  const amount = Math.max(1, sample.length);
  let bits = 0;
  for (const share of told.values()) bits -= (share / amount) * Math.log2(share / amount);
  return {
    bits: Math.max(0, Math.min(mostBits, bits - noise / amount)),
    wins: (told.get(WON) ?? 0) / amount,
    lasting: lasting.map((share) => share / amount),
  };
}

/** The share of the sample that its answer leaves possible, on average. */
export function shareLeftBy(laid: Laid, sample: readonly Hypothesis[]): number {
  const told = new Map<number, { share: number; agreeing: number }>();
  for (const hypothesis of sample) {
    const own = new Set<number>();
    eachOutcome(hypothesis, laid, (value, share) => {
      const found = told.get(value) ?? { share: 0, agreeing: 0 };
      found.share += share;
      if (!own.has(value)) found.agreeing += 1;
      own.add(value);
      told.set(value, found);
    });
  }
  let left = 0;
  for (const [value, { share, agreeing }] of told) if (value !== WON) left += share * agreeing;
  return left / Math.max(1, sample.length) ** 2;
}
