/** Hints, from how many cards still fit, over ink and cost of one, to its name; and warnings of a dead end. */
import { plural } from '../../../core/plural';
import type { Hint } from '../../../core/rules';
import { NOUNS } from '../words/nouns';
import { cardIn, cellName, conditionsOf, emptyCells, freeAnswersAt, isOver, missesAt } from './cells';
import { matchCells } from './matching';
import type { Pool } from './pool';
import { bothText } from './puzzle';
import type { Card, DokubornMove, View } from './types';

/** Empty cells that the cards placed have left with too few answers. */
export interface DeadEnd {
  readonly cells: readonly number[];
  readonly text: string;
}

type Completion =
  | { readonly possible: true; readonly cards: ReadonlyMap<number, number> }
  | { readonly possible: false; readonly cells: readonly number[]; readonly answers: number };

const STILL_FIT = { one: 'only one card still fits', other: '# cards still fit' };
const THESE_CELLS = { one: 'this cell', other: 'these # cells' };

/** For the cell that has the fewest answers left, or for the card that is in the way. */
export function nextHint(pool: Pool, view: View): Hint<DokubornMove> | null {
  const left = emptyCells(view).map((cell) => ({ cell, free: freeAnswersAt(pool, view, cell).length }));
  const scarcest = left.sort((a, b) => a.free - b.free || a.cell - b.cell)[0];
  return scarcest ? hintForCell(pool, view, scarcest.cell) : null;
}

export function hintForCell(pool: Pool, view: View, cell: number): Hint<DokubornMove> | null {
  if (isOver(view) || view.placed[cell] !== null) return null;
  const completion = completionOf(pool, view);
  if (!completion.possible) return hintToTakeOff(pool, view, completion.cells);
  const answers = freeAnswersAt(pool, view, cell);
  const card = answers.find(({ id }) => id === completion.cards.get(cell));
  if (!card) throw new Error('A completion uses a card that does not fit');
  const [row, column] = conditionsOf(view, cell);
  const place = capital(cellName(view, cell));
  return {
    stages: [
      { text: `${place}: ${plural(answers.length, STILL_FIT)} ${bothText(row, column)}.`, cells: [cell] },
      {
        text: `${plural(answers.length, { one: 'It', other: 'One of them' })} is ${card.colors.join(' and ')} and costs ${card.cost}.`,
        cells: [cell],
      },
      { text: `${card.fullName} fits.`, cells: [cell] },
    ],
    move: { kind: 'place', cell, card: card.id },
  };
}

/** Exact: null as long as every empty cell can still be given a card of its own. */
export function findDeadEnd(pool: Pool, view: View): DeadEnd | null {
  if (isOver(view)) return null;
  const completion = completionOf(pool, view);
  return completion.possible ? null : deadEndOf(view, completion.cells, completion.answers);
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

function deadEndOf(view: View, cells: readonly number[], answers: number): DeadEnd {
  const named = cells.map((cell) => cellName(view, cell)).join('; ');
  if (answers === 0) return { cells, text: `The cards placed leave no answer for ${named}.` };
  return {
    cells,
    text: `The cards placed leave only ${plural(answers, NOUNS.card)} for ${plural(cells.length, THESE_CELLS)}: ${named}.`,
  };
}

function hintToTakeOff(pool: Pool, view: View, short: readonly number[]): Hint<DokubornMove> {
  const inTheWay = [...view.placed.keys()].filter((cell) => {
    const card = cardIn(pool, view, cell);
    return card !== null && short.some((needy) => missesAt(view, needy, card).length === 0);
  });
  const cell = inTheWay.find((held) => completionOf(pool, without(view, held)).possible) ?? inTheWay[0];
  const card: Card | null = cell === undefined ? null : cardIn(pool, view, cell);
  if (cell === undefined || !card) throw new Error('A dead end that no card has caused');
  const warning = findDeadEnd(pool, view)?.text ?? '';
  return {
    stages: [
      { text: warning, cells: short },
      { text: `A card that they need is held in ${cellName(view, cell)}.`, cells: [...short, cell] },
      { text: `Take ${card.fullName} off again.`, cells: [cell] },
    ],
    move: { kind: 'take', cell },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
