/** The end of a game in words: why, and what was achieved. */
import { plural } from '../../../frame/words/plural';
import { effectOf } from '../rules/cards';
import type { Moment } from '../rules/types';
import type { View } from '../rules/view';
import { lossText, winText } from './events';
import { configName, names } from './names';

interface SummaryLine {
  readonly label: string;
  readonly value: number;
}

/** Null while the game goes on. */
export function endText(view: View): string | null {
  if (view.trapped) return lossText('trapped');
  if (view.moment.kind === 'won') return winText(view.moment.by);
  return view.moment.kind === 'lost' ? lossText(view.moment.by) : null;
}

/** What stands in the way of each card still lying face up. */
export function trappedWhy(view: View): string {
  const left = view.cards.flatMap(({ card, resolved }) =>
    resolved || card === null ? [] : [effectOf(card)],
  );
  const passages = left.filter(({ kind }) => kind === 'passage').length;
  const reasons = [
    ...(passages === 1 ? ['the Passage lacks its other end'] : []),
    ...(passages > 1 ? [`the ${passages} Passages lack their other ends`] : []),
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
    { label: 'Hearts', value: view.hearts },
  ];
}

/** Tells nothing about where which card lies, so that others can play the same deal afterwards. */
export function shareText(view: View): string {
  const deeds = [
    `${plural(view.explored, 'card')} explored`,
    `${plural(view.beaten, 'enemy', 'enemies')} beaten`,
    `${plural(view.hearts, 'heart')} left`,
  ];
  return `Dragon Quest Solitaire (${configName(view.config)}): ${outcome(view.moment, view.trapped)} on level ${view.level}, ${deeds.join(', ')}.`;
}

function outcome(moment: Moment, trapped: boolean): string {
  if (moment.kind === 'won') return moment.by === 'critical' ? 'won by a critical success' : 'won';
  if (moment.kind === 'lost') return 'lost';
  return trapped ? 'trapped' : 'still going';
}

export function headlineOf(outcome: 'won' | 'lost', cause: string): string {
  if (outcome === 'won') return 'The dungeon is yours';
  if (cause === 'trapped') return 'Walled in';
  if (cause === 'gaveUp') return 'Another day, perhaps';
  return 'The torch goes out';
}

/** How often this has been the end now; the first time goes without saying. */
export function timesText(cause: string, times: number): string | null {
  if (times <= 1) return null;
  const what = cause === 'trapped' || cause === 'gaveUp' ? 'This' : `The ${names.cause(cause)}`;
  return `${what} has now ended ${times} of your games played without help.`;
}
