import type { BrewView } from '../../recipe/types';

/** What is to be done now: said while nothing else is. */
export function whatNext({ phase }: BrewView, inside: number): string {
  if (phase === 'lastDitch') return 'One last potion is free: make it count.';
  if (inside === 0) return 'Put herbs into the cauldron and ask the High Witch.';
  return 'Tap a herb in the cauldron to change its seeds, or use the potion.';
}
