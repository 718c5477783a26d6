/** A cloud drawn from all that agrees, where all of it was gone through: nothing in it is a guess. */

import { GOOD, type Hypothesis } from '../judging/hypothesis';
import { CLOUD_SIZE, type Cloud, density, resample } from './cloud';
import type { Dice } from './dice';
import { arrangements, chanceOf, OPEN, openNumbers, type PartialRecipe } from './partialRecipe';
import { complete, drawDecoy } from './prior';
import { clueHolds, type Riddle } from './riddle';

/** A partial recipe that the clue hardly allows is passed over after so many tries. */
const MOST_TRIES = 30;

/** Null where nothing agrees. */
export function drawnCloud(riddle: Riddle, partials: readonly PartialRecipe[], dice: Dice): Cloud | null {
  const weights = partials.map((own) => {
    const carriers = riddle.ingredients - own.touched.length;
    return arrangements(riddle, own, carriers, 1) * chanceOf(own) * density(riddle, own);
  });
  const hypotheses: Hypothesis[] = [];
  for (const partial of resample(partials, weights, CLOUD_SIZE, dice)) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const drawn = fillIn(riddle, partial, dice);
      if (!clueHolds(riddle, drawn)) continue;
      hypotheses.push(drawn);
      break;
    }
  }
  if (hypotheses.length === 0) return null;
  return { hypotheses, weights: hypotheses.map(() => 1 / hypotheses.length), isSoft: false };
}

function fillIn(riddle: Riddle, partial: PartialRecipe, dice: Dice): Hypothesis {
  const { codeLength } = partial;
  const kinds = partial.kinds.slice();
  const numbers = partial.numbers.slice();
  const owners = partial.owners.slice();
  const open = dice.shuffle([...kinds.keys()].filter((herb) => kinds[herb] === OPEN));
  const missing = openNumbers(partial);
  for (const [at, herb] of open.entries()) {
    const number = missing[at];
    const decoy = number === undefined ? drawDecoy(riddle, codeLength, dice) : null;
    kinds[herb] = decoy ? decoy.kind : GOOD;
    numbers[herb] = decoy ? decoy.number : (number as number);
  }
  for (const [slot, owner] of owners.entries()) {
    if (owner !== OPEN) continue;
    const partner = riddle.partners[slot] as number;
    const others = partner >= 0 && partner < slot ? open.filter((herb) => herb !== owners[partner]) : open;
    owners[slot] = others[dice.below(others.length)] ?? 0;
  }
  return complete(riddle, { codeLength, kinds, numbers, owners, sequence: drawOrder(riddle, partial, dice) });
}

/** The likelier the answers are under it, the more often. */
function drawOrder({ orders }: Riddle, partial: PartialRecipe, dice: Dice): readonly number[] {
  let picked = 0;
  if (orders.length > 1) {
    const mark = dice.share() * chanceOf(partial);
    for (let sum = 0; picked < orders.length - 1; picked++) {
      sum += partial.chances[picked] as number;
      if (mark < sum) break;
    }
  }
  return orders[picked] as readonly number[];
}
