/**
 * Chains without branches. Two candidates are *tied* when one of them must be true (the last two of a cell, the
 * last two places of a digit in a house), and *at odds* when at most one can be. Starting from `this is not so`,
 * ties and odds take turns; where the chain ends in `that is so`, one of its two ends is true.
 */

import { bit, digitsOf, sizeOf } from '../digits';
import { type Board, candidatesAt, couldBe, placesOf } from './candidateBoard';
import type { Link, Removal, Step } from './steps';

/** A person loses the thread of longer ones. */
const LONGEST = 13;

/** A candidate is one number, `cell * 10 + digit`. */
interface Web {
  readonly nodes: readonly number[];
  readonly tied: ReadonlyMap<number, readonly number[]>;
  readonly odds: ReadonlyMap<number, readonly number[]>;
}

export function* findChains(board: Board): Generator<Step> {
  const web = spin(board);
  const starts = web.nodes.filter((node) => (web.tied.get(node) ?? []).length > 0);
  // Short chains first, from anywhere: a player follows three links sooner than nine.
  for (let length = 2; length <= LONGEST; length += 2) {
    for (const start of starts) yield* chainsFrom(web, start, length);
  }
}

function spin(board: Board): Web {
  const { template } = board;
  const nodes: number[] = [];
  const tied = new Map<number, number[]>();
  const odds = new Map<number, number[]>();
  for (const cell of template.fillable) {
    const held = candidatesAt(board, cell);
    for (const digit of digitsOf(held)) {
      const rivals = digitsOf(held & ~bit(digit)).map((other) => cell * 10 + other);
      const peers = (template.peers[cell] ?? []).filter((peer) => couldBe(board, peer, digit));
      nodes.push(cell * 10 + digit);
      odds.set(cell * 10 + digit, [...rivals, ...peers.map((peer) => peer * 10 + digit)]);
      tied.set(cell * 10 + digit, sizeOf(held) === 2 ? rivals : []);
    }
  }
  for (const house of template.houses) {
    for (const digit of digitsOf(house.digits)) {
      const [one, other, third] = placesOf(board, house.cells, bit(digit));
      if (one === undefined || other === undefined || third !== undefined) continue;
      tied.get(one * 10 + digit)?.push(other * 10 + digit);
      tied.get(other * 10 + digit)?.push(one * 10 + digit);
    }
  }
  return { nodes, tied, odds };
}

/** Breadth first, so that every candidate is reached by a shortest chain; yields those of exactly `length` links. */
function* chainsFrom(web: Web, start: number, length: number): Generator<Step> {
  const cameTrue = new Map<number, number>();
  const cameFalse = new Map<number, number>([[start, -1]]);
  let ends = [start];
  for (let links = 2; ends.length > 0 && links <= length; links += 2) {
    const reached: number[] = [];
    for (const end of ends) {
      for (const node of web.tied.get(end) ?? []) {
        if (cameTrue.has(node)) continue;
        cameTrue.set(node, end);
        reached.push(node);
      }
    }
    if (links === length) {
      for (const end of reached) yield* conclude(web, start, end, cameTrue, cameFalse);
      return;
    }
    ends = [];
    for (const node of reached) {
      for (const end of web.odds.get(node) ?? []) {
        if (cameFalse.has(end)) continue;
        cameFalse.set(end, node);
        ends.push(end);
      }
    }
  }
}

function* conclude(
  web: Web,
  start: number,
  end: number,
  cameTrue: ReadonlyMap<number, number>,
  cameFalse: ReadonlyMap<number, number>,
): Generator<Step> {
  const place = start === end ? { cell: Math.floor(start / 10), digit: start % 10 } : null;
  const near = web.odds.get(start) ?? [];
  const far = new Set(web.odds.get(end));
  const removals = place === null ? removalsOf(near.filter((node) => far.has(node))) : [];
  if (place === null && removals.length === 0) return;
  const links = trace(end, cameTrue, cameFalse);
  const cells = [...new Set(links.map(({ cell }) => cell))];
  const digits = links.reduce((union, { digit }) => union | bit(digit), 0);
  yield { technique: 'chain', place, removals, cells, digits, units: [], links };
}

function removalsOf(nodes: readonly number[]): Removal[] {
  return nodes.map((node) => ({ cell: Math.floor(node / 10), digits: bit(node % 10) }));
}

function trace(
  end: number,
  cameTrue: ReadonlyMap<number, number>,
  cameFalse: ReadonlyMap<number, number>,
): Link[] {
  const links: Link[] = [];
  let holds = true;
  for (let node = end; node >= 0; holds = !holds) {
    links.unshift({ cell: Math.floor(node / 10), digit: node % 10, holds });
    node = (holds ? cameTrue : cameFalse).get(node) ?? -1;
  }
  return links;
}
