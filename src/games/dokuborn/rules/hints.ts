/** Hints, from how many cards still fit, over what the conditions do not say of one, to its name; and warnings of a dead end. */
import type { Hint } from '../../../core/rules';
import { newsOf } from './cardFacts';
import { cardIn, conditionsOf, emptyCells, freeAnswersAt, isOver, missesAt } from './cells';
import { matchCells } from './matching';
import type { Pool } from './pool';
import type { Card, DeadEnd, Dokuborn, View } from './types';

type Completion =
  | { readonly possible: true; readonly cards: ReadonlyMap<number, number> }
  | (DeadEnd & { readonly possible: false });

/** For the cell that has the fewest answers left, or for the card that is in the way. */
export function nextHint(pool: Pool, view: View): Hint<Dokuborn> | null {
  const left = emptyCells(view).map((cell) => ({ cell, free: freeAnswersAt(pool, view, cell).length }));
  const scarcest = left.sort((a, b) => a.free - b.free || a.cell - b.cell)[0];
  return scarcest ? hintForCell(pool, view, scarcest.cell) : null;
}

export function hintForCell(pool: Pool, view: View, cell: number): Hint<Dokuborn> | null {
  if (isOver(view) || view.placed[cell] !== null) return null;
  const completion = completionOf(pool, view);
  if (!completion.possible) return hintToTakeOff(pool, view, completion);
  const answers = freeAnswersAt(pool, view, cell);
  const card = answers.find(({ id }) => id === completion.cards.get(cell));
  if (!card) throw new Error('A completion uses a card that does not fit');
  const cells = [cell];
  return {
    stages: [
      { code: 'stillFit', cells, cell, answers: answers.length },
      {
        code: 'facts',
        cells,
        answers: answers.length,
        facts: newsOf(card, answers, conditionsOf(view, cell)),
      },
      { code: 'fits', cells, card: card.fullName },
    ],
    move: { kind: 'place', cell, card: card.id },
  };
}

/** Exact: null as long as every empty cell can still be given a card of its own. */
export function findDeadEnd(pool: Pool, view: View): DeadEnd | null {
  if (isOver(view)) return null;
  const completion = completionOf(pool, view);
  return completion.possible ? null : { cells: completion.cells, answers: completion.answers };
}

/** A card for every empty cell beside those placed, by cell. */
export function completionOf(pool: Pool, view: View): Completion {
  const empty = emptyCells(view);
  const matched = matchCells(empty.map((cell) => freeAnswersAt(pool, view, cell).map(({ id }) => id)));
  if (matched.complete) {
    return { possible: true, cards: new Map(empty.map((cell, at) => [cell, matched.cards[at] ?? 0])) };
  }
  const { cells, cards } = matched.shortage;
  return { possible: false, cells: cells.flatMap((at) => empty[at] ?? []), answers: cards.length };
}

export function without(view: View, cell: number): View {
  return { ...view, placed: view.placed.map((card, at) => (at === cell ? null : card)) };
}

function hintToTakeOff(pool: Pool, view: View, { cells: short, answers }: DeadEnd): Hint<Dokuborn> {
  const inTheWay = [...view.placed.keys()].filter((cell) => {
    const card = cardIn(pool, view, cell);
    return card !== null && short.some((needy) => missesAt(view, needy, card) === null);
  });
  const cell = inTheWay.find((held) => completionOf(pool, without(view, held)).possible) ?? inTheWay[0];
  const card: Card | null = cell === undefined ? null : cardIn(pool, view, cell);
  if (cell === undefined || !card) throw new Error('A dead end that no card has caused');
  return {
    stages: [
      { code: 'deadEnd', cells: short, answers },
      { code: 'heldAt', cells: [...short, cell], cell },
      { code: 'takeOff', cells: [cell], card: card.fullName },
    ],
    move: { kind: 'take', cell },
  };
}
