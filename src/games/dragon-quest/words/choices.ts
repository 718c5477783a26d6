/** What a button says: what is done, and what comes of it. */
import { unreachable } from '../../../core/result';
import { effectOf, itemKind } from '../rules/cards';
import { damageOf } from '../rules/certainDeath';
import { type CertainEnd, certainEnd } from '../rules/certainEnd';
import type { DragonMove } from '../rules/types';
import { cardInCell, nextFates, type View } from '../rules/view';
import { itemInShort, itemTitle, POWER_NAMES } from './cards';
import { moveText } from './moves';

export interface ChoiceWords {
  readonly name: string;
  /** Empty where the name says it all. */
  readonly does: string;
}

export const END_WORDS: Readonly<Record<CertainEnd, string>> = { death: 'the end', trap: 'you are trapped' };

/** `2 damage: the end`, `Past it, unharmed: you are trapped` */
export function choiceWords(view: View, move: DragonMove): ChoiceWords {
  const words = livingWords(view, move);
  const end = certainEnd(view, move);
  return end === null ? words : { ...words, does: [words.does, END_WORDS[end]].filter(Boolean).join(': ') };
}

function livingWords(view: View, move: DragonMove): ChoiceWords {
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
    case 'resolve':
      return { name: moveText(view, move), does: resolveDoes(view, move) };
    case 'explore':
    case 'suffer':
    case 'giveUp':
      return { name: moveText(view, move), does: '' };
    default:
      return unreachable(move);
  }
}

/** What is seen is part of what is heard; a name that says the move is heard once. */
export function choiceLabel(view: View, move: DragonMove): string {
  const { name, does } = choiceWords(view, move);
  const said = moveText(view, move);
  if (!does) return said;
  return name === said ? `${said}, ${does}` : `${said}, ${name}: ${does}`;
}

/** What a pit or a fight that cannot be won costs is known before; of others the odds stand above. */
function resolveDoes(view: View, move: DragonMove): string {
  const isPit = move.kind === 'resolve' && effectOf(cardInCell(view, move.cell)?.card ?? 0).kind === 'pit';
  return isPit || certainEnd(view, move) === 'death' ? `${damageOf(view, move)} damage` : '';
}

function exitWords(view: View): ChoiceWords {
  return { name: 'Exit', does: view.queenDefeated ? 'Wins the game' : 'To the next level' };
}

/** `Ward`, `Joker: Ward` */
function playedAs(item: number, power: 'jack' | 'queen' | 'king'): string {
  const name = POWER_NAMES[power];
  return itemKind(item) === 'joker' ? `${itemTitle(item)}: ${name}` : name;
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
