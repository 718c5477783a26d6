/** Recipes drawn as the dealer draws them, as far as is told before the first potion. */

import { GOOD, type Hypothesis, IGNORE, IMPOSTER, NO_NUMBER, OVERACHIEVER } from '../judging/hypothesis';
import type { Dice } from './dice';
import { listOf, loadOf } from './lists';
import { clueHolds, type Riddle } from './riddle';

/** A clue that few recipes fit is met halfway after so many tries. */
const MOST_TRIES = 400;

export function drawHypothesis(riddle: Riddle, dice: Dice): Hypothesis | null {
  for (let tries = 0; tries < 3 * MOST_TRIES; tries++) {
    const drawn = drawAny(riddle, dice);
    const fitted = tries < MOST_TRIES ? drawn : fitEffects(riddle, drawn, dice);
    if (clueHolds(riddle, fitted)) return fitted;
  }
  return null;
}

function drawAny(riddle: Riddle, dice: Dice): Hypothesis {
  const { ingredients, codeLengths } = riddle;
  const codeLength = codeLengths[dice.below(codeLengths.length)] as number;
  const kinds: number[] = [];
  const numbers: number[] = [];
  const places = dice.shuffle(Array.from({ length: ingredients }, (_, at) => at));
  for (const place of places) {
    const decoy = place < codeLength ? null : drawDecoy(riddle, codeLength, dice);
    kinds.push(decoy ? decoy.kind : GOOD);
    numbers.push(decoy ? decoy.number : place + 1);
  }
  const owners = drawOwners(riddle, dice);
  return complete(riddle, { codeLength, kinds, numbers, owners, sequence: drawSequence(riddle, dice) });
}

export function drawDecoy(
  { drama }: Riddle,
  codeLength: number,
  dice: Dice,
): { kind: number; number: number } {
  const kind = drama ? 1 + dice.below(3) : IGNORE;
  if (kind === OVERACHIEVER) return { kind, number: dice.below(2) * (codeLength + 1) };
  if (kind === IMPOSTER) return { kind, number: 1 + dice.below(codeLength) };
  return { kind, number: NO_NUMBER };
}

function drawOwners({ slots, partners, ingredients }: Riddle, dice: Dice): number[] {
  const owners: number[] = [];
  for (const at of slots.keys()) {
    const partner = partners[at] as number;
    let owner = dice.below(ingredients);
    while (partner >= 0 && partner < at && owners[partner] === owner) owner = dice.below(ingredients);
    owners.push(owner);
  }
  return owners;
}

/** One of each kind comes first, in the order of the kinds; the others follow in any order. */
export function drawSequence(
  { slots, slotKinds, partners, hasOrder }: Riddle,
  dice: Dice,
): readonly number[] {
  const all = [...slots.keys()];
  if (!hasOrder) return all;
  const firsts: number[] = [];
  for (const kind of new Set(slotKinds)) {
    const own = all.filter(
      (at) => slotKinds[at] === kind && !((partners[at] as number) >= 0 && (partners[at] as number) < at),
    );
    firsts.push(own[dice.below(own.length)] as number);
  }
  const firstEffects = firsts.map((at) => slots[at]);
  const leading = firsts.flatMap((at) =>
    (partners[at] as number) > at ? [at, partners[at] as number] : [at],
  );
  return [...leading, ...dice.shuffle(all.filter((at) => !firstEffects.includes(slots[at])))];
}

/** Hands the herb of an effects clue as many as the clue says. */
function fitEffects(riddle: Riddle, drawn: Hypothesis, dice: Dice): Hypothesis {
  const { clue, slots, partners, ingredients } = riddle;
  if (clue.kind !== 'effects') return drawn;
  const own = drawn.kinds[clue.ingredient] === IMPOSTER ? 1 : 0;
  const order = dice.shuffle([...slots.keys()]);
  const owners = drawn.owners.slice();
  let open = clue.count - own;
  for (const at of order) {
    const partner = partners[at] as number;
    const isTaken = partner >= 0 && owners[partner] === clue.ingredient;
    if (open > 0 && !isTaken) {
      owners[at] = clue.ingredient;
      open -= 1;
    } else if (owners[at] === clue.ingredient) {
      let other = dice.below(ingredients - 1);
      if (other >= clue.ingredient) other += 1;
      owners[at] = other;
    }
  }
  const isSplit = partners.every((partner, at) => partner < 0 || owners[partner] !== owners[at]);
  return isSplit ? complete(riddle, { ...drawn, owners }) : drawn;
}

export function complete({ slots }: Riddle, bare: Omit<Hypothesis, 'lists'>): Hypothesis {
  const lists = bare.kinds.map((kind, herb) => listOf(slots, loadOf(bare.sequence, bare.owners, herb), kind));
  return { ...bare, lists };
}
