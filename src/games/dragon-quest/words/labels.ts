/** What is said about cells and items. */
import type { GridSize } from '../../../core/grids';
import { unreachable } from '../../../core/result';
import { DRAGON_QUEEN, EXIT, type ItemKind, itemKind } from '../rules/cards';
import { type Chosen, meaningOf, usesOf } from '../rules/possibleMoves';
import type { View } from '../rules/view';
import { cardLabel, cardName, itemDoes, itemName, itemTitle } from './cards';

/** `Troll, king of spades, can be resolved`; a screen reader tells by itself where in the grid it is. */
export function cellLabel(view: View, cell: number, chosen: Chosen | null, lit: boolean): string {
  return `${lit ? 'Hint: ' : ''}${whatLies(view, cell, chosen)}`;
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
      if (resolved) return `${cardName(card)}, ${isBeatenQueen(view, card) ? 'defeated' : 'resolved'}`;
      return `${cardLabel(card)}, ${live ? 'can be resolved' : 'face up'}${isWayOut(view, card) ? ', wins the game' : ''}`;
    default:
      return unreachable(kind);
  }
}

function isBeatenQueen(view: View, card: number): boolean {
  return view.queenDefeated && card === DRAGON_QUEEN;
}

function isWayOut(view: View, card: number): boolean {
  return view.queenDefeated && card === EXIT;
}

export function placeIn({ columns }: Pick<GridSize, 'columns'>, shown: number): string {
  return `row ${Math.floor(shown / columns) + 1}, column ${(shown % columns) + 1}`;
}

/** `Queen of hearts, Ward. Cancels damage, or adds 1 to a fate card. Can be used now.` */
export function itemLabel(view: View, item: number): string {
  const now = usesOf(view, item).length === 0 ? 'No use for it now.' : 'Can be used now.';
  return `${capital(itemName(item))}, ${itemTitle(item)}. ${itemDoes(item)} ${now}`;
}

const WHEN: Readonly<Record<ItemKind, string>> = {
  jack: 'Play it on a card lying face up, but not on the Dragon Queen or the Exit.',
  queen: 'Play it when a fate card is too low, or when damage comes.',
  king: 'Play it when a fate card is too low.',
  joker: 'Play it when one of the others would help.',
};

/** When an item can be played: now, and how; or later. */
export function whenText(view: View, item: number, uses: number): string {
  if (uses === 0) return `No use for it now. ${WHEN[itemKind(item)]}`;
  if (view.moment.kind !== 'turn') return itemKind(item) === 'joker' ? 'Choose how to play it.' : '';
  return 'Choose the card to go past, here or in the dungeon.';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
