import { changeNumber, type Effect, MET, type Plant, type Scene } from '../workingPotion';
import type { CauldronEffect } from './names';

function nextOf({ pot, place }: Scene): Plant | undefined {
  return pot.plants[place + 1];
}

export const CAULDRON: Readonly<Record<CauldronEffect, Effect>> = {
  Cutoff: {
    act: ({ check }) => {
      check.directEffects.Cutoff = true;
      return MET;
    },
  },
  Spicy: {
    act: (scene) => {
      changeNumber(nextOf(scene), (number) => number + 1);
      return MET;
    },
  },
  Refreshing: {
    act: (scene) => {
      changeNumber(nextOf(scene), (number) => number - 1);
      return MET;
    },
  },
  Enthusiastic: {
    act: ({ check }) => {
      check.directEffects.Enthusiastic = true;
      return MET;
    },
  },
  Cleaner: {
    act: (scene) => {
      const next = nextOf(scene);
      if (next) next.effects = [];
      return MET;
    },
  },
  Fertilizer: {
    act: ({ check }) => {
      check.directEffects.Fertilizer = true;
      return MET;
    },
  },
};
