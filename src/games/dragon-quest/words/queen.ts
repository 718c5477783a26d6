/** The Dragon Queen's defeat is the turning point: from then on an Exit wins. */
import { DRAGON_QUEEN } from '../rules/cards';
import type { DragonEvent } from '../rules/types';
import type { View } from '../rules/view';

export function goalText(view: Pick<View, 'queenDefeated'>): string {
  return view.queenDefeated
    ? 'The Dragon Queen is defeated. An Exit wins the game.'
    : 'Find the Dragon Queen, defeat her, and leave by an Exit.';
}

/** What her defeat means, right after it; with the 10 of hearts the game is over already. */
export function queenNews(events: readonly DragonEvent[]): string | null {
  const falls = events.some(
    (event) => event.kind === 'defeated' && event.card === DRAGON_QUEEN && !event.critical,
  );
  return falls ? 'Now an Exit wins the game.' : null;
}
