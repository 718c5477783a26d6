/**
 * Finds cards by name as one types. Fuse.js ranks, as the owner chose; but over all names a keystroke would take it
 * up to a tenth of a second, so it is given only those that share most pairs of letters with what was typed. Pairs
 * do not mind the order of words, and survive a typo but for two of them.
 */
import Fuse from 'fuse.js';
import type { Card } from './types';

export interface CardSearch {
  readonly find: (typed: string, limit: number) => readonly Card[];
  /** Makes up to that many more names ready; true once all are. Whoever does not call it waits at the first `find`. */
  readonly prepare: (names: number) => boolean;
}

const MOST_TYPED = 60;
const NARROWED_TO = 60;
/** A name that shares fewer of the pairs typed than one in so many is not what was meant. */
const LEAST_SHARED = 3;

export function createCardSearch(cards: readonly Card[]): CardSearch {
  const names: string[] = [];
  const index: PairIndex = { holders: new Map(), lengths: [] };

  function prepare(more: number): boolean {
    const upTo = Math.min(cards.length, names.length + more);
    for (let at = names.length; at < upTo; at++) {
      const name = plainName(cards[at]?.fullName ?? '');
      names.push(name);
      addPairs(index, name, at);
    }
    return names.length === cards.length;
  }

  function find(typed: string, limit: number): readonly Card[] {
    prepare(cards.length);
    const query = plainName(typed.slice(0, MOST_TYPED));
    if (query === '') return [];
    const near = narrow(index, query).map((at) => ({ at, name: names[at] ?? '' }));
    const ranked = rank(near, query);
    const begun = ranked.filter(({ name }) => name.startsWith(query));
    // Fuse may find all of them too far off; the shared pairs are then still the best guess.
    const order = [...new Set([...begun, ...ranked, ...near])].slice(0, limit);
    return order.flatMap(({ at }) => cards[at] ?? []);
  }

  return { find, prepare };
}

/** Without accents, punctuation, capitals and the abbreviation `Dr.`: `Te Kā - Heartless` is `te ka heartless`. */
export function plainName(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      // Not the last word: that may become a dragon.
      .replace(/\bdr(?= )/g, 'doctor')
  );
}

interface Candidate {
  readonly at: number;
  readonly name: string;
}

function rank(near: readonly Candidate[], query: string): Candidate[] {
  const fuse = new Fuse(near, {
    keys: ['name'],
    useTokenSearch: true,
    ignoreLocation: true,
    threshold: 0.4,
  });
  return fuse.search(query).map(({ item }) => item);
}

interface PairIndex {
  /** For each pair of letters, the names that have it. */
  readonly holders: Map<string, number[]>;
  /** How many different pairs each name has. */
  readonly lengths: number[];
}

function addPairs({ holders, lengths }: PairIndex, name: string, at: number): void {
  const pairs = pairsIn(name);
  for (const pair of pairs) {
    const known = holders.get(pair);
    if (known) known.push(at);
    else holders.set(pair, [at]);
  }
  lengths.push(pairs.size);
}

/** The names that share most with the query; of equals, the shorter ones. */
function narrow({ holders, lengths }: PairIndex, query: string): number[] {
  const shared = new Uint8Array(lengths.length);
  let most = 0;
  const pairs = pairsIn(query);
  for (const pair of pairs) {
    for (const at of holders.get(pair) ?? []) {
      const count = (shared[at] ?? 0) + 1;
      shared[at] = count;
      if (count > most) most = count;
    }
  }
  if (most === 0) return [];
  const byShared: number[][] = Array.from({ length: most + 1 }, () => []);
  for (const [at, count] of shared.entries()) byShared[count]?.push(at);
  const near: number[] = [];
  const least = Math.ceil(pairs.size / LEAST_SHARED);
  for (let count = most; count >= least && near.length < NARROWED_TO; count--) {
    const tied = byShared[count] ?? [];
    near.push(...tied.sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b));
  }
  return near.slice(0, NARROWED_TO);
}

/** A space stands before each word, so that beginnings count. */
function pairsIn(name: string): Set<string> {
  const pairs = new Set<string>();
  const text = ` ${name}`;
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = text.slice(at, at + 2);
    if (!pair.endsWith(' ')) pairs.add(pair);
  }
  return pairs;
}
