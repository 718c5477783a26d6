/** A result to share, with symbols; and the same for those who hear it read. */
import { aidSums } from '../../../../core/aids';
import type { Tally } from '../../../../core/rules';
import { plural } from '../../../../frame/words/plural';

export function resultText(
  name: string,
  won: boolean,
  potions: number,
  tally: Tally,
  time: string,
): { text: string; plain: string } {
  const { hints } = aidSums(tally);
  const trail = potions > 12 ? '' : '🫧'.repeat(Math.max(0, potions - (won ? 1 : 0))) + (won ? '✨' : '🌑');
  const outcome = won ? `solved with ${plural(potions, 'potion')}` : 'the recipe stayed secret';
  return {
    text: [
      `Parlour · Wondering Witches ${name}`,
      `🧪 ${outcome} ⏱ ${time}`,
      trail,
      hints > 0 ? `💡${hints}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, Wondering Witches ${name}: ${outcome} in ${time}, with ${plural(hints, 'hint')}.`,
  };
}
