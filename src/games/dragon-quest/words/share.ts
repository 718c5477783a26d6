/** The result to share: with symbols, and in words. Tells nothing of where which card lies. */
import { aidSums } from '../../../core/aids';
import type { Tally } from '../../../core/rules';
import { plural } from '../../../frame/words/plural';
import { mostHearts } from '../rules/grade';
import type { View } from '../rules/view';
import { configName } from './names';
import { shareText } from './summary';

export function resultText(view: View, tally: Tally, time: string): { text: string; plain: string } {
  const { assisted } = tally;
  const { hints } = aidSums(tally);
  const aids = [...(hints > 0 ? [`💡${hints}`] : []), ...(assisted ? ['↩️'] : [])];
  const deeds = `🃏${view.explored} ⚔️${view.beaten} 💎${view.gemsFound} 🎒${view.itemsFound}`;
  return {
    text: [
      `Parlour · Dragon Quest Solitaire · ${configName(view.config)}`,
      `${badgeOf(view)} level ${view.level} ${'❤️'.repeat(view.hearts)}${'🖤'.repeat(mostHearts(view.config) - view.hearts)} ⏱ ${time}`,
      [deeds, ...aids].join(' '),
    ].join('\n'),
    plain: `Parlour, ${shareText(view)} Time ${time}, ${plural(hints, 'hint')}${assisted ? ', something hidden was taken back' : ''}.`,
  };
}

function badgeOf({ moment }: View): string {
  if (moment.kind === 'won') return moment.by === 'critical' ? '🐉💥 critical win' : '🐉🚪 won';
  if (moment.kind === 'lost' && moment.by === 'trapped') return '🧱 trapped';
  return '💀 lost';
}
