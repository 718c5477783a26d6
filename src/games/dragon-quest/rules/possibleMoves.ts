/** What can be done at a cell or with an item, in the order in which it is offered. */
import { unreachable } from '../../../core/result';
import { effectOf, itemKind, RED_JOKER } from './cards';
import type { DragonMove } from './types';
import { cardInCell, movesAt, oddsAgainst, type View } from './view';

/** What the player has picked out but not yet done anything with. */
export type Chosen =
  | { readonly kind: 'card'; readonly cell: number }
  | { readonly kind: 'item'; readonly item: number };

export type PanelKind = 'over' | 'trapped' | 'fate' | 'damage' | 'item' | 'card' | 'turn';

export function panelKind(view: View, chosen: Chosen | null): PanelKind {
  switch (view.moment.kind) {
    case 'won':
    case 'lost':
      return 'over';
    case 'fate':
    case 'damage':
      return chosen?.kind === 'item' ? 'item' : view.moment.kind;
    case 'turn':
      if (chosen) return chosen.kind;
      return view.trapped ? 'trapped' : 'turn';
    default:
      return unreachable(view.moment);
  }
}

export function choicesOf(view: View, chosen: Chosen | null): readonly DragonMove[] {
  const kind = panelKind(view, chosen);
  switch (kind) {
    case 'fate':
    case 'damage':
      return unalike(view.moves);
    case 'item':
      return chosen?.kind === 'item' ? usesOf(view, chosen.item) : [];
    case 'card':
      return chosen?.kind === 'card' ? withCard(view, chosen.cell) : [];
    case 'over':
    case 'trapped':
    case 'turn':
      return [];
    default:
      return unreachable(kind);
  }
}

export function usesOf(view: View, item: number): readonly DragonMove[] {
  return view.moves.filter((move) => 'item' in move && move.item === item);
}

/** Nobody goes past a trader who can be paid, or a card that only gives; the hand still offers it. */
function withCard(view: View, cell: number): readonly DragonMove[] {
  const moves = movesAt(view, cell);
  const free = moves.filter(({ kind }) => kind === 'trade' || (kind === 'resolve' && !canHurt(view, cell)));
  return unalike(free.length > 0 ? free : moves);
}

function canHurt(view: View, cell: number): boolean {
  const { kind } = effectOf(cardInCell(view, cell)?.card ?? 0);
  return kind === 'pit' || kind === 'enemy';
}

/** What the button of a card may urge: no pit, no fight that the next fate cannot win, and no Exit before the Queen's defeat. */
export function isWorthUrging(view: View, cell: number): boolean {
  const card = cardInCell(view, cell)?.card ?? 0;
  const { kind } = effectOf(card);
  if (kind === 'exit') return view.queenDefeated;
  return kind !== 'pit' && oddsAgainst(view, card)?.beats !== 0;
}

/** Hearts and diamonds do the same, and so may the joker, which is kept for what nothing else can do. */
export function unalike(moves: readonly DragonMove[]): DragonMove[] {
  const offered = new Map<string, DragonMove>();
  for (const move of moves) {
    const effect = effectOfMove(move);
    const before = offered.get(effect);
    if (!before || (playsJoker(before) && !playsJoker(move))) offered.set(effect, move);
  }
  return [...offered.values()];
}

function effectOfMove(move: DragonMove): string {
  switch (move.kind) {
    case 'trade':
      return `trade ${move.want === 'exit' ? 'exit' : itemKind(move.want)}`;
    case 'open':
      return `open ${move.cell}`;
    case 'ward':
    case 'command':
      return move.kind;
    default:
      return Object.values(move).join();
  }
}

function playsJoker(move: DragonMove): boolean {
  return 'item' in move && move.item === RED_JOKER;
}

interface CellMeaning {
  readonly kind: 'empty' | 'open' | 'card';
  readonly card: number | null;
  readonly resolved: boolean;
  /** Something can be done here now, the chosen item considered. */
  readonly live: boolean;
}

const NOTHING: CellMeaning = { kind: 'empty', card: null, resolved: false, live: false };

export function meaningOf(view: View, cell: number, chosen: Chosen | null): CellMeaning {
  const laid = cardInCell(view, cell);
  const moves = chosen?.kind === 'item' ? usesOf(view, chosen.item) : view.moves;
  const live =
    view.moment.kind === 'turn'
      ? moves.some((move) => 'cell' in move && move.cell === cell)
      : 'cell' in view.moment && view.moment.cell === cell;
  if (laid) return { kind: 'card', card: laid.card, resolved: laid.resolved, live };
  return live ? { kind: 'open', card: null, resolved: false, live } : NOTHING;
}
