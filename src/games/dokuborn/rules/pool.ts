/**
 * Cards and conditions made ready for counting: which cards meet a condition, as bits, and how many meet each two
 * conditions. Generating looks at the counts alone, so its speed has nothing to do with the number of cards.
 */
import { allConditions, groupOf, lookedAtBy } from './conditions';
import type { Card, CardList, Condition } from './types';

export interface Pool extends CardList {
  readonly conditions: readonly Condition[];
  /** Positions in `cards` and `conditions`, by id. */
  readonly cardAt: ReadonlyMap<number, number>;
  readonly conditionAt: ReadonlyMap<string, number>;
  /** For each condition, the cards that meet it. */
  readonly bits: readonly Uint32Array[];
  /** For each two conditions (`pairOf`), how many cards meet both. */
  readonly pairCounts: Uint32Array;
  /** 1 where the generator may cross the two. In bytes, since a small table stays in the nearest cache. */
  readonly crossable: Uint8Array;
}

/** All that counting needs of a pool, without its cards: as much as goes to a worker. */
export type PairTable = Pick<Pool, 'bits' | 'pairCounts' | 'crossable'>;

/** Two values of one of these never meet in a cell of a generated puzzle. */
const NEVER_CROSSED = ['o', 'p', 's', 'w', 'l', 'r', 'e'];

export function indexPool(list: CardList, conditions: readonly Condition[] = allConditions): Pool {
  const steps = indexingSteps(list, conditions);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a few milliseconds, for those who have gestures to answer in between. */
export function* indexingSteps(
  list: CardList,
  conditions: readonly Condition[] = allConditions,
): Generator<void, Pool> {
  const kinds = kindsOf(list.cards);
  const bits = conditions.map((condition) => bitsOf(kinds(groupOf(condition)), condition, list.cards.length));
  yield;
  const pairCounts = countPairs(bits);
  yield;
  return {
    ...list,
    conditions,
    cardAt: new Map(list.cards.map((card, at) => [card.id, at])),
    conditionAt: new Map(conditions.map((condition, at) => [condition.id, at])),
    bits,
    pairCounts,
    crossable: findCrossable(conditions, pairCounts),
  };
}

export function pairOf(pool: Pool, row: Condition, column: Condition): number {
  return positionOf(pool, row) * pool.conditions.length + positionOf(pool, column);
}

/** Every cell's pair, row after row. */
export function pairsOf(pool: Pool, rows: readonly Condition[], columns: readonly Condition[]): number[] {
  return rows.flatMap((row) => columns.map((column) => pairOf(pool, row, column)));
}

export function countOf(pool: Pick<Pool, 'pairCounts'>, pair: number): number {
  return pool.pairCounts[pair] ?? 0;
}

/** The positions of all cards that meet both conditions of a pair, in pool order. */
export function cardsMeeting(pool: Pick<Pool, 'bits'>, pair: number): number[] {
  const row = pool.bits[Math.floor(pair / pool.bits.length)];
  const column = pool.bits[pair % pool.bits.length];
  const found: number[] = [];
  if (!row || !column) return found;
  for (let word = 0; word < row.length; word++) {
    let both = (row[word] ?? 0) & (column[word] ?? 0);
    while (both !== 0) {
      found.push(word * 32 + 31 - Math.clz32(both & -both));
      both &= both - 1;
    }
  }
  return found;
}

export function cardById(pool: Pool, id: number): Card | undefined {
  const at = pool.cardAt.get(id);
  return at === undefined ? undefined : pool.cards[at];
}

function positionOf(pool: Pool, condition: Condition): number {
  const at = pool.conditionAt.get(condition.id);
  if (at === undefined) throw new Error(`${condition.id} is no condition of this pool`);
  return at;
}

/** Cards that are alike for all conditions of a group, by their positions. */
interface Kind {
  readonly sample: Card;
  readonly at: number[];
}

/** Each card is looked at once for a group, and one of a kind once for a condition: a page waits for it as it starts. */
function kindsOf(cards: readonly Card[]): (group: string) => Iterable<Kind> {
  const known = new Map<string, Iterable<Kind>>();
  return (group) => {
    const kinds = known.get(group) ?? kindsIn(cards, lookedAtBy(group));
    known.set(group, kinds);
    return kinds;
  };
}

function kindsIn(cards: readonly Card[], lookedAt: (card: Card) => unknown): Iterable<Kind> {
  const kinds = new Map<unknown, Kind>();
  cards.forEach((sample, at) => {
    const value = lookedAt(sample);
    const kind = kinds.get(value);
    if (kind) kind.at.push(at);
    else kinds.set(value, { sample, at: [at] });
  });
  return [...kinds.values()];
}

function bitsOf(kinds: Iterable<Kind>, condition: Condition, cards: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(cards / 32));
  for (const { sample, at } of kinds)
    if (condition.filter(sample))
      for (const card of at) bits[card >>> 5] = (bits[card >>> 5] ?? 0) | (1 << (card & 31));
  return bits;
}

function countPairs(bits: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(bits.length * bits.length);
  for (const [row, rowBits] of bits.entries()) {
    for (let column = row; column < bits.length; column++) {
      const count = countCommon(rowBits, bits[column] ?? rowBits);
      counts[row * bits.length + column] = count;
      counts[column * bits.length + row] = count;
    }
  }
  return counts;
}

function countCommon(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += onesIn((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function findCrossable(conditions: readonly Condition[], counts: Uint32Array): Uint8Array {
  const total = conditions.length;
  const groups = conditions.map(groupOf);
  const own = conditions.map((_, at) => counts[at * total + at] ?? 0);
  const crossable = new Uint8Array(counts.length);
  for (const [row, group] of groups.entries()) {
    const meets = NEVER_CROSSED.includes(group) ? (other?: string) => other !== group : () => true;
    for (let column = 0; column < total; column++) {
      const count = counts[row * total + column] ?? 0;
      // One condition says nothing that the other does not: every Song is an Action.
      const contained = count === own[row] || count === own[column];
      if (count > 0 && !contained && meets(groups[column])) crossable[row * total + column] = 1;
    }
  }
  return crossable;
}
