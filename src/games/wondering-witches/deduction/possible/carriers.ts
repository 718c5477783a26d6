/** Who may carry what, going by which effects have spoken and which have not. */
import { effectId } from '../judging/lineValues';
import type { Trial } from './cloud';
import { OPEN, type PartialRecipe } from './partialRecipe';
import type { Riddle } from './riddle';

/** What may keep others from speaking; all of them but Resetter say so themselves. */
const SILENCERS = (['Cutoff', 'Enthusiastic', 'Cleaner', 'Odd'] as const).map(effectId);
const RESETTER = effectId('Resetter');
const CROWDY = effectId('Crowdy');

/** By slot: a bit for each herb that may carry it, going by what was heard of which potions. */
export function possibleCarriers(
  { ingredients, slots, partners }: Riddle,
  trials: readonly Trial[],
): number[] {
  const carriers = slots.map(() => (1 << ingredients) - 1);
  for (const { laid, answer } of trials) {
    if (answer.won) continue;
    const isOpen = slots.includes(RESETTER) || SILENCERS.some((effect) => answer.effects.includes(effect));
    for (const [slot, effect] of slots.entries()) {
      if (!answer.effects.includes(effect)) {
        // Where nothing has silenced it, whoever is in the potion would have been heard.
        if (!isOpen && effect !== CROWDY) carriers[slot] = (carriers[slot] as number) & ~laid.mask;
      } else if (partners[slot] === -1) carriers[slot] = (carriers[slot] as number) & laid.mask;
    }
  }
  return carriers;
}

/** Effects that have spoken and have one carrier. */
export function heardSlots({ slots, partners }: Riddle, trials: readonly Trial[]): number[] {
  return [...slots.keys()].filter(
    (slot) =>
      partners[slot] === -1 && trials.some(({ answer }) => answer.effects.includes(slots[slot] as number)),
  );
}

/** Whatever has spoken is carried by somebody in the potion. */
export function isHeard({ slots }: Riddle, { laid, answer }: Trial, { owners }: PartialRecipe): boolean {
  return answer.effects.every(
    (effect) =>
      !slots.includes(effect) ||
      owners.some(
        (owner, slot) => slots[slot] === effect && owner !== OPEN && (laid.mask & (1 << owner)) !== 0,
      ),
  );
}
