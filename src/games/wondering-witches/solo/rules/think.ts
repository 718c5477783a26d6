/** What a sensible player would do next, knowing only what the view tells and some recipes still possible. */
import { type Rng, rngFor } from '../../../../core/chance';
import { isBadSpecial } from '../../board/rules/specials';
import { type Sample, shareLeft, winningOrder } from '../../deduction/splitting';
import { LONG_RECIPE, type PotionItem, SHORT_RECIPE } from '../../recipe/types';
import { everyBrew } from './brewing';
import { bedsAt, bedsIn, capacityOf, specialAt } from './field';
import { growPlan } from './plan';
import { soloMoves } from './progress';
import { anyItems, propose } from './propose';
import type { Bed, Garden, SoloMove, SoloView } from './types';

/** Potions thought of for each garden. */
const PROPOSALS = 36;
/** What splits worse than this is not worth a garden. */
const POOR_SPLIT = 0.9;
/** Tells next to nothing. */
const WORTHLESS = 0.995;
const WORN_AFTER = 3;

export interface Intention {
  /** The first step of it. */
  readonly move: SoloMove;
  /** What it is all for; null: nothing better was found. */
  readonly items: readonly PotionItem[] | null;
  readonly garden: number | null;
  /** The share of recipes left on average after the test. */
  readonly left: number;
}

export function nextTurn(view: SoloView, samples: readonly Sample[]): Intention | null {
  if (view.phase === 'lastDitch') return lastPotion(view, samples);
  if (view.phase !== 'playing') return null;
  return freeTest(view, samples) ?? nextPotion(view, samples) ?? makeDo(view);
}

/** The same proposals until the next potion, so that a plan once begun is followed to its end. */
function streamFor({ potions }: SoloView, salt: number): Rng {
  return rngFor('solo', 'think', potions.length * 100 + salt);
}

function keyOf(items: readonly PotionItem[]): string {
  return JSON.stringify(items);
}

function testedIn({ potions }: SoloView): Set<string> {
  return new Set(potions.map(({ items }) => keyOf(items)));
}

/** The same plants over and over tell ever less, even where Compost would allow it. */
function isWorn({ potions }: SoloView, items: readonly PotionItem[]): boolean {
  const own = namesOf(items);
  return potions.filter((potion) => namesOf(potion.items) === own).length >= WORN_AFTER;
}

function namesOf(items: readonly PotionItem[]): string {
  return items
    .map(({ ingredient }) => ingredient)
    .sort()
    .join();
}

function lastPotion(view: SoloView, samples: readonly Sample[]): Intention {
  const tested = testedIn(view);
  const rng = streamFor(view, 99);
  const orders = samples.map(({ candidate, codeLength }) => winningOrder(candidate, codeLength));
  const items = orders.find((order) => !tested.has(keyOf(order))) ?? anyItems(view, SHORT_RECIPE, rng);
  return { move: { kind: 'potion', items }, items, garden: null, left: 0 };
}

function freeTest(view: SoloView, samples: readonly Sample[]): Intention | null {
  const [token] = view.guesses;
  if (token === undefined) return null;
  const rng = streamFor(view, 98);
  const options = Array.from({ length: PROPOSALS }, () => propose(view, samples, [], LONG_RECIPE, rng))
    .map((items) =>
      holds(items, token) ? items : items.with(0, { ingredient: token, seeds: 1 + rng.below(SHORT_RECIPE) }),
    )
    .map((items) => ({ items, left: shareLeft(items, samples) }));
  const best = least(options, ({ left }) => left);
  return best && { move: { kind: 'guess', items: best.items }, garden: null, ...best };
}

function holds(items: readonly PotionItem[], ingredient: number): boolean {
  return items.some((item) => item.ingredient === ingredient);
}

interface Option {
  readonly garden: number;
  readonly items: readonly PotionItem[];
  readonly left: number;
  readonly plan: readonly SoloMove[];
}

function nextPotion(view: SoloView, samples: readonly Sample[]): Intention | null {
  const options = view.gardens.flatMap((own, garden) =>
    own.isUsed ? [] : optionsIn(view, samples, garden, own),
  );
  const best = least(options, (option) => costOf(view, samples, options, option));
  const move = best?.plan[0];
  return best && move ? { move, items: best.items, garden: best.garden, left: best.left } : null;
}

/** As if nothing but the first plants stood there, which finds a plan once begun again; else from what there is. */
function optionsIn(view: SoloView, samples: readonly Sample[], garden: number, own: Garden): Option[] {
  const found = optionsFrom(view, samples, garden, own, startersIn(view, own));
  return found.length > 0 ? found : optionsFrom(view, samples, garden, own, bedsIn(view, own));
}

function optionsFrom(
  view: SoloView,
  samples: readonly Sample[],
  garden: number,
  own: Garden,
  standing: readonly Bed[],
): Option[] {
  const tested = testedIn(view);
  const room = roomIn(view, own);
  const rng = streamFor(view, garden);
  const found: Option[] = [];
  for (let tries = 0; tries < PROPOSALS; tries++) {
    const items = propose(view, samples, standing, room, rng);
    const isNews = items.length > 0 && !tested.has(keyOf(items)) && !isWorn(view, items);
    const plan = isNews ? growPlan(view, garden, items) : null;
    const left = shareLeft(items, samples);
    if (plan && left < WORTHLESS) found.push({ garden, items, plan, left });
  }
  return found;
}

/** The last garden that a whole recipe can be grown in is kept for when it is worth it. */
function costOf(
  view: SoloView,
  samples: readonly Sample[],
  options: readonly Option[],
  { garden, left, plan }: Option,
): number {
  const longest = Math.max(SHORT_RECIPE, ...samples.map(({ codeLength }) => codeLength));
  const holdsAll = (index: number) => {
    const own = view.gardens[index];
    return own !== undefined && !own.isUsed && roomIn(view, own) >= longest;
  };
  const isLast = holdsAll(garden) && [...view.gardens.keys()].filter(holdsAll).length === 1;
  const others = options.some((option) => option.garden !== garden && option.left < POOR_SPLIT);
  // Among equals the shorter way, so that what was begun is brought to its end.
  return left + (isLast && others && left > 0 ? 1 : 0) + plan.length / 300;
}

function startersIn({ board, beds }: SoloView, { cells }: Garden): Bed[] {
  return board.starters
    .filter(({ cell }) => cells.includes(cell))
    .flatMap(({ cell, ingredient }) =>
      beds[cell]?.[0]?.ingredient === ingredient ? [{ ingredient, seeds: 1 }] : [],
    );
}

/** How many plants the garden has room for in cells that are any good, those that stand there included. */
function roomIn(view: SoloView, { cells }: Garden): number {
  return cells
    .filter((cell) => {
      const special = specialAt(view, cell);
      return !view.crossed[cell] && (special === null || !isBadSpecial(special));
    })
    .reduce((sum, cell) => sum + Math.max(capacityOf(view, cell), bedsAt(view, cell).length), 0);
}

/** When no plan can be carried out as things are: test what has not been tested yet, or plant something. */
function makeDo(view: SoloView): Intention | null {
  const tested = new Set(view.potions.map(({ items }) => contentsOf(items)));
  for (const [garden, own] of view.gardens.entries()) {
    if (own.isUsed) continue;
    for (const items of everyBrew(view, bedsIn(view, own))) {
      if (!tested.has(contentsOf(items)) && !isWorn(view, items)) {
        return { move: { kind: 'brew', garden, items }, items, garden, left: 1 };
      }
      break;
    }
  }
  for (const move of soloMoves(view)) return { move, items: null, garden: null, left: 1 };
  return null;
}

function contentsOf(items: readonly PotionItem[]): string {
  return items
    .map(({ ingredient, seeds }) => `${ingredient}x${seeds}`)
    .sort()
    .join();
}

function least<T>(options: readonly T[], cost: (option: T) => number): T | null {
  let best: T | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const own = cost(option);
    if (own < lowest) {
      best = option;
      lowest = own;
    }
  }
  return best;
}
