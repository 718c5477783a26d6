/** Those random events that make sense without other players; the others are never drawn in Solo. */
import { pick, type Rng } from '../../../../core/chance';
import { EVENTS, type EventName } from '../../recipe/events';
import {
  addSeeds,
  type Changed,
  copyPlant,
  crossOut,
  livingSpots,
  loseSeed,
  nothing,
  removeSeedling,
  reopen,
  robTallest,
  swapPlants,
  uncross,
} from './changes';
import { openGardens } from './field';
import type { Fate, SoloState } from './types';

interface EventInGarden {
  /** As in `EVENTS`. */
  readonly name: EventName;
  readonly happen: (state: SoloState, rng: Rng, fate: Fate) => Changed;
}

export const SOLO_EVENTS: readonly EventInGarden[] = [
  {
    name: 'Warm night',
    happen: (state, rng) => {
      const spots = livingSpots(state);
      return spots.length === 0
        ? nothing(state, 'Warm night')
        : addSeeds(state, [pick(spots, rng)], 'Warm night');
    },
  },
  {
    name: 'Swept floor',
    happen: (state, rng) => uncross(state, rng, 'Swept floor'),
  },
  {
    name: 'Cutting',
    happen: (state, rng, fate) => copyPlant(state, rng, 'Cutting', fate),
  },
  {
    name: 'Ladybirds',
    happen: (state, rng) => {
      const seedlings = livingSpots(state).filter(({ bed }) => bed.seeds === 1);
      const gardens = openGardens(state).filter(({ cells }) =>
        seedlings.some(({ cell }) => cells.includes(cell)),
      );
      if (gardens.length === 0) return nothing(state, 'Ladybirds');
      const { cells } = pick(gardens, rng);
      return addSeeds(
        state,
        seedlings.filter(({ cell }) => cells.includes(cell)),
        'Ladybirds',
      );
    },
  },
  {
    name: 'Clean cauldron',
    happen: (state, rng) => reopen(state, rng, 'Clean cauldron'),
  },
  {
    name: 'Swap shop',
    happen: (state, rng) => swapPlants(state, rng, 'Swap shop'),
  },
  {
    name: 'Silent hour',
    happen: (state) => nothing(state, 'Silent hour'),
  },
  {
    name: 'Mist',
    happen: (state) => nothing({ ...state, isMisty: true }, 'Mist'),
  },
  {
    name: 'Magpie',
    happen: (state, rng) => robTallest(state, rng, 'Magpie'),
  },
  {
    name: 'Spilt ink',
    happen: (state, rng, fate) => crossOut(state, rng, 'Spilt ink', fate),
  },
  {
    name: 'Moles',
    happen: (state, rng) => removeSeedling(state, rng, 'Moles'),
  },
  {
    name: 'Drought',
    happen: (state, rng) => loseSeed(state, rng, 'Drought'),
  },
  {
    name: 'Cracked pot',
    happen: (state) => nothing({ ...state, isPotCracked: true }, 'Cracked pot'),
  },
];

/** The event's index in `EVENTS`, which is what the log keeps. */
export function eventIndex({ name }: EventInGarden): number {
  const index = EVENTS.findIndex((event) => event.name === name);
  if (index < 0) throw new Error(`There is no event ${name}`);
  return index;
}
