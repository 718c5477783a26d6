import { type Effect, MET } from '../workingPotion';
import type { FieldEffect } from './names';

function onTheField(explanation: string): Effect {
  return { explanation, act: () => MET };
}

export const FIELD: Readonly<Record<FieldEffect, Effect>> = {
  Rain: onTheField('Every plant in the tested garden’s row of gardens grows by one.'),
  Weeds: onTheField('Cross out one empty cell.'),
  Sprout: {
    explanation: 'A random ingredient appears with one seed; the High Witch says which.',
    act: ({ pot, rng }) => ({ says: 'plant', ingredient: rng.below(pot.puzzle.ingredients.length) }),
  },
  Blight: onTheField('One plant loses a seed.'),
  Compost: onTheField('The tested garden is not used up.'),
  Sunbeam: onTheField('The next time you grow a garden counts double.'),
};
