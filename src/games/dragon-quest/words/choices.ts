/** What a button says: what is done, and what comes of it. */
import { unreachable } from '../../../core/result';
import { effectOf, itemKind } from '../rules/cards';
import type { DragonMove } from '../rules/types';
import { cardInCell, nextFates, type View } from '../rules/view';
import { itemInShort, itemTitle, POWER_NAMES } from './cards';
import { moveText } from './moves';

export interface ChoiceWords {
  readonly name: string;
  /** Empty where the name says it all. */
  readonly does: string;
}

export function choiceWords(view: View, move: DragonMove): ChoiceWords {
  switch (move.kind) {
    case 'trade':
      return move.want === 'exit'
        ? exitWords(view)
        : { name: itemTitle(move.want), does: itemInShort(move.want) };
    case 'open':
      return { name: playedAs(move.item, 'jack'), does: 'Past it, unharmed' };
    case 'ward':
      return { name: playedAs(move.item, 'queen'), does: wardDoes(view) };
    case 'command':
      return { name: playedAs(move.item, 'king'), does: commandDoes(view) };
    case 'accept':
      return { name: moveText(view, move), does: acceptDoes(view) };
    case 'explore':
    case 'resolve':
    case 'suffer':
    case 'giveUp':
      return { name: moveText(view, move), does: '' };
    default:
      return unreachable(move);
  }
}

function exitWords(view: View): ChoiceWords {
  return { name: 'Exit', does: view.queenDefeated ? 'Wins the game' : 'To the next level' };
}

/** `Ward`, `Joker as Ward` */
function playedAs(item: number, power: 'jack' | 'queen' | 'king'): string {
  const name = POWER_NAMES[power];
  return itemKind(item) === 'joker' ? `${itemTitle(item)} as ${name}` : name;
}

function wardDoes(view: View): string {
  const fate = view.currentFate;
  if (!fate) return 'No damage';
  const total = fate.total + 1;
  return `Makes ${total}: ${total >= fate.need ? 'enough' : 'too low'}`;
}

function commandDoes(view: View): string {
  const need = view.currentFate?.need ?? 0;
  const fates = nextFates(view);
  const enough = fates.filter((fate) => fate >= need).length;
  return `Draws again: ${enough} of ${fates.length} win`;
}

function acceptDoes(view: View): string {
  const { moment, currentFate: fate } = view;
  const card = moment.kind === 'fate' ? cardInCell(view, moment.cell)?.card : null;
  const effect = effectOf(card ?? 0);
  if (!fate || effect.kind !== 'enemy') return '';
  return fate.total >= fate.need ? 'It is defeated' : `${effect.damage} damage`;
}
