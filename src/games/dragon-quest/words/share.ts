/** The result to share: with symbols, and in words. Tells nothing of where which card lies. */
import { plural } from '../../../core/plural';
import type { Tally } from '../../../core/rules';
import { MAX_HEARTS } from '../rules/cards';
import { describeConfig } from '../rules/config';
import type { View } from '../rules/view';
import { NOUNS } from './nouns';
import { shareText } from './summary';

export function resultText(
  view: View,
  { hints, assisted }: Tally,
  time: string,
): { text: string; plain: string } {
  const aids = [...(hints > 0 ? [`💡${hints}`] : []), ...(assisted ? ['↩️'] : [])];
  const deeds = `🃏${view.explored} ⚔️${view.beaten} 💎${view.gemsFound} 🎒${view.itemsFound}`;
  return {
    text: [
      `Parlour · Dragon Quest Solitaire · ${describeConfig(view.config)}`,
      `${badgeOf(view)} level ${view.level} ${'❤️'.repeat(view.hearts)}${'🖤'.repeat(MAX_HEARTS - view.hearts)} ⏱ ${time}`,
      [deeds, ...aids].join(' '),
    ].join('\n'),
    plain: `Parlour, ${shareText(view)} Time ${time}, ${plural(hints, NOUNS.hint)}${assisted ? ', something hidden was taken back' : ''}.`,
  };
}

function badgeOf({ moment }: View): string {
  if (moment.kind === 'won') return moment.by === 'critical' ? '🐉💥 critical win' : '🐉🚪 won';
  if (moment.kind === 'lost' && moment.by === 'trapped') return '🧱 trapped';
  return '💀 lost';
}
