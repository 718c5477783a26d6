/** What may happen at the table after a potion. Good and bad ones are as many. */
import type { Rng } from '../../../core/chance';

export const TONES = ['good', 'neutral', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** Saved games and links name an event by its index: new ones go to the end. */
export const EVENTS = [
  { name: 'Warm night', tone: 'good' },
  { name: 'Swept floor', tone: 'good' },
  { name: 'Second helping', tone: 'good' },
  { name: 'Cutting', tone: 'good' },
  { name: 'Ladybirds', tone: 'good' },
  { name: 'Clean cauldron', tone: 'good' },
  { name: 'Old friend', tone: 'good' },
  { name: 'New moon', tone: 'neutral' },
  { name: 'Swap shop', tone: 'neutral' },
  { name: 'House call', tone: 'neutral' },
  { name: 'Silent hour', tone: 'neutral' },
  { name: 'Borrowed hat', tone: 'neutral' },
  { name: 'Mist', tone: 'neutral' },
  { name: 'Magpie', tone: 'bad' },
  { name: 'Cold snap', tone: 'bad' },
  { name: 'Spilt ink', tone: 'bad' },
  { name: 'Moles', tone: 'bad' },
  { name: 'Drought', tone: 'bad' },
  { name: 'Cat on the shelf', tone: 'bad' },
  { name: 'Cracked pot', tone: 'bad' },
] as const satisfies readonly { readonly name: string; readonly tone: Tone }[];
type WitchEvent = (typeof EVENTS)[number];
export type EventName = WitchEvent['name'];

export function drawEvent(rng: Rng): number {
  return rng.below(EVENTS.length);
}
