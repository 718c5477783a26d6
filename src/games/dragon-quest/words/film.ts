/** What is said where a run is looked back on. */
import { plural } from '../../../frame/words/plural';
import type { FilmCode } from '../rules/types';
import { cardName } from './cards';

export const FILM_NAMES: Readonly<Record<FilmCode, string>> = { winning: 'How it could be won' };

export const LOST_SINCE = 'From here it could no longer be won, as the cards and fates lay';

export function winningInWords(moves: number): string {
  const line = plural(moves, 'move');
  return `One way to win from here, in ${line}. It was found by looking at every card and fate beforehand, as no player can.`;
}

/** `2 of the 5 fate cards left would have defeated the Troll.` */
export function oddsTaken(card: number, beats: number, of: number): string {
  const foe = cardName(card);
  if (of === 1)
    return `It was the only fate card left, and sure to ${beats > 0 ? 'defeat' : 'fail against'} the ${foe}.`;
  if (beats === of) return `Every fate card left would have defeated the ${foe}.`;
  const winners = beats === 0 ? 'None' : String(beats);
  return `${winners} of the ${plural(of, 'fate card')} left would have defeated the ${foe}.`;
}
