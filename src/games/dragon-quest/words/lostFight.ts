import { DRAGON_QUEEN, effectOf } from '../rules/cards';
import type { DragonEvent } from '../rules/types';

/** A lost fight clears the way as well, which nobody guesses. Null where no fight was lost, or the game with it. */
export function lostFightNews(events: readonly DragonEvent[]): string | null {
  const paid = events.find((event) => event.kind === 'damage' || event.kind === 'warded');
  if (!paid || effectOf(paid.card).kind !== 'enemy') return null;
  if (events.some((event) => event.kind === 'lost')) return null;
  return paid.card === DRAGON_QUEEN
    ? 'She is out of the way until the next level.'
    : 'It is out of the way all the same.';
}
