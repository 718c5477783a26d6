/**
 * How a grid could have been filled: once by the commonest answers, once by the rarest. A card is as common as the
 * commonest of its printings; of two alike, the one that was printed more often is commoner.
 *
 * Exact: card after card is taken, the commonest (or rarest) first, wherever all that are taken can still stand in cells
 * of their own. Such sets of cards are a matroid, so that no other full grid has a commoner (or rarer) card at any place,
 * once the cards of both are sorted.
 */
import { ok, type Result, refuse } from '../../../core/result';
import type { Film } from '../../../core/rules';
import { answersAt } from './cells';
import { matchCells } from './matching';
import type { Pool } from './pool';
import { type Card, type Dokuborn, type DokubornMove, type DokubornStage, FILMS, type State } from './types';

export function filmBy(pool: Pool, code: string, first: State): Result<Film<Dokuborn>> {
  const film = FILMS.find((known) => known === code);
  if (film === undefined) return refuse('UNKNOWN_TASK');
  const answers = first.placed.map((_, cell) => answersAt(pool, first, cell));
  const order = film === 'commonest' ? byCommonness : (a: Card, b: Card) => byCommonness(b, a);
  const chosen = fullGrid(answers, order);
  const moves = chosen.map((card, cell): DokubornMove => ({ kind: 'place', cell, card: card.id }));
  const said: Record<number, DokubornStage> = { 0: { code: 'aim', film, cells: [] } };
  for (const [cell, card] of chosen.entries()) said[cell + 1] = pickStage(cell, card, answers[cell] ?? []);
  return ok({ from: 0, moves, said });
}

/** A card for each cell, of those that come first. */
function fullGrid(
  answers: readonly (readonly Card[])[],
  order: (a: Card, b: Card) => number,
): readonly Card[] {
  const cellsOf = new Map<Card, number[]>();
  for (const [cell, cards] of answers.entries()) {
    for (const card of cards) cellsOf.set(card, [...(cellsOf.get(card) ?? []), cell]);
  }
  const taken: Card[] = [];
  for (const card of [...cellsOf.keys()].sort(order)) {
    taken.push(card);
    // The other way round: every card has to have a cell of its own.
    const matched = matchCells(taken.map((one) => cellsOf.get(one) ?? []));
    if (!matched.complete) taken.pop();
    else if (taken.length === answers.length) {
      return answers.flatMap((_, cell) => taken[matched.cards.indexOf(cell)] ?? []);
    }
  }
  throw new Error('A puzzle in play has no solution');
}

/** From common to rare; what is not among them is rarer still. */
const RARITIES = ['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary'];

function rarityOf({ printings, rarity }: Card): string {
  return RARITIES.find((known) => printings.some((printing) => printing.rarity === known)) ?? rarity;
}

function rankOf(card: Card): number {
  const rank = RARITIES.indexOf(rarityOf(card));
  return rank < 0 ? RARITIES.length : rank;
}

/** The commoner before the rarer, and always in the same order. */
function byCommonness(a: Card, b: Card): number {
  return rankOf(a) - rankOf(b) || b.printings.length - a.printings.length || a.id - b.id;
}

function pickStage(cell: number, card: Card, answers: readonly Card[]): DokubornStage {
  const rarity = rarityOf(card);
  const alike = answers.filter((other) => rarityOf(other) === rarity).length;
  return { code: 'pick', cells: [cell], answers: answers.length, alike, rarity };
}
