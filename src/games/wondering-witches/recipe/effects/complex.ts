import { changeNumber, countHere, type Effect, MET, NOTHING, rollNumber, sayNumber } from '../workingPotion';
import type { ComplexEffect } from './names';

export const COMPLEX: Readonly<Record<ComplexEffect, Effect>> = {
  Resetter: {
    explanation:
      'Everything up to and including it is forgotten, reports too: the potion begins anew behind it.',
    act: ({ check }) => {
      check.directEffects.Resetter = true;
      return MET;
    },
  },
  Equalizer: {
    explanation: 'The next ingredient’s number becomes the number of effects it has.',
    act: ({ pot, place }) => {
      const next = pot.plants[place + 1];
      changeNumber(next, () => next?.effects.length ?? 0);
      return MET;
    },
  },
  Student: { explanation: 'The player who tested may plant any ingredient next.', act: () => MET },
  Spreader: { explanation: 'The player who tested may plant in any cell next.', act: () => MET },
  Random: {
    explanation: 'Its own number is rolled anew in every potion.',
    changesItself: true,
    act: (scene) => {
      changeNumber(scene.plant, () => rollNumber(scene));
      return MET;
    },
  },
  Blender: {
    explanation: 'Its own number grows by the number of good ingredients in the potion.',
    changesItself: true,
    act: ({ pot, plant }) => {
      changeNumber(plant, (number) => number + countHere(pot, ({ kind }) => kind === 'good'));
      return MET;
    },
  },
  Downer: {
    explanation: 'Its own number falls by the number of decoys in the potion.',
    changesItself: true,
    act: ({ pot, plant }) => {
      changeNumber(plant, (number) => number - countHere(pot, ({ kind }) => kind !== 'good'));
      return MET;
    },
  },
  Teamplayer: {
    explanation: 'Adds the number of the ingredient right before it to its own.',
    changesItself: true,
    act: ({ pot, place, plant }) => {
      changeNumber(plant, (number) => number + (pot.plants[place - 1]?.number ?? 0));
      return MET;
    },
  },
  Analyzer: {
    explanation: 'Tells how far its own number is from its place in the potion.',
    act: ({ place, plant }) =>
      plant.number === null ? NOTHING : sayNumber(Math.abs(plant.number - (place + 1))),
  },
  Odd: {
    explanation:
      'In a potion with an odd count of ingredients it is an Ignore decoy, and its other effects are silent.',
    changesItself: true,
    act: ({ pot, plant }) => {
      if (pot.plants.length % 2 === 1) {
        plant.kind = 'ignore';
        plant.number = null;
        plant.effects = [];
      }
      return MET;
    },
  },
  Even: {
    explanation:
      'In a potion with an even count of ingredients it says what it is; in any other its number is rolled anew.',
    changesItself: true,
    act: (scene) => {
      const { pot, plant } = scene;
      if (pot.plants.length % 2 === 0) {
        return plant.number === null ? { says: 'decoy' } : sayNumber(plant.number);
      }
      changeNumber(plant, () => rollNumber(scene));
      return MET;
    },
  },
  Coward: {
    explanation: 'Found in the first half of the potion, it runs to the end and is judged there instead.',
    act: () => MET,
  },
};
