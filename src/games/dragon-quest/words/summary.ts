/** The end of a game in words: why, and what was achieved. */
import { plural } from '../../../core/plural';
import { effectOf } from '../rules/cards';
import { describeConfig } from '../rules/config';
import type { Moment } from '../rules/types';
import type { View } from '../rules/view';
import { NOUNS } from './nouns';
import { lossText, winText } from './words';

export interface SummaryLine {
  readonly label: string;
  readonly value: number;
}

/** Null while the game goes on. */
export function endText(view: View): string | null {
  if (view.trapped) return lossText('trapped');
  if (view.moment.kind === 'won') return winText(view.moment.by);
  return view.moment.kind === 'lost' ? lossText(view.moment.by) : null;
}

const WITHOUT_END = {
  one: 'the Passage lacks its other end',
  other: 'the # Passages lack their other ends',
};

/** What stands in the way of each card still lying face up. */
export function trappedWhy(view: View): string {
  const left = view.cards.flatMap(({ card, resolved }) =>
    resolved || card === null ? [] : [effectOf(card)],
  );
  const passages = left.filter(({ kind }) => kind === 'passage').length;
  const reasons = [
    ...(passages > 0 ? [plural(passages, WITHOUT_END)] : []),
    ...(left.some(({ kind }) => kind === 'trader') ? ['the Merchant wants a gem'] : []),
  ];
  return ['No empty cell can be explored', reasons.join(' and ')].filter(Boolean).join('; ').concat('.');
}

export function summaryOf(view: View): SummaryLine[] {
  return [
    { label: 'Level', value: view.level },
    { label: 'Explored', value: view.explored },
    { label: 'Beaten', value: view.beaten },
    { label: 'Gems', value: view.gemsFound },
    { label: 'Items', value: view.itemsFound },
    { label: 'Wounds', value: view.damageTaken },
  ];
}

/** Tells nothing about where which card lies, so that others can play the same deal afterwards. */
export function shareText(view: View): string {
  const deeds = [
    `${plural(view.explored, NOUNS.card)} explored`,
    `${plural(view.beaten, NOUNS.enemy)} beaten`,
    `${plural(view.hearts, NOUNS.heart)} left`,
  ];
  return `Dragon Quest Solitaire (${describeConfig(view.config)}): ${outcome(view.moment, view.trapped)} on level ${view.level}, ${deeds.join(', ')}.`;
}

function outcome(moment: Moment, trapped: boolean): string {
  if (moment.kind === 'won') return moment.by === 'critical' ? 'won by a critical success' : 'won';
  if (moment.kind === 'lost') return 'lost';
  return trapped ? 'trapped' : 'still going';
}
