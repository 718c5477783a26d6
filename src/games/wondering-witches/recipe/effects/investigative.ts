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
    act: ({ pot, rng }) => {
      const numbers = numbersHere(pot);
      return numbers.length === 0 ? NOTHING : sayNumber(pick(numbers, rng));
    },
  },
  Liar: {
    act: (scene) => {
      const missing = missingNumbers(scene);
      return missing.length === 0 ? NOTHING : sayNumber(pick(missing, scene.rng));
    },
  },
  Inspector: {
    act: ({ pot }) => sayNumber(countHere(pot, ({ effects }) => effects.length > 0)),
  },
  General: {
    act: ({ pot }) => sayNumber(sum(pot.plants.map(({ effects }) => effects.length))),
  },
  Pessimist: {
    act: ({ pot }) => sayNumber(countInOrder(pot, false)),
  },
  Optimist: {
    act: ({ pot }) => sayNumber(countInOrder(pot, true)),
  },
  Calculator: {
    act: ({ pot }) => sayNumber(sum(numbersHere(pot))),
  },
  Revealer: {
    act: ({ pot }) => sayNumber(countHere(pot, ({ kind }) => kind !== 'good')),
  },
  Blessing: {
    act: ({ pot }) => sayNumber(countHere(pot, ({ kind }) => kind === 'good')),
  },
  Scientist: {
    act: ({ pot }) => sayWhether(pot.plants.some(({ effects }) => effects.length > 1)),
  },
  Hugger: {
    act: (scene) => sayWhether(hugs(scene)),
  },
  Crowdy: {
    act: ({ pot }): Saying | null => (pot.plants.length >= CROWD ? { says: 'yes' } : null),
  },
} as const satisfies Partial<Record<InvestigativeEffect, Effect>>;

const ANY_REPORT: readonly Effect[] = Object.values(REPORTS);

export const INVESTIGATIVE: Readonly<Record<InvestigativeEffect | DecoyEffect, Effect>> = {
  ...REPORTS,
  Joker: {
    act: (scene) => pick(ANY_REPORT, scene.rng).act(scene) ?? NOTHING,
  },
  Brothers: {
    act: (scene) => {
      const together = hasPartnerHere(scene, 'Brothers');
      if (!together) scene.check.isWrong = true;
      return sayWhether(together);
    },
  },
  Enemies: {
    act: (scene) => {
      const together = hasPartnerHere(scene, 'Enemies');
      if (together) scene.check.isWrong = true;
      return sayWhether(together);
    },
  },
  Imposter: {
    act: () => MET,
  },
};
