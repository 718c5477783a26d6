/** Chance for sampling: as many draws as a second has room for, the same from the same text on every machine. */
import { hashText } from '../../../core/chance';

export class Dice {
  #a: number;
  #b: number;

  constructor(text: string) {
    this.#a = hashText(`a${text}`) | 1;
    this.#b = hashText(`b${text}`) | 1;
  }

  /** From 0 up to 1. */
  share(): number {
    return this.#next() / 0x100000000;
  }

  /** From 0 to limit − 1. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last] as T;
      items[last] = items[other] as T;
      items[other] = held;
    }
    return items;
  }

  #next(): number {
    // xorshift64 in two halves, then multiplied: enough for sampling, and pinned nowhere.
    let t = this.#a;
    const s = this.#b;
    this.#a = s;
    t ^= t << 23;
    t ^= t >>> 17;
    t ^= s ^ (s >>> 26);
    this.#b = t;
    return Math.imul((t + s) | 0, 0x9e3779b1) >>> 0;
  }
}
