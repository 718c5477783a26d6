import { pick } from '../../../../core/chance';
import type { Saying } from '../types';
import {
  countHere,
  type Effect,
  followsInOrder,
  hasPartnerHere,
  MET,
  NOTHING,
  numbersHere,
  type Pot,
  type Scene,
  sayNumber,
  sayWhether,
} from '../workingPotion';
import type { DecoyEffect, InvestigativeEffect } from './names';

const CROWD = 4;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Ignore decoys are passed over; the first ingredient with a number has nothing to be in wrong order with. */
function countInOrder({ plants }: Pot, right: boolean): number {
  const numbered = plants.filter(({ number }) => number !== null);
  return numbered.filter((plant, index) => {
    const before = numbered[index - 1];
    return (before === undefined || followsInOrder(before, plant)) === right;
  }).length;
}

function missingNumbers({ pot }: Scene): number[] {
  const here = new Set(numbersHere(pot));
  return Array.from({ length: pot.puzzle.codeLength }, (_, index) => index + 1).filter(
    (number) => !here.has(number),
  );
}

function hugs({ pot, place, plant }: Scene): boolean {
  const before = pot.plants[place - 1]?.number ?? null;
  return before !== null && plant.number !== null && Math.abs(before - plant.number) === 1;
}

/** The reports that depend on nobody else, so that a Joker can give any of them. */
const REPORTS = {
  Detective: {
    explanation: 'Tells the number of a random ingredient in the potion.',
    act: ({ pot, rng }) => {
      const numbers = numbersHere(pot);
      return numbers.length === 0 ? NOTHING : sayNumber(pick(numbers, rng));
    },
  },
  Liar: {
    explanation: 'Tells a number of the recipe’s range that nothing in the potion has.',
    act: (scene) => {
      const missing = missingNumbers(scene);
      return missing.length === 0 ? NOTHING : sayNumber(pick(missing, scene.rng));
    },
  },
  Inspector: {
    explanation: 'Tells how many ingredients in the potion have an effect.',
    act: ({ pot }) => sayNumber(countHere(pot, ({ effects }) => effects.length > 0)),
  },
  General: {
    explanation: 'Tells how many effects the potion holds in all.',
    act: ({ pot }) => sayNumber(sum(pot.plants.map(({ effects }) => effects.length))),
  },
  Pessimist: {
    explanation: 'Tells how many ingredients do not continue the count of the one before them.',
    act: ({ pot }) => sayNumber(countInOrder(pot, false)),
  },
  Optimist: {
    explanation: 'Tells how many ingredients are in the right order; the first one always is.',
    act: ({ pot }) => sayNumber(countInOrder(pot, true)),
  },
  Calculator: {
    explanation: 'Tells the sum of all numbers in the potion.',
    act: ({ pot }) => sayNumber(sum(numbersHere(pot))),
  },
  Revealer: {
    explanation: 'Tells how many decoys are in the potion.',
    act: ({ pot }) => sayNumber(countHere(pot, ({ kind }) => kind !== 'good')),
  },
  Blessing: {
    explanation: 'Tells how many good ingredients are in the potion.',
    act: ({ pot }) => sayNumber(countHere(pot, ({ kind }) => kind === 'good')),
  },
  Scientist: {
    explanation: 'Tells whether any ingredient in the potion has more than one effect.',
    act: ({ pot }) => sayWhether(pot.plants.some(({ effects }) => effects.length > 1)),
  },
  Hugger: {
    explanation: 'Tells whether the ingredient right before it is exactly one higher or lower.',
    act: (scene) => sayWhether(hugs(scene)),
  },
  Crowdy: {
    explanation: 'Speaks only if at least three other ingredients are in the potion.',
    act: ({ pot }): Saying | null => (pot.plants.length >= CROWD ? { says: 'yes' } : null),
  },
} as const satisfies Partial<Record<InvestigativeEffect, Effect>>;

const ANY_REPORT: readonly Effect[] = Object.values(REPORTS);

export const INVESTIGATIVE: Readonly<Record<InvestigativeEffect | DecoyEffect, Effect>> = {
  ...REPORTS,
  Joker: {
    explanation: 'Gives the answer of some other investigative effect, without saying which.',
    act: (scene) => pick(ANY_REPORT, scene.rng).act(scene) ?? NOTHING,
  },
  Brothers: {
    explanation: 'Two ingredients are brothers. Each is wrong unless both are in the potion.',
    act: (scene) => {
      const together = hasPartnerHere(scene, 'Brothers');
      if (!together) scene.check.isWrong = true;
      return sayWhether(together);
    },
  },
  Enemies: {
    explanation: 'Two ingredients are enemies. Each is wrong if both are in the potion.',
    act: (scene) => {
      const together = hasPartnerHere(scene, 'Enemies');
      if (together) scene.check.isWrong = true;
      return sayWhether(together);
    },
  },
  Imposter: {
    explanation: 'A decoy with a number like a good one, but always wrong. It tells that it was met.',
    act: () => MET,
  },
};
