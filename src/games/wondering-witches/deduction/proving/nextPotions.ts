/**
 * The potions to go on with in a proof. They are bettered by small changes (simulated annealing), going by a sample of
 * the recipes that are still possible; the best of them are counted one by one, and what those leave joins the sample,
 * so that the next round tells apart what the first could not.
 */
import { usePotion as judgePotion } from '../../recipe/evaluate';
import { textOfLaid } from '../choosing/proposals';
import { itemsOf, type Laid } from '../judging/hypothesis';
import { likelihood } from '../judging/likelihood';
import { type Answer, answerOf } from '../judging/lineValues';
import { pot } from '../judging/pot';
import type { Dice } from '../possible/dice';
import { knownAfter, type Provable, type Rivals, rivalsOf } from './known';
import type { Attempt, Proving, Way } from './proving';

const ROUNDS = 3;
const STARTS = 1;
const STEPS = 260;
/** In powers of two: how much worse a step may be at the start. */
const HEAT = 0.8;
/** In each round. */
const MOST_COUNTED = 4;
const MOST_PLAYED = 16;
/** Herbs that no potion before has held; with more of them nothing can be gone through. */
const MOST_NEW = 5;
/** Plants judged for one start. */
const MOST_WORK = 3_000_000;

interface Tried<A> {
  readonly attempt: A;
  /** So many powers of two are reckoned to be left. */
  readonly cost: number;
  /** How many herbs it holds that none before it has held. */
  readonly news: number;
}

interface Search<S extends Provable, M, A extends Attempt<M>> {
  readonly proving: Proving<S, M, A>;
  readonly from: Way<S, M>;
  readonly dice: Dice;
  /** No work beyond it, by the count of plants judged. */
  readonly end: number;
  readonly rivals: Rivals[];
  readonly tried: Map<string, Tried<A>>;
  readonly seen: Set<string>;
  readonly found: Way<S, M>[];
  mostNew: number;
}

export function nextPotions<S extends Provable, M, A extends Attempt<M>>(
  proving: Proving<S, M, A>,
  from: Way<S, M>,
  dice: Dice,
  end: number,
): Way<S, M>[] {
  const rivals = [rivalsOf(from.state.puzzle, from.known, dice)];
  const search: Search<S, M, A> = {
    proving,
    from,
    dice,
    end,
    rivals,
    tried: new Map(),
    seen: new Set(),
    found: [],
    mostNew: MOST_NEW,
  };
  for (let round = 0; round < ROUNDS && pot.work < end && !search.found.some(isProven); round++) {
    search.tried.clear();
    for (let start = 0; start < STARTS; start++) anneal(search);
    const best = countBest(search);
    if (best) rivals.push(rivalsOf(from.state.puzzle, best.known, dice));
  }
  return search.found;
}

export function isProven<S, M>({ known }: Way<S, M>): boolean {
  return known.count.recipes === 1;
}

function anneal<S extends Provable, M, A extends Attempt<M>>(search: Search<S, M, A>): void {
  const { proving, dice } = search;
  const { state } = search.from;
  const end = Math.min(search.end, pot.work + MOST_WORK);
  let here: Tried<A> | null = null;
  for (let step = 0; step < STEPS && pot.work < end; step++) {
    const attempt: A | null = here ? proving.vary(state, here.attempt, dice) : proving.any(state, dice);
    if (!attempt) continue;
    const heat = HEAT * (1 - step / STEPS);
    const most: number = here ? here.cost - heat * Math.log2(1 - dice.share()) : Number.POSITIVE_INFINITY;
    const tried: Tried<A> | null = tryOut(search, attempt, most);
    if (tried && tried.cost <= most) here = tried;
  }
}

/** Null: it would leave more than that. */
function tryOut<S extends Provable, M, A extends Attempt<M>>(
  { proving, from, rivals, tried, mostNew }: Search<S, M, A>,
  attempt: A,
  most: number,
): Tried<A> | null {
  const { laid } = attempt;
  const { puzzle, potions } = from.state;
  const text = textOfLaid(laid);
  const before = tried.get(text);
  if (before) return before;
  const news = newHerbs(from.known, laid);
  if (news > mostNew) return null;
  const result = judgePotion(puzzle, itemsOf(laid), proving.chance('potion', potions.length));
  const left = leftBy(rivals, laid, answerOf(result), 2 ** most);
  if (left === null) return null;
  const own = { attempt, cost: Math.log2(1 + left), news };
  tried.set(text, own);
  return own;
}

function newHerbs({ trials }: Way<unknown, unknown>['known'], { mask }: Laid): number {
  let news = 0;
  const told = trials.reduce((herbs, { laid }) => herbs | laid.mask, 0);
  for (let left = mask & ~told; left !== 0; left &= left - 1) news += 1;
  return news;
}

function leftBy(rivals: readonly Rivals[], laid: Laid, answer: Answer, most: number): number | null {
  let left = 0;
  for (const { hypotheses, weight } of rivals) {
    for (const own of hypotheses) {
      if (likelihood(own, laid, answer) === 0) continue;
      left += weight;
      if (left > most) return null;
    }
  }
  return left;
}

/** Adds to `found`, and tells the best of them. */
function countBest<S extends Provable, M, A extends Attempt<M>>(search: Search<S, M, A>): Way<S, M> | null {
  let best: Way<S, M> | null = null;
  let counted = 0;
  let played = 0;
  for (const { attempt, news } of [...search.tried.values()].sort((a, b) => a.cost - b.cost)) {
    if (counted >= MOST_COUNTED || played >= MOST_PLAYED || pot.work > search.end) break;
    const text = textOfLaid(attempt.laid);
    if (news > search.mostNew || search.seen.has(text)) continue;
    search.seen.add(text);
    played += 1;
    const next = playOn(search, attempt);
    if (!next) continue;
    counted += 1;
    const known = knownAfter(search.from.known, next.state);
    // As many new herbs would be too many another time.
    if (!known) search.mostNew = Math.max(1, news - 1);
    if (!known || (next.state.phase === 'won' && known.count.recipes > 1)) continue;
    const way = { ...next, known };
    search.found.push(way);
    if (!best || known.count.recipes < best.known.count.recipes) best = way;
    if (isProven(way)) break;
  }
  return best;
}

/** Null where a proof could not go on from there. */
function playOn<S extends Provable, M, A extends Attempt<M>>(
  { proving, from }: Search<S, M, A>,
  attempt: A,
): Omit<Way<S, M>, 'known'> | null {
  const state = proving.play(from.state, attempt.moves);
  if (!state || (state.phase !== 'won' && !proving.isOpen(state))) return null;
  const moves = [...from.moves, ...attempt.moves];
  return { state, moves, tests: [...from.tests, { state, at: moves.length }] };
}
