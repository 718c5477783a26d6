/** The turn that gains most of what can be expected to be told, after all that it risks; from the view alone. */

import { type Proposals, proposalsAfter, textOfLaid, worth } from '../../deduction/choosing/proposals';
import { type Value, weighPotion } from '../../deduction/choosing/value';
import { itemsOf, type Laid, maskOf } from '../../deduction/judging/hypothesis';
import { type Belief, beliefAfter } from '../../deduction/possible/belief';
import { Dice } from '../../deduction/possible/dice';
import type { PotionItem } from '../../recipe/types';
import { bedsAt, bedsIn, gardenAt, grownBeds, growthStep, has, specialAt } from './field';
import { growableIn } from './growable';
import { soloMoves } from './progress';
import { type Ground, groundOf, longestOf, poisonRisk, priceOfGarden, priceOfTest, roomIn } from './stakes';
import { callerIn } from './targets';
import type { Field, SoloMove, SoloView } from './types';

export interface Intention {
  /** The first step of it. */
  readonly move: SoloMove;
  /** What it is all for; null: nothing better was found. */
  readonly items: readonly PotionItem[] | null;
  readonly garden: number | null;
}

interface Option {
  readonly laid: Laid;
  readonly plan: readonly SoloMove[];
  readonly garden: number | null;
  readonly price: number;
  readonly value: Value;
}

/** Looked at closely, of all that can be grown. */
const CLOSELY = 14;
/** What tells less is not worth a potion. */
const TELLING = 0.05;
const SAFE = 0.02;
const TELLS_SAFELY = 0.15;
const LIKELY_WIN = 0.1;
const SURE_WIN = 3;
/** More than one potion is worth that tells nothing. */
const DEAR = 3;
const ORDERS = 24;
/** For growing a garden only so that the sun is gone. */
const SUN_WASTED = 0.1;

export function nextTurn(view: SoloView): Intention | null {
  const { phase } = view;
  if (phase !== 'playing' && phase !== 'lastDitch') return null;
  const belief = beliefAfter(view);
  const proposals = proposalsAfter(belief);
  if (phase === 'lastDitch') return lastPotion(proposals);
  const all = [...optionsIn(view, view, proposals, []), ...afterTheSun(view, proposals)];
  const best = choose(view, closely(view, proposals, all)) ?? waitFor(view, all);
  return best ? carryOut(belief, proposals, best) : makeDo(view);
}

function lastPotion({ list }: Proposals): Intention | null {
  const [first, ...rest] = list;
  if (!first) return null;
  const best = rest.reduce((top, own) => (own.value.wins > top.value.wins ? own : top), first);
  const items = itemsOf(best.laid);
  return { move: { kind: 'potion', items }, items, garden: null };
}

/** Values of potions over the small sample and over the whole, kept with the proposals that they were worked out for. */
const known = new WeakMap<Proposals, Map<string, Value>>();

function glance(proposals: Proposals, laid: Laid): Value {
  return kept(proposals, `~${textOfLaid(laid)}`, () =>
    weighPotion(laid, proposals.small, proposals.mostBits),
  );
}

function look(proposals: Proposals, laid: Laid): Value {
  return kept(proposals, textOfLaid(laid), () => weighPotion(laid, proposals.sample, proposals.mostBits));
}

function kept(proposals: Proposals, key: string, work: () => Value): Value {
  const own = known.get(proposals) ?? new Map<string, Value>();
  known.set(proposals, own);
  const value = own.get(key) ?? work();
  own.set(key, value);
  return value;
}

/** `before`: turns that the field is the outcome of. */
function optionsIn(
  view: SoloView,
  field: Field,
  proposals: Proposals,
  before: readonly SoloMove[],
): Option[] {
  const ground = groundOf(field, longestOf(proposals.sample.map(({ codeLength }) => codeLength)));
  const laids = proposals.list.map(({ laid }) => laid);
  const found: Option[] = [];
  const seen = new Set<string>();
  for (const [garden, own] of field.gardens.entries()) {
    if (own.isUsed) continue;
    for (const { laid, plan } of growableIn(field, garden, laids, roomIn(field, own))) {
      const key = `${garden} ${textOfLaid(laid)}`;
      if (seen.has(key) || proposals.tried.has(textOfLaid(laid))) continue;
      seen.add(key);
      const value = glance(proposals, laid);
      found.push({
        laid,
        plan: [...before, ...plan],
        garden,
        value,
        price: priceIn(view, ground, garden, value),
      });
    }
  }
  return before.length > 0
    ? found
    : [...found, ...singles(view, proposals, ground), ...freeTests(view, proposals, ground)];
}

function priceIn(view: SoloView, ground: Ground, garden: number, value: Value): number {
  return priceOfTest(view, ground, value) + priceOfGarden(view, ground, garden, value);
}

/** What one plant alone can be tested for: in a cell of Versatility, and as a Minimalist anywhere. */
function singles(view: SoloView, proposals: Proposals, ground: Ground): Option[] {
  const found: Option[] = [];
  const add = (cell: number, garden: number, isCell: boolean) => {
    const beds = bedsAt(view, cell);
    if (isCell && beds.length !== 1 && !has(view, 'Minimalist')) return;
    for (const { ingredient, seeds } of beds) {
      const laid: Laid = { herbs: [ingredient], seeds: [seeds], mask: maskOf([ingredient]) };
      if (proposals.tried.has(textOfLaid(laid))) continue;
      const value = glance(proposals, laid);
      const items = itemsOf(laid);
      const move: SoloMove = isCell ? { kind: 'taste', cell, items } : { kind: 'brew', garden, items };
      const price = isCell ? priceOfTest(view, ground, value) : priceIn(view, ground, garden, value);
      found.push({ laid, plan: [move], garden, value, price });
    }
  };
  for (const [garden, own] of view.gardens.entries()) {
    if (own.isUsed) continue;
    for (const cell of own.cells) {
      if (specialAt(view, cell) === 'Versatility') add(cell, garden, true);
      if (has(view, 'Minimalist')) add(cell, garden, false);
    }
  }
  return found;
}

/** A Guesser's test is weighed like any other; it costs no ground. */
function freeTests(view: SoloView, proposals: Proposals, ground: Ground): Option[] {
  const found: Option[] = [];
  for (const token of new Set(view.guesses)) {
    for (const proposal of proposals.list) {
      const laid = proposal.laid.herbs.includes(token) ? proposal.laid : withHerb(proposal.laid, token);
      if (proposals.tried.has(textOfLaid(laid))) continue;
      const value = glance(proposals, laid);
      const move: SoloMove = { kind: 'guess', items: itemsOf(laid) };
      found.push({ laid, plan: [move], garden: null, value, price: priceOfTest(view, ground, value) });
    }
  }
  return found;
}

function withHerb({ herbs, seeds }: Laid, herb: number): Laid {
  const own = [...herbs, herb];
  return { herbs: own, seeds: [...seeds, 1], mask: maskOf(own) };
}

/** A doubled growth that is in the way is spent on plants that nobody waits for. */
function afterTheSun(view: SoloView, proposals: Proposals): Option[] {
  if (!view.hasSunbeam) return [];
  for (const [garden, own] of view.gardens.entries()) {
    const caller = own.isUsed ? null : callerIn(view, own);
    const beds = own.isUsed || caller === null ? null : grownBeds(view, own, growthStep(view));
    if (!beds || caller === null || bedsIn(view, own).length > 2) continue;
    const field: SoloView = { ...view, beds, hasSunbeam: false };
    return optionsIn(view, field, proposals, [{ kind: 'grow', ingredient: caller, garden }])
      .filter((option) => option.garden !== garden)
      .map((option) => ({ ...option, price: option.price + SUN_WASTED }));
  }
  return [];
}

function tells({ bits, wins }: Value): boolean {
  return bits >= TELLING || wins >= TELLING;
}

function netOf({ value, price, plan }: Option): number {
  // A win that is all but sure is worth any ground. Among equals the shorter way, so that what was begun is ended.
  return worth(value) + SURE_WIN * value.wins ** 2 - price - plan.length / 200;
}

/** The best at a glance, weighed by the whole sample. */
function closely(view: SoloView, proposals: Proposals, options: readonly Option[]): Option[] {
  const byNet = options.filter(({ value }) => tells(value)).sort((a, b) => netOf(b) - netOf(a));
  const safe =
    view.poisonings > 0 ? byNet.filter(({ value }) => poisonRisk(value) < SAFE).slice(0, CLOSELY) : [];
  return [...new Set([...byNet.slice(0, CLOSELY), ...safe])].map((option) => {
    const value = look(proposals, option.laid);
    const ground = groundOf(view, longestOf(proposals.sample.map(({ codeLength }) => codeLength)));
    const isGround = option.garden !== null && option.plan.at(-1)?.kind === 'brew';
    const garden = isGround ? priceOfGarden(view, ground, option.garden ?? 0, value) : 0;
    return { ...option, value, price: priceOfTest(view, ground, value) + garden };
  });
}

function choose(view: SoloView, options: readonly Option[]): Option | null {
  const telling = options.filter(({ value }) => tells(value));
  const safe = telling.filter(({ value }) => poisonRisk(value) < SAFE);
  const isSafe = ({ value }: Option) => value.bits >= TELLS_SAFELY || value.wins >= LIKELY_WIN;
  // The second poisoning is risked only where nothing safe is left to be learnt.
  const open = view.poisonings > 0 && safe.some(isSafe) ? safe.filter(isSafe) : telling;
  return open.reduce<Option | null>((best, own) => (best && netOf(best) >= netOf(own) ? best : own), null);
}

/**
 * Nothing seems to tell anything. What holds the witch lasts until the next potion, so the cheapest one is given away
 * for that; else whatever was believed must be wrong somewhere, and a large potion will show where.
 */
function waitFor(view: SoloView, options: readonly Option[]): Option | null {
  const isHeld = view.abilities.length > 0 || view.isPotCracked;
  const cost = ({ price, laid }: Option) => (isHeld ? price : price - laid.herbs.length);
  const open = options.filter(({ value, price }) => price < DEAR && poisonRisk(value) < SAFE);
  return open.reduce<Option | null>((best, own) => (best && cost(best) <= cost(own) ? best : own), null);
}

/** When all is grown, the order that tells most is looked for. */
function carryOut(belief: Belief, proposals: Proposals, { laid, plan, garden }: Option): Intention | null {
  const [move] = plan;
  if (!move) return null;
  if (move.kind !== 'brew' || laid.herbs.length < 2) return { move, items: itemsOf(laid), garden };
  const dice = new Dice(`order ${belief.key}`);
  let best = laid;
  let most = worth(look(proposals, laid));
  for (let tries = 0; tries < ORDERS; tries++) {
    const order = dice.shuffle([...best.herbs.keys()]);
    const herbs = order.map((at) => best.herbs[at] as number);
    const other = { herbs, seeds: order.map((at) => best.seeds[at] as number), mask: laid.mask };
    if (proposals.tried.has(textOfLaid(other))) continue;
    const own = worth(look(proposals, other));
    if (own <= most) continue;
    best = other;
    most = own;
  }
  const items = itemsOf(best);
  return { move: { ...move, items }, items, garden };
}

/** Nothing tells anything: something is planted where it does least harm, or whatever can be done is done. */
function makeDo(view: SoloView): Intention | null {
  let fallback: SoloMove | null = null;
  for (const move of soloMoves(view)) {
    fallback ??= move;
    if (move.kind !== 'plant') break;
    const own = gardenAt(view, move.cell);
    if (own && bedsIn(view, own).length > 0) return { move, items: null, garden: null };
  }
  return fallback && { move: fallback, items: null, garden: null };
}
