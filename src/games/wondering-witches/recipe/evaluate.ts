/**
 * Judges a potion from left to right, as `spec: Evaluating a potion` numbers the steps: effects on the
 * ingredient's own number, order, its other effects, growth, and only then the effects that act directly.
 */
import { type Rng, shuffled } from '../../../core/chance';
import { EFFECTS } from './effects/allEffects';
import type { EffectName } from './effects/names';
import type { FeedbackLine, PotionItem, PotionResult, Puzzle } from './types';
import { type Check, fillPot, followsInOrder, type Plant, type Pot, type Scene } from './workingPotion';

interface Tally {
  considered: number;
  wrong: number;
  undergrown: number;
  overgrown: number;
  feedback: FeedbackLine[];
  fertilised: boolean;
}

export function usePotion(puzzle: Puzzle, potion: readonly PotionItem[], rng: Rng): PotionResult {
  const pot = fillPot(puzzle, potion);
  const tally: Tally = {
    considered: 0,
    wrong: 0,
    undergrown: 0,
    overgrown: 0,
    feedback: [],
    fertilised: false,
  };
  let place = 0;
  for (let plant = pot.plants[place]; plant; plant = pot.plants[place]) {
    if (flees(pot, place, plant)) {
      sendToEnd(pot, place, plant);
      continue;
    }
    const check = checkIngredient(pot, place, plant, rng);
    if (plant.kind !== 'ignore') consider(pot, plant, check, tally);
    tally.feedback.push(...check.feedback);
    if (check.directEffects.Resetter) forget(pot, tally);
    if (check.directEffects.Fertilizer) tally.fertilised = true;
    if (check.directEffects.Cutoff) break;
    place += check.directEffects.Enthusiastic ? 2 : 1;
  }
  return tell(puzzle, tally, rng);
}

function flees(pot: Pot, place: number, plant: Plant): boolean {
  return !plant.hasFled && plant.effects.includes('Coward') && place + 1 <= Math.floor(pot.plants.length / 2);
}

function sendToEnd(pot: Pot, place: number, plant: Plant): void {
  plant.hasFled = true;
  pot.plants.splice(place, 1);
  pot.plants.push(plant);
}

function checkIngredient(pot: Pot, place: number, plant: Plant, rng: Rng): Check {
  const check: Check = {
    isWrong: false,
    feedback: [],
    directEffects: { Cutoff: false, Enthusiastic: false, Fertilizer: false, Resetter: false },
  };
  // `plant.effects` is read anew each time: Odd empties it, and nothing behind Odd may run.
  const own = plant.effects.filter((name) => EFFECTS[name].changesItself);
  for (const name of own) {
    if (plant.effects.includes(name)) checkEffect({ pot, place, plant, check, rng }, name);
  }
  if (pot.lastConsidered && plant.kind !== 'ignore') {
    check.isWrong = !followsInOrder(pot.lastConsidered, plant);
  }
  for (const name of plant.effects) {
    if (!EFFECTS[name].changesItself) checkEffect({ pot, place, plant, check, rng }, name);
  }
  return check;
}

function checkEffect(scene: Scene, effect: EffectName): void {
  const saying = EFFECTS[effect].act(scene);
  if (saying) scene.check.feedback.push({ effect, ...saying });
}

function consider(pot: Pot, plant: Plant, check: Check, tally: Tally): void {
  const growth = growthOf(plant);
  if (growth && tally.fertilised) {
    tally.fertilised = false;
  } else if (growth) {
    if (growth === 'under') tally.undergrown += 1;
    else tally.overgrown += 1;
    check.isWrong = true;
  }
  if (plant.kind === 'imposter') check.isWrong = true;
  tally.considered += 1;
  if (check.isWrong) tally.wrong += 1;
  pot.lastConsidered = plant;
}

function growthOf({ strays, seeds, number }: Plant): 'under' | 'over' | null {
  if (strays) return strays;
  if (seeds === null || number === null || seeds === number) return null;
  return seeds < number ? 'under' : 'over';
}

/** A pending Fertilizer survives: it is no count, no report and no order. */
function forget(pot: Pot, tally: Tally): void {
  tally.considered = 0;
  tally.wrong = 0;
  tally.undergrown = 0;
  tally.overgrown = 0;
  tally.feedback = [];
  pot.lastConsidered = null;
}

function tell(puzzle: Puzzle, tally: Tally, rng: Rng): PotionResult {
  if (tally.considered >= puzzle.codeLength && tally.wrong === 0) {
    return { won: true, undergrown: 0, overgrown: 0, feedback: [] };
  }
  const { undergrown, overgrown } = tally;
  return { won: false, undergrown, overgrown, feedback: shuffled(tally.feedback, rng) };
}
