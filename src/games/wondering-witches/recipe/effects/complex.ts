import { changeNumber, countHere, type Effect, MET, NOTHING, rollNumber, sayNumber } from '../workingPotion';
import type { ComplexEffect } from './names';

export const COMPLEX: Readonly<Record<ComplexEffect, Effect>> = {
  Resetter: {
    act: ({ check }) => {
      check.directEffects.Resetter = true;
      return MET;
    },
  },
  Equalizer: {
    act: ({ pot, place }) => {
      const next = pot.plants[place + 1];
      changeNumber(next, () => next?.effects.length ?? 0);
      return MET;
    },
  },
  Student: { act: () => MET },
  Spreader: { act: () => MET },
  Random: {
    changesItself: true,
    act: (scene) => {
      changeNumber(scene.plant, () => rollNumber(scene));
      return MET;
    },
  },
  Blender: {
    changesItself: true,
    act: ({ pot, plant }) => {
      changeNumber(plant, (number) => number + countHere(pot, ({ kind }) => kind === 'good'));
      return MET;
    },
  },
  Downer: {
    changesItself: true,
    act: ({ pot, plant }) => {
      changeNumber(plant, (number) => number - countHere(pot, ({ kind }) => kind !== 'good'));
      return MET;
    },
  },
  Teamplayer: {
    changesItself: true,
    act: ({ pot, place, plant }) => {
      changeNumber(plant, (number) => number + (pot.plants[place - 1]?.number ?? 0));
      return MET;
    },
  },
  Analyzer: {
    act: ({ place, plant }) =>
      plant.number === null ? NOTHING : sayNumber(Math.abs(plant.number - (place + 1))),
  },
  Odd: {
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
    act: () => MET,
  },
};
