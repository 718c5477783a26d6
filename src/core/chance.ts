/**
 * Chance, the same on every machine and for ever.
 *
 * Own code rather than a package: every shared link and every daily depends on these exact numbers, so an
 * upgrade of somebody else's generator would silently change all boards. 32-bit integer arithmetic only.
 */
import { hashText } from './hash';

export interface Rng {
  /** An integer in 0…limit−1, every one equally likely. */
  below(limit: number): number;
}

/** Independent streams by purpose, so that no draw for one thing can shift another. */
export type Chance = (purpose: string, n: number) => Rng;

export function chanceFrom(seed: string): Chance {
  return (purpose, n) => rngFor(seed, purpose, n);
}

export function rngFor(seed: string, purpose: string, n = 0): Rng {
  // The separator cannot occur in a seed or purpose, so no two triples share a stream by accident.
  const next = sfc32(hash128(`${seed}\n${purpose}\n${n}`));
  return { below: (limit) => below(next, limit) };
}

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const held = result[last] as T;
    result[last] = result[other] as T;
    result[other] = held;
  }
  return result;
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new Error('Cannot pick from nothing');
  return items[rng.below(items.length)] as T;
}

function below(next: () => number, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 0x100000000) {
    throw new Error(`Cannot draw below ${limit}`);
  }
  // Without rejection, low numbers would come up more often whenever limit does not divide 2^32.
  let word = next();
  while (isSurplus(word, limit)) word = next();
  return word % limit;
}

/** The remainder is slow to come by, and only words near the top can be in it. */
function isSurplus(word: number, limit: number): boolean {
  return word >= 0x100000000 - limit && word >= 0x100000000 - (0x100000000 % limit);
}

type Words = readonly [number, number, number, number];

function hash128(text: string): Words {
  const word = (salt: number) => hashText(`${salt}${text}`);
  return [word(1), word(2), word(3), word(4)];
}

/** Chris Doty-Humphrey's small fast counting generator (public domain), in the 32-bit form. */
function sfc32([seedA, seedB, seedC, counterStart]: Words): () => number {
  let a = seedA;
  let b = seedB;
  let c = seedC;
  let counter = counterStart;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}
