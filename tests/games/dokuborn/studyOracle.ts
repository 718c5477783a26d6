/** Grids of the study once more, card by card, by the conditions as `makingOracle.ts` reads them from the page. */
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import type { Card } from '../../../src/games/dokuborn/rules/types';
import { canBeFilled, meets } from './makingOracle';
import { SHIPPED_IDS } from './shippedIds';

export interface StudyGrid {
  readonly size: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly placed: readonly (number | null)[];
}

const MEETS = new Map(SHIPPED_IDS.map((line) => [line.split(' ')[0] ?? '', meets(line)] as const));

function doesMeet(id: string | undefined, card: Card): boolean {
  const test = MEETS.get(id ?? '');
  if (!test) throw new Error(`No condition ${id}`);
  return test(card);
}

export function fits({ size, rows, columns }: StudyGrid, cell: number, card: Card): boolean {
  return doesMeet(rows[Math.floor(cell / size)], card) && doesMeet(columns[cell % size], card);
}

/** How many of its two conditions a card meets. */
export function metBy({ size, rows, columns }: StudyGrid, cell: number, card: Card): number {
  return [rows[Math.floor(cell / size)], columns[cell % size]].filter((id) => doesMeet(id, card)).length;
}

export function fitting(grid: StudyGrid, cell: number): Card[] {
  return embeddedCards.cards.filter((card) => fits(grid, cell, card));
}

export function free(grid: StudyGrid, cell: number): Card[] {
  return fitting(grid, cell).filter(({ id }) => !grid.placed.includes(id));
}

export function emptyIn({ placed }: StudyGrid): number[] {
  return placed.flatMap((card, cell) => (card === null ? [cell] : []));
}

/** Different cards for all that is empty, beside those placed. */
export function canBeEnded(grid: StudyGrid): boolean {
  return canBeFilled(emptyIn(grid).map((cell) => new Set(free(grid, cell))));
}

export function takenOff(grid: StudyGrid, cell: number): StudyGrid {
  return { ...grid, placed: grid.placed.map((card, at) => (at === cell ? null : card)) };
}

/** What stands there fits, and stands there alone. */
export function isSound(grid: StudyGrid): boolean {
  const cards = grid.placed.filter((id) => id !== null);
  return (
    new Set(cards).size === cards.length &&
    grid.placed.every((id, cell) => {
      const card = embeddedCards.cards.find((one) => one.id === id);
      return id === null || (card !== undefined && fits(grid, cell, card));
    })
  );
}
