/**
 * Exact search over all potions of a length (order matters, repeats allowed) for those that win whatever their
 * random effects roll, grown with seeds that can be counted out. It lays a potion place by place, judges as it
 * lays, and drops a beginning as soon as nothing behind it could still win.
 *
 * Only for lengths up to one more than the recipe: a Resetter then saves a wrong beginning only from the very
 * first place, and no rolled number can be part of what is left.
 */
import { boilDown, canBeGrown, type LeanIngredient, ROLLED } from './lean';
import type { PotionItem, Puzzle } from './types';

/** One ingredient as it lies in the cauldron: its number and effects may have been tampered with. */
interface Laid {
  readonly index: number;
  readonly at: number;
  readonly number: number | null;
  readonly isCleaned: boolean;
}

interface Progress {
  /** Places judged or skipped. */
  readonly done: number;
  readonly considered: number;
  readonly isWrong: boolean;
  readonly isFertilised: boolean;
  readonly last: number | null;
  /** The number at the place before, considered or not. */
  readonly before: number | null;
  /** Whose changes await the next ingredient. */
  readonly changer: LeanIngredient | null;
  readonly skipsNext: boolean;
  readonly hasEnded: boolean;
  /** Good ones that Odd has made decoys. */
  readonly spoiltGoods: number;
  readonly needsBrothers: boolean;
  readonly needsPeace: boolean;
  readonly fled: readonly Laid[];
}

interface Search {
  readonly lean: readonly LeanIngredient[];
  readonly codeLength: number;
  readonly length: number;
  /** How many good ones the whole potion holds, when an effect counts them; else null. */
  readonly goods: number | null;
  readonly laid: number[];
  readonly seeds: number[];
  goodsLaid: number;
  /** True: stop. */
  readonly onWin: () => boolean;
}

const START: Progress = {
  done: 0,
  considered: 0,
  isWrong: false,
  isFertilised: false,
  last: null,
  before: null,
  changer: null,
  skipsNext: false,
  hasEnded: false,
  spoiltGoods: 0,
  needsBrothers: false,
  needsPeace: false,
  fled: [],
};

/** A winning potion of the recipe's length or one more, or null when there is none. */
export function findWinningPotion(puzzle: Puzzle): PotionItem[] | null {
  for (const length of [puzzle.codeLength, puzzle.codeLength + 1]) {
    let found: PotionItem[] | null = null;
    eachWinningPotion(puzzle, length, (potion) => {
      found = potion;
      return true;
    });
    if (found) return found;
  }
  return null;
}

export function countWinningPotions(puzzle: Puzzle, length: number): number {
  let count = 0;
  eachWinningPotion(puzzle, length, () => {
    count += 1;
    return false;
  });
  return count;
}

export function eachWinningPotion(
  puzzle: Puzzle,
  length: number,
  visit: (potion: PotionItem[]) => boolean,
): void {
  if (length > puzzle.codeLength + 1) throw new Error(`No proof for potions of length ${length}`);
  const lean = boilDown(puzzle);
  const counts = lean.some(
    ({ ownChanges }) => ownChanges.includes('Blender') || ownChanges.includes('Downer'),
  );
  const guesses = counts ? Array.from({ length: length + 1 }, (_, goods) => goods) : [null];
  for (const goods of guesses) {
    const laid: number[] = [];
    const seeds: number[] = [];
    const onWin = () => visit(laid.map((ingredient, at) => ({ ingredient, seeds: seeds[at] ?? 1 })));
    const { codeLength } = puzzle;
    if (extend({ lean, codeLength, length, goods, laid, seeds, goodsLaid: 0, onWin }, START)) return;
  }
}

/** True: stop searching. */
function extend(search: Search, progress: Progress): boolean {
  if (isHopeless(search, progress)) return false;
  const { lean, laid, length } = search;
  if (laid.length === length) return finish(search, progress);
  const at = laid.length;
  for (const [index, ingredient] of lean.entries()) {
    laid.push(index);
    search.seeds[at] = 1;
    if (ingredient.isGood) search.goodsLaid += 1;
    const stops = extend(search, progress.hasEnded ? progress : lay(search, progress, index, at));
    if (ingredient.isGood) search.goodsLaid -= 1;
    laid.pop();
    if (stops) return true;
  }
  return false;
}

function isHopeless({ length, codeLength, goods, goodsLaid, laid }: Search, progress: Progress): boolean {
  const left = progress.hasEnded ? 0 : length - progress.done;
  if (progress.considered + left < codeLength) return true;
  // A Resetter saves a wrong one only from the first place (see above), and there it has acted by now.
  if (progress.isWrong) return true;
  return goods !== null && (goodsLaid > goods || goodsLaid + length - laid.length < goods);
}

function finish(search: Search, given: Progress): boolean {
  let progress = given;
  for (const plant of given.fled) {
    if (progress.hasEnded) break;
    progress = settle(search, progress, tamper(search, progress, plant));
  }
  if (progress.isWrong || progress.considered < search.codeLength) return false;
  const { lean, laid } = search;
  if (progress.needsBrothers && !holdsBoth(lean, laid, 'brothers')) return false;
  if (progress.needsPeace && holdsBoth(lean, laid, 'enemies')) return false;
  return search.onWin();
}

function holdsBoth(
  lean: readonly LeanIngredient[],
  laid: readonly number[],
  pair: 'brothers' | 'enemies',
): boolean {
  return lean.filter((ingredient, index) => ingredient[pair] && laid.includes(index)).length >= 2;
}

function lay(search: Search, progress: Progress, index: number, at: number): Progress {
  const ingredient = ingredientAt(search, index);
  const fresh: Laid = { index, at, number: ingredient.number, isCleaned: false };
  const plant = tamper(search, progress, fresh);
  const isInFirstHalf = progress.done + 1 <= Math.floor(search.length / 2);
  if (ingredient.isCoward && !plant.isCleaned && !progress.skipsNext && isInFirstHalf) {
    return { ...progress, changer: null, fled: [...progress.fled, plant] };
  }
  return settle(search, progress, plant);
}

/** What the ingredient before does to this one. */
function tamper(search: Search, { changer }: Progress, plant: Laid): Laid {
  if (!changer) return plant;
  let { number, isCleaned } = plant;
  for (const change of changer.nextChanges) {
    if (change === 'Cleaner') isCleaned = true;
    else if (number !== null) {
      if (change === 'Spicy') number += 1;
      else if (change === 'Refreshing') number -= 1;
      else number = isCleaned ? 0 : ingredientAt(search, plant.index).effectCount;
    }
  }
  return { ...plant, number, isCleaned };
}

/** Judges one place, or skips it. */
function settle(search: Search, progress: Progress, plant: Laid): Progress {
  const done = progress.done + 1;
  if (progress.skipsNext) {
    return { ...progress, done, before: plant.number, changer: null, skipsNext: false };
  }
  const ingredient = ingredientAt(search, plant.index);
  const isSilent = plant.isCleaned;
  const number = isSilent ? plant.number : ownNumber(search, progress, ingredient, plant.number);
  // Odd takes the number, and with it every other effect, direct ones too.
  const isSpoilt = !isSilent && ingredient.ownChanges.includes('Odd') && search.length % 2 === 1;
  const actor = isSilent || isSpoilt ? null : ingredient;
  const moved: Progress = {
    ...progress,
    done,
    before: number,
    changer: actor,
    skipsNext: actor?.skipsNext ?? false,
    hasEnded: actor?.cutsOff ?? false,
    spoiltGoods: progress.spoiltGoods + (isSpoilt && ingredient.isGood ? 1 : 0),
  };
  const judged = number === null ? moved : consider(search, moved, ingredient, actor, plant.at, number);
  return actOut(judged, actor);
}

function ownNumber(
  search: Search,
  { before, spoiltGoods }: Progress,
  { ownChanges }: LeanIngredient,
  given: number | null,
): number | null {
  if (given === null) return null;
  const goods = (search.goods ?? 0) - spoiltGoods;
  const isOddCount = search.length % 2 === 1;
  let number: number = given;
  for (const change of ownChanges) {
    if (change === 'Random' || (change === 'Even' && isOddCount)) number = ROLLED;
    else if (change === 'Blender') number += goods;
    else if (change === 'Downer') number -= search.length - goods;
    else if (change === 'Teamplayer') number += before ?? 0;
    else if (change === 'Odd' && isOddCount) return null;
  }
  return number;
}

function consider(
  search: Search,
  progress: Progress,
  ingredient: LeanIngredient,
  actor: LeanIngredient | null,
  at: number,
  number: number,
): Progress {
  const isWrongGrown = ingredient.isOverachiever || !canBeGrown(number);
  const isExcused = isWrongGrown && progress.isFertilised;
  const isOutOfOrder = progress.last !== null && progress.last !== number - 1;
  if (canBeGrown(number)) search.seeds[at] = number;
  return {
    ...progress,
    considered: progress.considered + 1,
    last: number,
    isWrong: progress.isWrong || isOutOfOrder || ingredient.isImposter || (isWrongGrown && !isExcused),
    isFertilised: progress.isFertilised && !isExcused,
    needsBrothers: progress.needsBrothers || (actor?.brothers ?? false),
    needsPeace: progress.needsPeace || (actor?.enemies ?? false),
  };
}

function actOut(progress: Progress, actor: LeanIngredient | null): Progress {
  if (!actor || !(actor.resets || actor.fertilises)) return progress;
  const isFertilised = progress.isFertilised || actor.fertilises;
  if (!actor.resets) return { ...progress, isFertilised };
  return {
    ...progress,
    isFertilised,
    considered: 0,
    isWrong: false,
    last: null,
    needsBrothers: false,
    needsPeace: false,
  };
}

function ingredientAt({ lean }: Search, index: number): LeanIngredient {
  const found = lean[index];
  if (!found) throw new Error(`The recipe has no ingredient ${index}`);
  return found;
}
