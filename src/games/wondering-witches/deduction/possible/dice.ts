/** Chance for sampling: as many draws as a second has room for, the same from the same text on every machine. */
import { hashText } from '../../../../core/hash';

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

  /** xoroshiro64** */
  #next(): number {
    const one = this.#a;
    const two = this.#b ^ one;
    this.#a = rotated(one, 26) ^ two ^ (two << 9);
    this.#b = rotated(two, 13);
    return Math.imul(rotated(Math.imul(one, 0x9e3779bb), 5), 5) >>> 0;
  }
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
