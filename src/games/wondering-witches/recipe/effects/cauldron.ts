import { changeNumber, type Effect, MET, type Plant, type Scene } from '../workingPotion';
import type { CauldronEffect } from './names';

function nextOf({ pot, place }: Scene): Plant | undefined {
  return pot.plants[place + 1];
}

export const CAULDRON: Readonly<Record<CauldronEffect, Effect>> = {
  Cutoff: {
    explanation: 'The potion ends here: whatever lies behind this ingredient is not looked at.',
    act: ({ check }) => {
      check.directEffects.Cutoff = true;
      return MET;
    },
  },
  Spicy: {
    explanation: 'The next ingredient’s number is one higher, for this potion.',
    act: (scene) => {
      changeNumber(nextOf(scene), (number) => number + 1);
      return MET;
    },
  },
  Refreshing: {
    explanation: 'The next ingredient’s number is one lower, for this potion.',
    act: (scene) => {
      changeNumber(nextOf(scene), (number) => number - 1);
      return MET;
    },
  },
  Enthusiastic: {
    explanation: 'The next ingredient is skipped: neither judged nor heard.',
    act: ({ check }) => {
      check.directEffects.Enthusiastic = true;
      return MET;
    },
  },
  Cleaner: {
    explanation: 'The next ingredient loses its effects, for this potion.',
    act: (scene) => {
      const next = nextOf(scene);
      if (next) next.effects = [];
      return MET;
    },
  },
  Fertilizer: {
    explanation: 'The next ingredient that is grown wrongly counts as grown perfectly.',
    act: ({ check }) => {
      check.directEffects.Fertilizer = true;
      return MET;
    },
  },
};
