/** What Explain tells of a step, as codes with all that their sentences are made of. */

import { bit } from './digits';
import { regionOf } from './regions';
import type { Board } from './solving/candidateBoard';
import type { HudokuStage, ReasonStage, Step } from './solving/steps';
import { UNIT_KINDS, type Unit, type UnitKey, type UnitKind } from './units';

/** A whole region or line where there is one, so that the first stage does not give the cell away. */
export function whereStage(board: Board, { technique, units, cells }: Step): HudokuStage {
  if (technique === 'emptyCell') return { code: 'whereEmptyCell', cells };
  if (technique === 'chain') return { code: 'whereChain', cells };
  const unit = units[0] ?? unitAt(board, cells[0] ?? -1, 'region');
  return { code: 'whereUnit', unit: keyOf(unit), cells: unit.cells };
}

/** Why the step holds on this board. */
export function reasonStage(board: Board, step: Step): ReasonStage {
  const { technique, place, removals, digits, links } = step;
  const cells = cellsOf(step);
  if (technique !== 'nakedSingle') {
    const told = { from: step.cells, units: step.units.map(keyOf), digits, links, place, removals };
    return { code: 'reason', technique, ...told, cells };
  }
  if (place === null) throw new Error('A naked single has a place');
  return { code: 'reason', technique, ...place, ...otherDigits(board, place.cell, place.digit), cells };
}

/** Where the other digits of a cell stand, each named once; those that stand nowhere went before. */
function otherDigits(board: Board, cell: number, digit: number) {
  const seen: Record<UnitKind, number> = { row: 0, column: 0, region: 0 };
  let left = (regionOf(board.template, cell)?.digits ?? 0) & ~bit(digit);
  for (const kind of UNIT_KINDS) {
    const standing = unitAt(board, cell, kind).cells.map((peer) => bit(board.values[peer] ?? 0));
    seen[kind] = standing.reduce((union, one) => union | one, 0) & left;
    left &= ~seen[kind];
  }
  return { seen, before: left };
}

function unitAt({ template }: Board, cell: number, kind: UnitKind): Unit {
  const unit = template.unitsOf[cell]?.find((candidate) => candidate.kind === kind);
  if (unit === undefined) throw new Error(`Cell ${cell} has no ${kind}`);
  return unit;
}

function keyOf({ kind, index }: Unit): UnitKey {
  return { kind, index };
}

function cellsOf({ cells, removals }: Step): number[] {
  return [...new Set([...cells, ...removals.map(({ cell }) => cell)])].sort((a, b) => a - b);
}
