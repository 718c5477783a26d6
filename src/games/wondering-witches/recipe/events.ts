/** What may happen at the table after a potion. Good and bad ones are as many. */
import type { Rng } from '../../../core/chance';

export const MOODS = ['good', 'neutral', 'bad'] as const;
export type Mood = (typeof MOODS)[number];

/** Saved games and links name an event by its index: new ones go to the end. */
export const EVENTS = [
  { name: 'Warm night', mood: 'good' },
  { name: 'Swept floor', mood: 'good' },
  { name: 'Second helping', mood: 'good' },
  { name: 'Cutting', mood: 'good' },
  { name: 'Ladybirds', mood: 'good' },
  { name: 'Clean cauldron', mood: 'good' },
  { name: 'Old friend', mood: 'good' },
  { name: 'New moon', mood: 'neutral' },
  { name: 'Swap shop', mood: 'neutral' },
  { name: 'House call', mood: 'neutral' },
  { name: 'Silent hour', mood: 'neutral' },
  { name: 'Borrowed hat', mood: 'neutral' },
  { name: 'Mist', mood: 'neutral' },
  { name: 'Magpie', mood: 'bad' },
  { name: 'Cold snap', mood: 'bad' },
  { name: 'Spilt ink', mood: 'bad' },
  { name: 'Moles', mood: 'bad' },
  { name: 'Drought', mood: 'bad' },
  { name: 'Cat on the shelf', mood: 'bad' },
  { name: 'Cracked pot', mood: 'bad' },
] as const satisfies readonly { readonly name: string; readonly mood: Mood }[];
export type WitchEvent = (typeof EVENTS)[number];
export type EventName = WitchEvent['name'];

export function drawEvent(rng: Rng): number {
  return rng.below(EVENTS.length);
}
