/**
 * How often a position is won by who knows the cards to come and the item stock, and of the fate cards which are left:
 * every move and every fate is tried, under the real `apply`. Another level is no win here.
 */
import { chanceFrom } from '../../../core/chance';
import { expect } from '../../../core/result';
import { effectOf, FATES, itemKind } from '../rules/cards';
import { apply } from '../rules/game';
import { cardAt, drawnFate, legalMoves, placeOf } from '../rules/moves';
import { unalike } from '../rules/possibleMoves';
import type { DragonMove, State } from '../rules/types';
import { ALWAYS, isMore, meanOf, NEVER, type Odds } from './odds';

/** What nothing is drawn from: fates are laid out before a move, and what other levels hold is not looked at. */
const UNUSED = chanceFrom('study');

export interface Branch {
  readonly state: State;
  readonly fate: number | null;
}

export class Solver {
  readonly #known = new Map<string, Odds>();
  #left: number;

  /** `most`: moves tried before it gives up. */
  constructor(most: number) {
    this.#left = most;
  }

  /** Null: too much to try. */
  try<T>(ask: (solver: Solver) => T): T | null {
    try {
      return ask(this);
    } catch (error) {
      if (error instanceof TooMuch) return null;
      throw error;
    }
  }

  oddsOf(state: State): Odds {
    const { moment, level } = state;
    if (level > 1 || moment.kind === 'lost') return NEVER;
    if (moment.kind === 'won') return ALWAYS;
    const name = nameOf(state);
    const before = this.#known.get(name);
    if (before) return before;
    const best = this.#bestOf(state);
    this.#known.set(name, best);
    return best;
  }

  #bestOf(state: State): Odds {
    let best = NEVER;
    for (const move of movesOf(state)) {
      const odds = this.oddsAfter(state, move);
      if (isMore(odds, best)) best = odds;
      if (best.wins === best.of) break;
    }
    return best;
  }

  oddsAfter(state: State, move: DragonMove): Odds {
    const branches = branchesOf(state, move);
    this.#left -= branches.length;
    if (this.#left < 0) throw new TooMuch();
    return meanOf(branches.map((branch) => this.oddsOf(branch.state)));
  }
}

class TooMuch extends Error {}

/** The red joker serves where nothing else can; hearts and diamonds are alike. */
export function movesOf(state: State): readonly DragonMove[] {
  return unalike(legalMoves(state));
}

/** Each as likely as the others. */
export function branchesOf(state: State, move: DragonMove): Branch[] {
  if (!drawsFate(state, move)) return [{ state: after(state, move), fate: null }];
  const stock = state.fate.slice(state.fateDrawn);
  const fates = stock.length > 0 ? stock : FATES;
  return fates.toSorted((a, b) => a - b).map((fate) => ({ state: after(withNext(state, fate), move), fate }));
}

function after(state: State, move: DragonMove): State {
  return expect(apply(state, move, UNUSED)).state;
}

function drawsFate(state: State, move: DragonMove): boolean {
  if (move.kind === 'command') return true;
  return move.kind === 'resolve' && effectOf(cardAt(state, placeOf(state, move.cell))).kind === 'enemy';
}

/** All five come back once the stock is empty. */
function withNext(state: State, next: number): State {
  const { fate, fateDrawn, fateShuffles } = state;
  const others = (cards: readonly number[]) => cards.filter((card) => card !== next);
  if (fateDrawn === fate.length) {
    return { ...state, fate: [next, ...others(FATES)], fateDrawn: 0, fateShuffles: fateShuffles + 1 };
  }
  return { ...state, fate: [...fate.slice(0, fateDrawn), next, ...others(fate.slice(fateDrawn))] };
}

/** All that the future depends on, within one solver. */
function nameOf(state: State): string {
  const { laid, faceUp, fate, fateDrawn, hearts, gems, queenDefeated, moment, held, itemStock } = state;
  return [
    laid.join(),
    faceUp.join(),
    fate.slice(fateDrawn).sort().join(),
    moment.kind === 'fate' ? drawnFate(state) : '',
    hearts,
    gems,
    queenDefeated,
    JSON.stringify(moment),
    held.map(itemKind).sort().join(),
    itemStock.map(itemKind).join(),
  ].join(';');
}
