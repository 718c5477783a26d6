/**
 * Walks all recipes (numbers and decoys, without effects) that agree with what is known, ingredient by
 * ingredient, and turns back as soon as some potion can no longer come out as it did. All work is counted.
 */
import type { Rng } from '../../../../core/chance';
import { agrees, identityAllowed } from './consistent';
import type { Candidate, Identity } from './identity';
import type { Knowledge, PotionFact } from './knowledge';
import { growth, identitiesFor } from './outcome';

export interface Space {
  readonly knowledge: Knowledge;
  readonly codeLength: number;
  /** In the order of the walk: those in most potions first. */
  readonly order: readonly number[];
  readonly choices: readonly (readonly Choice[])[];
  /** By depth: the most that the ingredients from here on could still add to each count. */
  readonly reserves: readonly (readonly number[])[];
  readonly targets: readonly number[];
}

interface Choice {
  readonly identity: Identity;
  /** How far this identity raises each count of `targets`. */
  readonly adds: readonly number[];
}

export interface Budget {
  nodes: number;
}

/** `finished`: every candidate was seen. `stopped`: the visitor had enough. */
type WalkEnd = 'finished' | 'stopped' | 'outOfBudget';
type Allows = (ingredient: number, identity: Identity) => boolean;

export function openSpaces(knowledge: Knowledge): Space[] {
  return knowledge.codeLengths.map((codeLength) => openSpace(knowledge, codeLength));
}

function openSpace(knowledge: Knowledge, codeLength: number): Space {
  const { facts, clue, ingredients, drama } = knowledge;
  const order = orderOfWalk(facts, ingredients);
  const identities = identitiesFor(codeLength, drama);
  const choices = order.map((ingredient) =>
    identities
      .filter((identity) => !clue || identityAllowed(clue, ingredient, identity, codeLength))
      .map(
        (identity): Choice => ({
          identity,
          adds: facts.flatMap((fact) => addsTo(fact, ingredient, identity)),
        }),
      ),
  );
  const targets = facts.flatMap(({ undergrown, overgrown, imposters }) => [
    undergrown,
    overgrown,
    ...(imposters === null ? [] : [imposters]),
  ]);
  return { knowledge, codeLength, order, choices, targets, reserves: reservesOf(choices, targets.length) };
}

function orderOfWalk(facts: readonly PotionFact[], ingredients: number): number[] {
  const uses = (ingredient: number) =>
    facts.reduce((sum, { items }) => sum + items.filter((item) => item.ingredient === ingredient).length, 0);
  return Array.from({ length: ingredients }, (_, index) => index).sort((a, b) => uses(b) - uses(a) || a - b);
}

function addsTo({ items, imposters }: PotionFact, ingredient: number, identity: Identity): number[] {
  const own = items.filter((item) => item.ingredient === ingredient);
  const grown = own.map(({ seeds }) => growth(identity, seeds));
  const counts = [grown.filter((it) => it === 'under').length, grown.filter((it) => it === 'over').length];
  if (imposters === null) return counts;
  return [...counts, identity.kind === 'imposter' ? own.length : 0];
}

function reservesOf(choices: readonly (readonly Choice[])[], targets: number): number[][] {
  const reserves = [Array.from({ length: targets }, () => 0)];
  for (const own of choices.toReversed()) {
    const behind = reserves[0] ?? [];
    reserves.unshift(behind.map((sum, at) => sum + Math.max(0, ...own.map(({ adds }) => adds[at] ?? 0))));
  }
  return reserves;
}

export function walk(
  space: Space,
  budget: Budget,
  visit: (candidate: Candidate) => boolean,
  allows: Allows = () => true,
): WalkEnd {
  const candidate: Identity[] = [];
  const open = space.targets.slice();
  const step = (depth: number, taken: number, goods: number): WalkEnd => {
    if (depth === space.order.length) return arrive(space, candidate, visit);
    for (const choice of space.choices[depth] ?? []) {
      if (budget.nodes-- <= 0) return 'outOfBudget';
      const ingredient = space.order[depth] ?? 0;
      const bit = goodBit(choice.identity);
      const newGoods = bit === 0 ? goods : goods + 1;
      if (taken & bit || !hasRoom(space, depth, newGoods) || !allows(ingredient, choice.identity)) continue;
      if (spend(open, choice.adds, space.reserves[depth + 1] ?? [])) {
        candidate[ingredient] = choice.identity;
        const end = step(depth + 1, taken | bit, newGoods);
        if (end !== 'finished') return end;
      }
      giveBack(open, choice.adds);
    }
    return 'finished';
  };
  return step(0, 0, 0);
}

function arrive(space: Space, candidate: Identity[], visit: (candidate: Candidate) => boolean): WalkEnd {
  if (!agrees(space.knowledge, candidate, space.codeLength)) return 'finished';
  return visit(candidate) ? 'stopped' : 'finished';
}

function goodBit({ kind, number }: Identity): number {
  return kind === 'good' && number !== null ? 1 << number : 0;
}

function hasRoom({ codeLength, order }: Space, depth: number, goods: number): boolean {
  return codeLength - goods <= order.length - depth - 1;
}

/** Takes off what a choice adds; false if a count would fall short or overshoot. The caller gives back. */
function spend(open: number[], adds: readonly number[], reserve: readonly number[]): boolean {
  let fits = true;
  for (let at = 0; at < open.length; at++) {
    const left = (open[at] ?? 0) - (adds[at] ?? 0);
    open[at] = left;
    if (left < 0 || left > (reserve[at] ?? 0)) fits = false;
  }
  return fits;
}

function giveBack(open: number[], adds: readonly number[]): void {
  for (let at = 0; at < open.length; at++) open[at] = (open[at] ?? 0) + (adds[at] ?? 0);
}

/**
 * One random walk down the tree. The product of the choices met on the way is, on average over many walks, the
 * number of candidates (Knuth's estimate); 0 where the walk ends in a dead end.
 */
export function probe(space: Space, rng: Rng, visit: (candidate: Candidate) => void): number {
  const candidate: Identity[] = [];
  const open = space.targets.slice();
  let taken = 0;
  let goods = 0;
  let size = 1;
  for (const [depth, ingredient] of space.order.entries()) {
    const reserve = space.reserves[depth + 1] ?? [];
    const possible = (space.choices[depth] ?? []).filter(({ identity, adds }) => {
      const bit = goodBit(identity);
      if (taken & bit || !hasRoom(space, depth, bit === 0 ? goods : goods + 1)) return false;
      const fits = spend(open, adds, reserve);
      giveBack(open, adds);
      return fits;
    });
    const choice = possible[rng.below(Math.max(1, possible.length))];
    if (!choice) return 0;
    size *= possible.length;
    spend(open, choice.adds, reserve);
    candidate[ingredient] = choice.identity;
    const bit = goodBit(choice.identity);
    taken |= bit;
    if (bit !== 0) goods += 1;
  }
  if (!agrees(space.knowledge, candidate, space.codeLength)) return 0;
  visit(candidate);
  return size;
}
