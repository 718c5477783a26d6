/** The end of a game in words: why, and what was achieved. */
import { describeConfig } from './config';
import type { Moment } from './types';
import type { View } from './view';
import { lossText, plural, winText } from './words';

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

export function summaryOf(view: View): SummaryLine[] {
  return [
    { label: 'Level reached', value: view.level },
    { label: 'Cards explored', value: view.explored },
    { label: 'Enemies beaten', value: view.beaten },
    { label: 'Gems found', value: view.gemsFound },
    { label: 'Items found', value: view.itemsFound },
    { label: 'Hearts lost', value: view.damageTaken },
  ];
}

/** Tells nothing about where which card lies, so that others can play the same deal afterwards. */
export function shareText(view: View): string {
  const deeds = [
    `level ${view.level}`,
    `${plural(view.explored, 'card')} explored`,
    `${plural(view.beaten, 'enemy', 'enemies')} beaten`,
    `${plural(view.hearts, 'heart')} left`,
  ];
  return `Dragon Quest Solitaire (${describeConfig(view.config)}): ${outcome(view.moment, view.trapped)}. ${deeds.join(', ')}.`;
}

function outcome(moment: Moment, trapped: boolean): string {
  if (moment.kind === 'won') return moment.by === 'critical' ? 'won by a critical success' : 'won';
  if (moment.kind === 'lost') return 'lost';
  return trapped ? 'trapped' : 'still going';
}
