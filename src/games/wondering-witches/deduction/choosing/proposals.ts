/** The potions most worth testing after a log, whatever can be grown: told by what they tell and how likely they win. */

import { type Hypothesis, type Laid, maskOf } from '../judging/hypothesis';
import { effectId } from '../judging/lineValues';
import { pot } from '../judging/pot';
import type { Belief } from '../possible/belief';
import { recipeText, resample } from '../possible/cloud';
import { Dice } from '../possible/dice';
import { type Value, weighPotion } from './value';
import { provenWinnerOf, winnerOf } from './winners';

export interface Proposal {
  readonly laid: Laid;
  readonly value: Value;
}

export interface Proposals {
  readonly list: readonly Proposal[];
  /** For whoever has more to weigh. */
  readonly sample: readonly Hypothesis[];
  readonly small: readonly Hypothesis[];
  readonly tried: ReadonlySet<string>;
  /** No answer is reckoned to tell more. */
  readonly mostBits: number;
}

const SMALL_SAMPLE = 60;
const SAMPLE = 300;
const WINNERS = 60;
const VARIANTS = 90;
const ANY = 110;
const BEST = 18;
const BEST_OF_SIZE = 4;
const LIKELIEST = 6;
const SAFE = 60;
const BEST_HARMLESS = 10;
const UNLIKELY = 0.02;
const POISON = effectId('Poison');
/** In `Value.lasting`. */
const POISON_AT = 0;
const FEW_RECIPES = 12;
const CLIMB = 30;
const MOST_SEEDS = 7;
/** Plants judged for the proposals after one log: beyond it nothing more is proposed. */
const MOST_WORK = 2_000_000;

const kept = new WeakMap<Belief, Proposals>();

export function proposalsAfter(belief: Belief): Proposals {
  const found = kept.get(belief);
  if (found) return found;
  const proposals = compose(belief);
  kept.set(belief, proposals);
  return proposals;
}

export function worth({ bits, wins }: Value): number {
  return bits + 2 * wins;
}

/** Where many are left, an answer that tells more would leave too few recipes of the cloud to go on from. */
const MANY_RECIPES = 1e7;
const BITS_OF_MANY = 7;

function mostBitsOf({ count }: Belief): number {
  return count.recipes > MANY_RECIPES ? BITS_OF_MANY : Number.POSITIVE_INFINITY;
}

export function textOfLaid({ herbs, seeds }: Laid): string {
  return `${herbs.join()}x${seeds.join()}`;
}

function compose(belief: Belief): Proposals {
  const { cloud, riddle, trials } = belief;
  const dice = new Dice(`proposals ${belief.key}`);
  const sample = dice.shuffle(resample(cloud.hypotheses, cloud.weights, SAMPLE, dice));
  const small = sample.slice(0, SMALL_SAMPLE);
  const mostBits = mostBitsOf(belief);
  const weigh = (laid: Laid, recipes: readonly Hypothesis[]) => weighPotion(laid, recipes, mostBits);
  const tried = new Set(trials.map(({ laid }) => textOfLaid(laid)));
  const seen = new Set<string>(tried);
  const pool: Proposal[] = [];
  const end = pot.work + MOST_WORK;
  const propose = (laid: Laid | null) => {
    if (pool.length > 0 && pot.work > end) return;
    if (!laid || laid.herbs.length === 0 || seen.has(textOfLaid(laid))) return;
    seen.add(textOfLaid(laid));
    pool.push({ laid, value: weigh(laid, small) });
  };
  for (const hypothesis of sample.slice(0, WINNERS)) propose(winnerOf(hypothesis));
  for (const hypothesis of fewDistinct(sample)) propose(provenWinnerOf(hypothesis));
  const winners = pool.map(({ laid }) => laid);
  for (let at = 0; at < VARIANTS && winners.length > 0; at++) {
    let laid = winners[dice.below(winners.length)] as Laid;
    for (let change = dice.below(3); change >= 0; change--) laid = vary(laid, riddle.ingredients, dice);
    propose(laid);
  }
  for (let at = 0; at < ANY; at++) propose(anyLaid(riddle.ingredients, 1 + (at % 6), dice));
  const safe = harmlessHerbs(sample, riddle.ingredients);
  if (safe.length < riddle.ingredients) {
    for (let at = 0; at < SAFE; at++) propose(someLaid(safe, 1 + (at % 6), dice));
  }
  const chosen = shortlist(pool).map(({ laid }) => ({ laid, value: weigh(laid, sample) }));
  const list = climb(chosen, (laid) => weigh(laid, sample), riddle.ingredients, seen, dice);
  return { list, sample, small, tried, mostBits };
}

/** None where the sample holds more than a few recipes. */
function fewDistinct(sample: readonly Hypothesis[]): Hypothesis[] {
  const distinct = new Map<string, Hypothesis>();
  for (const own of sample) {
    distinct.set(recipeText(own), own);
    if (distinct.size > FEW_RECIPES) return [];
  }
  return [...distinct.values()];
}

/** The best of all, the best of each size, and the likeliest to win. */
function shortlist(pool: readonly Proposal[]): Proposal[] {
  const byWorth = pool.toSorted((a, b) => worth(b.value) - worth(a.value));
  const likely = pool.toSorted((a, b) => b.value.wins - a.value.wins).slice(0, LIKELIEST);
  const sizes = [1, 2, 3, 4, 5, 6].flatMap((size) =>
    byWorth.filter(({ laid }) => laid.herbs.length === size).slice(0, BEST_OF_SIZE),
  );
  // Whoever was poisoned before needs something else to choose from.
  const harmless = byWorth.filter(({ value }) => (value.lasting[POISON_AT] as number) < UNLIKELY);
  return [...new Set([...byWorth.slice(0, BEST), ...sizes, ...likely, ...harmless.slice(0, BEST_HARMLESS)])];
}

/** Those that hardly any recipe of the sample gives the Poison to. */
function harmlessHerbs(sample: readonly Hypothesis[], ingredients: number): number[] {
  const poisonous = Array.from({ length: ingredients }, () => 0);
  for (const { lists } of sample) {
    for (const [herb, own] of lists.entries())
      if (own.includes(POISON)) poisonous[herb] = (poisonous[herb] ?? 0) + 1;
  }
  return [...poisonous.keys()].filter((herb) => (poisonous[herb] ?? 0) < UNLIKELY * sample.length);
}

/** The best ones of each size are bettered step by step. */
function climb(
  chosen: readonly Proposal[],
  weigh: (laid: Laid) => Value,
  ingredients: number,
  seen: Set<string>,
  dice: Dice,
): Proposal[] {
  const list = chosen.toSorted((a, b) => worth(b.value) - worth(a.value));
  for (let step = 0; step < CLIMB && list.length > 0; step++) {
    const at = step % 2 === 0 ? 0 : dice.below(list.length);
    const from = list[at] as Proposal;
    const laid = vary(from.laid, ingredients, dice);
    if (laid.herbs.length === 0 || seen.has(textOfLaid(laid))) continue;
    seen.add(textOfLaid(laid));
    const value = weigh(laid);
    if (worth(value) <= worth(from.value)) continue;
    list.push({ laid, value });
    list.sort((a, b) => worth(b.value) - worth(a.value));
  }
  return list;
}

export function vary({ herbs, seeds }: Laid, ingredients: number, dice: Dice): Laid {
  const at = dice.below(herbs.length);
  const to = dice.below(herbs.length);
  const way = dice.below(5);
  let own = herbs.slice();
  let grown = seeds.slice();
  if (way === 0) {
    [own[at], own[to]] = [own[to] as number, own[at] as number];
    [grown[at], grown[to]] = [grown[to] as number, grown[at] as number];
  } else if (way === 1) {
    grown[at] = Math.max(1, Math.min(MOST_SEEDS, (grown[at] as number) + (dice.below(2) === 0 ? 1 : -1)));
  } else if (way === 2) {
    own[at] = dice.below(ingredients);
  } else if (way === 3 && herbs.length > 1) {
    own = own.toSpliced(at, 1);
    grown = grown.toSpliced(at, 1);
  } else if (herbs.length < 7) {
    own = own.toSpliced(to, 0, dice.below(ingredients));
    grown = grown.toSpliced(to, 0, 1 + dice.below(4));
  }
  return { herbs: own, seeds: grown, mask: maskOf(own) };
}

function anyLaid(ingredients: number, size: number, dice: Dice): Laid {
  return someLaid([...Array(ingredients).keys()], size, dice);
}

function someLaid(from: readonly number[], size: number, dice: Dice): Laid {
  const herbs = dice.shuffle([...from]).slice(0, size);
  return { herbs, seeds: herbs.map(() => 1 + dice.below(4)), mask: maskOf(herbs) };
}
