/** What is said about cells and items. */
import type { GridSize } from '../../../core/grids';
import { unreachable } from '../../../core/result';
import { DRAGON_QUEEN, EXIT } from '../rules/cards';
import { type Chosen, meaningOf, usesOf } from '../rules/possibleMoves';
import type { View } from '../rules/view';
import { cardLabel, cardName, itemName, itemPower } from './cards';

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

/** `Queen of hearts, Ward. Now: add one to the fate card.` */
export function itemLabel(view: View, item: number): string {
  const uses = usesOf(view, item);
  const now = uses.length === 0 ? 'No use for it now.' : 'Can be used now.';
  return `${capital(itemName(item))}, ${itemPower(item)}. ${now}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
