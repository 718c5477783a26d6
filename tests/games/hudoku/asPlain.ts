import type { Puzzle } from '../../../src/games/hudoku/rules/types';
import type { PlainPuzzle } from './plainVersion';

/** The same puzzle in the seed's shape. */
export function asPlain({ template, revealed, emptyHints }: Puzzle): PlainPuzzle {
  const { rows, columns, regions, regionOf, isEmpty } = template;
  const inRows = <T>(items: readonly T[]) =>
    Array.from({ length: rows }, (_, row) => items.slice(row * columns, (row + 1) * columns));
  const said = inRows(emptyHints);
  return {
    template: inRows(regionOf.map((region, cell) => (isEmpty[cell] ? '-' : '') + regions[region]!.letter)),
    grid: inRows(revealed.map((digit, cell) => (isEmpty[cell] ? '-' : digit))),
    numbers: Object.fromEntries(
      regions.map(({ letter, highest }) => [letter, Array.from({ length: highest }, (_, i) => i + 1)]),
    ),
    saidInRow: said.map((row) => row.filter((digit) => digit > 0)),
    saidInColumn: said[0]!.map((_, column) => said.map((row) => row[column]!).filter((digit) => digit > 0)),
  };
}
