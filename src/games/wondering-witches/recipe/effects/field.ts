import { type Effect, MET } from '../workingPotion';
import type { FieldEffect } from './names';

const TELLS_THAT_IT_WAS_MET: Effect = { act: () => MET };

export const FIELD: Readonly<Record<FieldEffect, Effect>> = {
  Rain: TELLS_THAT_IT_WAS_MET,
  Weeds: TELLS_THAT_IT_WAS_MET,
  Sprout: {
    act: ({ pot, rng }) => ({ says: 'plant', ingredient: rng.below(pot.puzzle.ingredients.length) }),
  },
  Blight: TELLS_THAT_IT_WAS_MET,
  Compost: TELLS_THAT_IT_WAS_MET,
  Sunbeam: TELLS_THAT_IT_WAS_MET,
};
