/** Where the numbers that are shown cannot all be right, by the rules alone. */
import { regionOf } from './regions';
import type { Puzzle } from './types';

export const CONTRADICTIONS = [
  /** The region holds no such number. */
  'tooHigh',
  /** It stands twice in a row, a column or a region. */
  'twice',
  /** An empty cell shows a number that stands in the region that it speaks for, */
  'notHidden',
  /** or in its own row or column, */
  'inLine',
  /** or that another one of the region shows too. */
  'saidTwice',
] as const;

export interface Contradiction {
  readonly why: (typeof CONTRADICTIONS)[number];
  readonly cell: number;
  readonly digit: number;
  /** The other cells that it takes. */
  readonly others: readonly number[];
}

export function* contradictionsIn(puzzle: Puzzle): Generator<Contradiction> {
  const { template, revealed, emptyHints } = puzzle;
  for (const cell of template.fillable) yield* ofGiven(puzzle, cell, revealed[cell] ?? 0);
  for (const cell of template.empties) yield* ofEmptyCell(puzzle, cell, emptyHints[cell] ?? 0);
}

function* ofGiven({ template, revealed }: Puzzle, cell: number, digit: number): Generator<Contradiction> {
  if (digit === 0) return;
  const twice = (template.peers[cell] ?? []).filter((peer) => revealed[peer] === digit);
  if (digit > (regionOf(template, cell)?.highest ?? 0)) yield { why: 'tooHigh', cell, digit, others: [] };
  if (twice.length > 0) yield { why: 'twice', cell, digit, others: twice };
}

function* ofEmptyCell(
  { template, revealed, emptyHints }: Puzzle,
  cell: number,
  digit: number,
): Generator<Contradiction> {
  const region = regionOf(template, cell);
  if (digit === 0 || region === undefined) return;
  if (digit > region.highest) yield { why: 'tooHigh', cell, digit, others: [] };
  const found = {
    notHidden: region.cells.filter((other) => revealed[other] === digit),
    inLine: (template.peers[cell] ?? []).filter((other) => revealed[other] === digit),
    saidTwice: template.empties.filter(
      (other) =>
        other !== cell && emptyHints[other] === digit && template.regionOf[other] === template.regionOf[cell],
    ),
  };
  for (const why of ['notHidden', 'inLine', 'saidTwice'] as const)
    if (found[why].length > 0) yield { why, cell, digit, others: found[why] };
}
