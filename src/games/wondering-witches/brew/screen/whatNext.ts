import { levelOf } from '../../recipe/levels';
import type { BrewView } from '../../recipe/types';
import { whyNotInWords } from '../../recipe/words/words';

/** Whoever plays the first level is told what three potions are for. */
const FIRST_POTIONS = [
  'First, put in any four herbs. They get 1, 2, 3 and 4 seeds: then use the potion.',
  'Next, keep two herbs in their places and change the other two. Compare the answers.',
  'Now cross out in the notebook what cannot be, and test what is still possible.',
];

/** What is to be done now: said while nothing else is. */
export function whatNext({ phase, config, potions }: BrewView, inside: number): string {
  if (phase === 'lastDitch') return 'One last potion is free: make it count.';
  const last = potions.at(-1);
  const whyNot = last ? whyNotInWords(last.result) : null;
  if (inside === 0) return whyNot ?? guideFor(config, potions.length) ?? ASK;
  return 'Tap a herb in the cauldron to change its seeds, or use the potion.';
}

const ASK = 'Put herbs into the cauldron and ask the High Witch.';

function guideFor(config: BrewView['config'], tested: number): string | undefined {
  return levelOf(config)?.code === 'first-game' ? FIRST_POTIONS[tested] : undefined;
}
