/** What is asked before a move after which the game is over for certain. */
import { plural } from '../../../frame/words/plural';
import { damageOf } from '../rules/certainDeath';
import { type CertainEnd, certainEnd, movesToLive } from '../rules/certainEnd';
import type { DragonMove } from '../rules/types';
import type { View } from '../rules/view';

export const END_TITLES: Readonly<Record<CertainEnd, string>> = {
  death: 'This would be the end',
  trap: 'You would be trapped',
};

/** `It costs 2 damage for certain, and you have 1 heart and no gem. You can still do something else.` */
export function endWarning(view: View, move: DragonMove, end: CertainEnd): string {
  const why = end === 'death' ? deathWhy(view, move) : 'No cell could be explored and no card resolved.';
  const isOnlyWay = movesToLive(view).every((other) => certainEnd(view, other) !== null);
  return `${why} ${isOnlyWay ? 'Nothing else is left, but you can undo.' : 'You can still do something else.'}`;
}

function deathWhy(view: View, move: DragonMove): string {
  if (move.kind === 'suffer') return 'It takes your last heart.';
  const gems = view.gems === 0 ? 'no gem' : plural(view.gems, 'gem');
  return `It costs ${damageOf(view, move)} damage for certain, and you have ${plural(view.hearts, 'heart')} and ${gems}.`;
}
