/** What the player may know: counts and sets where the state has orders, and no face of a card not yet seen. */
import { ALL_GEMS, canPlayAs, DUNGEON_SIZE, effectOf, type Power } from './cards';
import { boxOf, FIELD } from './field';
import { drawnFate, explorable, fateTotal, isLaid, legalMoves } from './moves';
import type { Achievements, Config, DragonMove, Moment, State } from './types';

interface LaidCard {
  readonly cell: number;
  /** Null: the entrance, which nobody has looked at. */
  readonly card: number | null;
  readonly resolved: boolean;
}

/** The part of the field worth showing: the dungeon and every cell it may grow into next. */
export interface FieldWindow {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

interface CurrentFate {
  readonly drawn: number;
  /** With the wards added. */
  readonly total: number;
  readonly need: number;
}

export interface View extends Achievements {
  readonly config: Config;
  readonly level: number;
  readonly queenDefeated: boolean;
  readonly hearts: number;
  readonly gems: number;
  readonly gemStock: number;
  readonly held: readonly number[];
  /** In no particular order: which one is next is hidden. */
  readonly itemStock: readonly number[];
  readonly fateStock: readonly number[];
  readonly fateUsed: readonly number[];
  readonly currentFate: CurrentFate | null;
  /** How many dungeon cards are still to come, and which cards they, and an unknown entrance, can be. */
  readonly deck: number;
  readonly unseen: readonly number[];
  readonly cards: readonly LaidCard[];
  readonly window: FieldWindow;
  readonly moment: Moment;
  readonly trapped: boolean;
  /** Everything that can be done now, giving up aside. */
  readonly moves: readonly DragonMove[];
}

export function viewOf(state: State): View {
  const { fate, fateDrawn } = state;
  const moves = legalMoves(state);
  const cards = laidCards(state);
  // Field by field: hints and ratings ask for thousands of views, and spreads of spreads took most of their time.
  return {
    config: state.config,
    level: state.level,
    queenDefeated: state.queenDefeated,
    hearts: state.hearts,
    gems: state.gems,
    held: state.held,
    moment: state.moment,
    explored: state.explored,
    beaten: state.beaten,
    gemsFound: state.gemsFound,
    itemsFound: state.itemsFound,
    damageTaken: state.damageTaken,
    gemStock: ALL_GEMS - state.gems,
    itemStock: sorted(state.itemStock),
    fateStock: sorted(fate.slice(fateDrawn)),
    fateUsed: sorted(fate.slice(0, fateDrawn)),
    currentFate: currentFateOf(state),
    deck: state.order.length - state.laid.length,
    unseen: unseenCards(cards),
    cards,
    window: windowOf(state),
    trapped: state.moment.kind === 'turn' && moves.length === 0,
    moves,
  };
}

function laidCards(state: State): LaidCard[] {
  return state.laid.map((cell, place) => ({
    cell,
    card: place > 0 || entranceIsKnown(state) ? (state.order[place] ?? null) : null,
    resolved: !state.faceUp.includes(place),
  }));
}

/** A passage whose other end is the entrance can be resolved alone; that this is offered gives it away. */
function entranceIsKnown(state: State): boolean {
  const effect = effectOf(state.order[0] ?? 0);
  return effect.kind === 'passage' && isLaid(state, effect.pair);
}

function unseenCards(cards: readonly LaidCard[]): number[] {
  const seen = new Set(cards.map(({ card }) => card));
  return Array.from({ length: DUNGEON_SIZE }, (_, card) => card).filter((card) => !seen.has(card));
}

function currentFateOf(state: State): CurrentFate | null {
  if (state.moment.kind !== 'fate') return null;
  const effect = effectOf(state.order[state.laid.indexOf(state.moment.cell)] ?? 0);
  if (effect.kind !== 'enemy') return null;
  return { drawn: drawnFate(state), total: fateTotal(state), need: effect.need };
}

/** Up to 8 × 6: a dungeon six wide may grow to either side. */
function windowOf(state: State): FieldWindow {
  const { top, bottom, left, right } = boxOf(state.taken);
  const open = explorable(state);
  const rows = [top, bottom, ...open.map((cell) => Math.floor(cell / FIELD.columns))];
  const columns = [left, right, ...open.map((cell) => cell % FIELD.columns)];
  const first = { top: Math.min(...rows), left: Math.min(...columns) };
  return {
    ...first,
    rows: Math.max(...rows) - first.top + 1,
    columns: Math.max(...columns) - first.left + 1,
  };
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

export function heldAs(view: View, power: Power): number[] {
  return view.held.filter((item) => canPlayAs(item, power));
}

/** What is left in the hand once this item is played. */
export function heldWithout(view: View, item: number): readonly number[] {
  return view.held.filter((other) => other !== item);
}

export function cardInCell(view: View, cell: number): LaidCard | null {
  return view.cards.find((laid) => laid.cell === cell) ?? null;
}

/** The moves that a gesture on this cell can mean. */
export function movesAt(view: View, cell: number): DragonMove[] {
  return view.moves.filter((move) => 'cell' in move && move.cell === cell);
}

/** The fate cards that the next draw is one of: all five once the stock is empty. */
export function nextFates(view: View): readonly number[] {
  return view.fateStock.length > 0 ? view.fateStock : view.fateUsed;
}

interface Odds {
  readonly need: number;
  /** Fate cards that reach the need, out of those the next one is drawn from. */
  readonly beats: number;
  readonly criticals: number;
  readonly of: number;
  readonly damage: number;
  readonly expectedDamage: number;
}

/** For an enemy: the chances of the next draw, items aside. Null for every other card. */
export function oddsAgainst(view: View, card: number): Odds | null {
  const effect = effectOf(card);
  if (effect.kind !== 'enemy') return null;
  const fates = nextFates(view);
  const beats = fates.filter((fate) => fate >= effect.need).length;
  const criticals = fates.filter((fate) => fate === 10).length;
  const expectedDamage = (effect.damage * (fates.length - beats)) / fates.length;
  return { need: effect.need, beats, criticals, of: fates.length, damage: effect.damage, expectedDamage };
}

export function isInDungeon(view: View, card: number): boolean {
  return view.cards.some((laid) => laid.card === card);
}
