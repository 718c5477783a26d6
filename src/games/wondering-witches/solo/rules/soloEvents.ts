/** Those random events that make sense without other players; the others are never drawn in Solo. */
import { pick, type Rng } from '../../../../core/chance';
import { EVENTS } from '../../recipe/events';
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

interface SoloEvent {
  /** As in `EVENTS`. */
  readonly name: string;
  /** What it does here, where nobody chooses and nobody else is there. */
  readonly text: string;
  readonly happen: (state: SoloState, rng: Rng, fate: Fate) => Changed;
}

export const SOLO_EVENTS: readonly SoloEvent[] = [
  {
    name: 'Warm night',
    text: 'A plant gains a seed.',
    happen: (state, rng) => {
      const spots = livingSpots(state);
      return spots.length === 0
        ? nothing(state, 'Warm night')
        : addSeeds(state, [pick(spots, rng)], 'Warm night');
    },
  },
  {
    name: 'Swept floor',
    text: 'A crossed-out cell is free again.',
    happen: (state, rng) => uncross(state, rng, 'Swept floor'),
  },
  {
    name: 'Cutting',
    text: 'A plant is copied, with one seed, into an empty cell next to it.',
    happen: (state, rng, fate) => copyPlant(state, rng, 'Cutting', fate),
  },
  {
    name: 'Ladybirds',
    text: 'In one garden every plant with one seed gains another.',
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
    text: 'One garden that was used may be tested once more.',
    happen: (state, rng) => reopen(state, rng, 'Clean cauldron'),
  },
  {
    name: 'Swap shop',
    text: 'Two plants change places, seeds and all.',
    happen: (state, rng) => swapPlants(state, rng, 'Swap shop'),
  },
  {
    name: 'Silent hour',
    text: 'Nobody speaks until the next potion has been tested. You hardly notice.',
    happen: (state) => nothing(state, 'Silent hour'),
  },
  {
    name: 'Mist',
    text: 'Until the next potion, plant in an outer cell if one is free.',
    happen: (state) => nothing({ ...state, isMisty: true }, 'Mist'),
  },
  {
    name: 'Magpie',
    text: 'A plant with the most seeds loses all but one.',
    happen: (state, rng) => robTallest(state, rng, 'Magpie'),
  },
  {
    name: 'Spilt ink',
    text: 'An empty cell is crossed out.',
    happen: (state, rng, fate) => crossOut(state, rng, 'Spilt ink', fate),
  },
  {
    name: 'Moles',
    text: 'A plant with a single seed is gone.',
    happen: (state, rng) => removeSeedling(state, rng, 'Moles'),
  },
  {
    name: 'Drought',
    text: 'A plant loses a seed; at one seed it withers.',
    happen: (state, rng) => loseSeed(state, rng, 'Drought'),
  },
  {
    name: 'Cracked pot',
    text: 'No potion of more than four ingredients may be tested next.',
    happen: (state) => nothing({ ...state, isPotCracked: true }, 'Cracked pot'),
  },
];

/** The event's index in `EVENTS`, which is what the log keeps. */
export function eventIndex({ name }: SoloEvent): number {
  const index = EVENTS.findIndex((event) => event.name === name);
  if (index < 0) throw new Error(`There is no event ${name}`);
  return index;
}

export function soloEventText(index: number): string {
  const name = EVENTS[index]?.name;
  return SOLO_EVENTS.find((event) => event.name === name)?.text ?? '';
}
