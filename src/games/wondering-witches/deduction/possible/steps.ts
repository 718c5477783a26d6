/** Small changes of a hypothesis that lead from any recipe to any other, each as likely as the way back. */

import { GOOD, type Hypothesis, IMPOSTER, IMPOSTER_EFFECT, OVERACHIEVER } from '../judging/hypothesis';
import { NO_EFFECTS } from '../judging/pot';
import type { Dice } from './dice';
import { drawDecoy, drawSequence } from './prior';
import { clueHolds, type Riddle } from './riddle';

export interface Step {
  readonly to: Hypothesis;
  /** A bit for each herb that is not what it was. */
  readonly touched: number;
}

type Bare = {
  codeLength: number;
  readonly kinds: number[];
  readonly numbers: number[];
  readonly owners: number[];
  sequence: readonly number[];
};

/** Null where the change comes to nothing, or the clue forbids it. */
export function takeStep(riddle: Riddle, from: Hypothesis, changes: number, dice: Dice): Step | null {
  const bare: Bare = {
    codeLength: from.codeLength,
    kinds: from.kinds.slice(),
    numbers: from.numbers.slice(),
    owners: from.owners.slice(),
    sequence: from.sequence,
  };
  let touched = 0;
  for (let change = 0; change < changes; change++) touched |= changeOnce(riddle, bare, dice);
  if (touched === 0) return null;
  const to: Hypothesis = { ...bare, lists: listsAfter(riddle, from, bare, touched) };
  return clueHolds(riddle, to) ? { to, touched } : null;
}

/** Only those of herbs that were touched are made anew. */
function listsAfter(
  riddle: Riddle,
  { lists }: Hypothesis,
  bare: Bare,
  touched: number,
): readonly (readonly number[])[] {
  const next = lists.slice();
  for (let herb = 0, left = touched; herb < next.length; herb++, left >>= 1) {
    if ((left & 1) === 0) continue;
    const isImposter = bare.kinds[herb] === IMPOSTER;
    let own: number[] | null = isImposter ? [IMPOSTER_EFFECT] : null;
    for (let at = 0; at < bare.sequence.length; at++) {
      const slot = bare.sequence[at] as number;
      if (bare.owners[slot] !== herb) continue;
      own ??= [];
      own.push(riddle.slots[slot] as number);
    }
    next[herb] = own ?? NO_EFFECTS;
  }
  return next;
}

function changeOnce(riddle: Riddle, bare: Bare, dice: Dice): number {
  const { slots, codeLengths, drama, hasOrder } = riddle;
  const way = dice.below(100);
  if (hasOrder && way < 4) return reorder(riddle, bare, dice);
  if (codeLengths.length > 1 && way >= 4 && way < 12) return changeLength(riddle, bare, dice);
  if (drama && way >= 12 && way < 30) return redraw(riddle, bare, dice);
  if (slots.length > 0 && way >= 30 && way < 55) return moveEffect(riddle, bare, dice);
  if (slots.length > 1 && way >= 55 && way < 60) return swapOwners(riddle, bare, dice);
  if (way >= 60 && way < 70) return cycle(riddle, bare, dice);
  return swap(riddle, bare, dice.below(2) === 0, dice);
}

function exchange(bare: Bare, one: number, two: number): void {
  const { kinds, numbers } = bare;
  const kind = kinds[one] as number;
  const number = numbers[one] as number;
  kinds[one] = kinds[two] as number;
  numbers[one] = numbers[two] as number;
  kinds[two] = kind;
  numbers[two] = number;
}

function swap({ ingredients }: Riddle, bare: Bare, withEffects: boolean, dice: Dice): number {
  const one = dice.below(ingredients);
  const two = dice.below(ingredients);
  if (one === two) return 0;
  exchange(bare, one, two);
  if (withEffects) {
    for (const [at, owner] of bare.owners.entries()) {
      if (owner === one) bare.owners[at] = two;
      else if (owner === two) bare.owners[at] = one;
    }
  }
  return (1 << one) | (1 << two);
}

function cycle(riddle: Riddle, bare: Bare, dice: Dice): number {
  const one = dice.below(riddle.ingredients);
  const two = dice.below(riddle.ingredients);
  const three = dice.below(riddle.ingredients);
  if (one === two || two === three || one === three) return 0;
  exchange(bare, one, two);
  exchange(bare, two, three);
  return (1 << one) | (1 << two) | (1 << three);
}

function moveEffect({ slots, partners, ingredients }: Riddle, bare: Bare, dice: Dice): number {
  const slot = dice.below(slots.length);
  const from = bare.owners[slot] as number;
  const to = dice.below(ingredients);
  const partner = partners[slot] as number;
  if (to === from || (partner >= 0 && bare.owners[partner] === to)) return 0;
  bare.owners[slot] = to;
  return (1 << from) | (1 << to) | (partner >= 0 ? 1 << (bare.owners[partner] as number) : 0);
}

function swapOwners({ slots, partners }: Riddle, bare: Bare, dice: Dice): number {
  const one = dice.below(slots.length);
  const two = dice.below(slots.length);
  const [a, b] = [bare.owners[one] as number, bare.owners[two] as number];
  if (a === b) return 0;
  bare.owners[one] = b;
  bare.owners[two] = a;
  let touched = (1 << a) | (1 << b);
  for (const slot of [one, two]) {
    const partner = partners[slot] as number;
    if (partner < 0) continue;
    if (bare.owners[partner] === bare.owners[slot]) {
      bare.owners[one] = a;
      bare.owners[two] = b;
      return 0;
    }
    touched |= 1 << (bare.owners[partner] as number);
  }
  return touched;
}

function redraw(riddle: Riddle, bare: Bare, dice: Dice): number {
  const herb = dice.below(riddle.ingredients);
  if (bare.kinds[herb] === GOOD) return 0;
  const { kind, number } = drawDecoy(riddle, bare.codeLength, dice);
  if (kind === bare.kinds[herb] && number === bare.numbers[herb]) return 0;
  bare.kinds[herb] = kind;
  bare.numbers[herb] = number;
  return 1 << herb;
}

/** The numbers behind the shorter recipe become decoys, or two decoys get them. */
function changeLength(riddle: Riddle, bare: Bare, dice: Dice): number {
  const { kinds, numbers, codeLength } = bare;
  const other = riddle.codeLengths.find((length) => length !== codeLength) as number;
  const herbs = [...kinds.keys()];
  if (other < codeLength) {
    for (const herb of herbs) {
      if (kinds[herb] !== GOOD || (numbers[herb] as number) <= other) continue;
      const { kind, number } = drawDecoy(riddle, other, dice);
      kinds[herb] = kind;
      numbers[herb] = number;
    }
  } else {
    const decoys = dice.shuffle(herbs.filter((herb) => kinds[herb] !== GOOD));
    for (let number = codeLength + 1; number <= other; number++) {
      const herb = decoys[number - codeLength - 1] as number;
      kinds[herb] = GOOD;
      numbers[herb] = number;
    }
  }
  for (const herb of herbs) {
    if (kinds[herb] === OVERACHIEVER && numbers[herb] === codeLength + 1) numbers[herb] = other + 1;
    if (kinds[herb] === IMPOSTER) numbers[herb] = 1 + dice.below(other);
  }
  bare.codeLength = other;
  return -1;
}

function reorder(riddle: Riddle, bare: Bare, dice: Dice): number {
  bare.sequence = drawSequence(riddle, dice);
  let several = 0;
  let seen = 0;
  for (const owner of bare.owners) {
    several |= seen & (1 << owner);
    seen |= 1 << owner;
  }
  return several;
}
