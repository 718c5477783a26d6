/** What is said about the board and about what just happened. */
import { plural } from '../../core/plural';
import { unreachable } from '../../core/result';
import type { Hall } from './hall';
import { NOUNS } from './nouns';
import { type Chosen, meaningOf, usesOf } from './possibleMoves';
import { previewOf } from './preview';
import type { DragonMove } from './types';
import { cardInCell, type View } from './view';
import { cardLabel, cardName, eventTexts, itemName, itemPower, moveText } from './words';

/** `Troll, king of spades, can be resolved; row 2, column 3` */
export function cellLabel(view: View, cell: number, at: string, chosen: Chosen | null, lit: boolean): string {
  return `${lit ? 'Hint: ' : ''}${whatLies(view, cell, chosen)}; ${at}`;
}

function whatLies(view: View, cell: number, chosen: Chosen | null): string {
  const { kind, card, resolved, live } = meaningOf(view, cell, chosen);
  switch (kind) {
    case 'empty':
      return 'empty';
    case 'open':
      return 'empty, can be explored';
    case 'card':
      if (card === null) return 'the entrance, resolved';
      if (resolved) return `${cardName(card)}, resolved`;
      return `${cardLabel(card)}, ${live ? 'can be resolved' : 'face up'}`;
    default:
      return unreachable(kind);
  }
}

export function placeIn(hall: Hall, shown: number): string {
  return `row ${Math.floor(shown / hall.columns) + 1}, column ${(shown % hall.columns) + 1}`;
}

export interface Happened {
  readonly kind: 'opened' | 'played' | 'refused' | 'undone' | 'redone';
  readonly fault: { readonly detail: string } | null;
}

/** What is said of the hand, which is no move. */
export function aside(view: View, chosen: Chosen | null, letGo: boolean): string | null {
  if (chosen) return chosenText(view, chosen);
  return letGo ? 'Let go.' : null;
}

/** One polite sentence or two for each action. */
export function announcement(view: View, last: Happened): string {
  switch (last.kind) {
    case 'opened':
      return '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${standing(view)}`;
    case 'played':
    case 'redone':
      return [...eventTexts(view.events), nowText(view)].filter(Boolean).join(' ');
    default:
      return unreachable(last.kind);
  }
}

function chosenText(view: View, chosen: Chosen): string {
  if (chosen.kind === 'item') {
    const uses = usesOf(view, chosen.item).length;
    return `Chosen: ${itemName(chosen.item)}, ${itemPower(chosen.item)}. ${plural(uses, NOUNS.way)} to use it.`;
  }
  const laid = cardInCell(view, chosen.cell);
  if (!laid || laid.card === null) return 'The entrance.';
  if (laid.resolved) return `${cardName(laid.card)}, resolved. It leads on.`;
  return `${cardLabel(laid.card)}. ${previewOf(view, laid.card).join(' ')}`;
}

/** What the game waits for, where that is not simply the next turn. */
export function nowText(view: View): string {
  const { moment } = view;
  if (view.trapped) return 'You are trapped.';
  if (moment.kind === 'fate') return 'You can still change this fate.';
  if (moment.kind === 'damage') return `${moment.amount} damage about to be taken.`;
  return '';
}

export function standing(view: View): string {
  return `Level ${view.level}, ${plural(view.hearts, NOUNS.heart)}, ${plural(view.gems, NOUNS.gem)}, ${plural(view.held.length, NOUNS.item)}.`;
}

/** `Queen of hearts, Ward. Now: add one to the fate card.` */
export function itemLabel(view: View, item: number): string {
  const uses = usesOf(view, item);
  const now = uses.length === 0 ? 'No use for it now.' : 'Can be used now.';
  return `${capital(itemName(item))}, ${itemPower(item)}. ${now}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Buttons say what they do; next to a card's picture the card need not be named again. */
export function choiceWords(view: View, move: DragonMove): string {
  switch (move.kind) {
    case 'open':
      return 'Secret passage: go past without its effect';
    case 'ward':
      return view.moment.kind === 'fate' ? 'Ward: add one to the fate card' : 'Ward: no damage at all';
    case 'command':
      return 'Command fate: draw another card';
    default:
      return moveText(view, move);
  }
}
