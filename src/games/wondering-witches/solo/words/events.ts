/** What random events do where nobody chooses and nobody else is there. */
import { EVENTS, type EventName } from '../../recipe/events';

const EVENT_SENTENCES: Readonly<Partial<Record<EventName, string>>> = {
  'Warm night': 'A plant gains a seed.',
  'Swept floor': 'A crossed-out cell is free again.',
  Cutting: 'A plant is copied, with one seed, into an empty cell next to it.',
  Ladybirds: 'In one garden every plant with one seed gains another.',
  'Clean cauldron': 'One garden that was used may be tested once more.',
  'Swap shop': 'Two plants change places, seeds and all.',
  'Silent hour': 'Nobody speaks until the next potion has been tested. You hardly notice.',
  Mist: 'Until the next potion, plant in an outer cell if one is free.',
  Magpie: 'A plant with the most seeds loses all but one.',
  'Spilt ink': 'An empty cell is crossed out.',
  Moles: 'A plant with a single seed is gone.',
  Drought: 'A plant loses a seed; at one seed it withers.',
  'Cracked pot': 'No potion of more than four ingredients may be tested next.',
};

export function soloEventText(index: number): string {
  const name = EVENTS[index]?.name;
  return (name && EVENT_SENTENCES[name]) ?? '';
}
