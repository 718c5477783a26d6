/** What may happen at the table after a potion. Good and bad ones are as many. */
import type { Rng } from '../../../core/chance';

export const MOODS = ['good', 'neutral', 'bad'] as const;
export type Mood = (typeof MOODS)[number];

export interface WitchEvent {
  readonly name: string;
  readonly mood: Mood;
  readonly text: string;
}

export const EVENTS: readonly WitchEvent[] = [
  { name: 'Warm night', mood: 'good', text: 'Every player adds one seed to one plant of their choice.' },
  { name: 'Swept floor', mood: 'good', text: 'One player may erase one crossed-out cell.' },
  { name: 'Second helping', mood: 'good', text: 'The player who tested takes another turn at once.' },
  { name: 'Cutting', mood: 'good', text: 'Copy one plant, with one seed, into an empty cell next to it.' },
  { name: 'Ladybirds', mood: 'good', text: 'Choose a garden: each plant in it with one seed gains another.' },
  { name: 'Clean cauldron', mood: 'good', text: 'One garden that was used may be tested once more.' },
  {
    name: 'Old friend',
    mood: 'good',
    text: 'Each player may move one plant to an empty cell of their board.',
  },
  { name: 'New moon', mood: 'neutral', text: 'Turns now go round the table the other way.' },
  { name: 'Swap shop', mood: 'neutral', text: 'Two players exchange one plant each, seeds and all.' },
  { name: 'House call', mood: 'neutral', text: 'Pass your board to the left for one turn.' },
  { name: 'Silent hour', mood: 'neutral', text: 'Nobody speaks until the next potion has been tested.' },
  {
    name: 'Borrowed hat',
    mood: 'neutral',
    text: 'The next ingredient is chosen by the player to your right.',
  },
  {
    name: 'Mist',
    mood: 'neutral',
    text: 'Until the next potion, everyone plants in an outer cell if one is free.',
  },
  { name: 'Magpie', mood: 'bad', text: 'One plant with the most seeds loses all but one.' },
  { name: 'Cold snap', mood: 'bad', text: 'Nothing grows in the next turn; you may still plant.' },
  { name: 'Spilt ink', mood: 'bad', text: 'Every player crosses out one empty cell.' },
  { name: 'Moles', mood: 'bad', text: 'Remove one plant with a single seed.' },
  { name: 'Drought', mood: 'bad', text: 'One plant of each player loses a seed; at one seed it withers.' },
  { name: 'Cat on the shelf', mood: 'bad', text: 'The player to the left picks what you plant next.' },
  { name: 'Cracked pot', mood: 'bad', text: 'No potion of more than four ingredients may be tested next.' },
];

export function drawEvent(rng: Rng): number {
  return rng.below(EVENTS.length);
}
