/** What a learner is told beyond Explain's words: why nothing else is left for a single, and a chain link by link. */
import { bit } from '../rules/digits';
import { regionOf } from '../rules/regions';
import { type Board, placesOf } from '../rules/solving/candidateBoard';
import type { Step } from '../rules/solving/steps';
import type { Unit, UnitKey } from '../rules/units';
import type { ChainLink, Others } from './types';

export function moreOf(board: Board, step: Step): readonly (Others | ChainLink)[] {
  const [unit] = step.units;
  if (step.technique === 'chain') return linksOf(board, step);
  return step.place !== null && unit !== undefined ? [othersOf(board, unit, step.place)] : [];
}

interface Placed {
  readonly cell: number;
  readonly digit: number;
}

/** What keeps the number out of all other cells: as few of its places as rule them all out. */
function othersOf(board: Board, { kind, index, cells }: Unit, { cell, digit }: Placed): Others {
  let open = cells.filter(
    (other) =>
      other !== cell &&
      board.values[other] === 0 &&
      ((regionOf(board.template, other)?.digits ?? 0) & bit(digit)) !== 0,
  );
  const by: number[] = [];
  for (;;) {
    const [most] = blockersOf(board, digit)
      .map((at) => ({ at, ruledOut: open.filter((other) => isRuledOut(board, at, other)) }))
      .sort((a, b) => b.ruledOut.length - a.ruledOut.length);
    if (!most || most.ruledOut.length === 0) break;
    by.push(most.at);
    open = open.filter((other) => !most.ruledOut.includes(other));
  }
  const stands = by.filter((at) => !board.template.isEmpty[at]);
  const struck = by.filter((at) => board.template.isEmpty[at]);
  const lit = [cell, ...by].sort((a, b) => a - b);
  return { code: 'others', unit: { kind, index }, digit, stands, struck, before: open.length, cells: lit };
}

/** Where the number stands, or is struck out. */
function blockersOf({ values, emptyHints }: Board, digit: number): number[] {
  return [...values.keys()].filter((at) => values[at] === digit || emptyHints[at] === digit);
}

function isRuledOut({ template }: Board, at: number, cell: number): boolean {
  return template.peers[at]?.includes(cell) === true;
}

/** By two: what is false, and what has to be true for it. */
function linksOf(board: Board, { links }: Step): ChainLink[] {
  const told: ChainLink[] = [];
  for (let at = 0; at + 1 < links.length; at += 2) {
    const [before, from, to] = [links[at - 1], links[at], links[at + 1]];
    if (!from || !to) break;
    const since = before ? (before.cell === from.cell ? before.digit : keyOfBoth(board, before, from)) : null;
    const house = from.cell === to.cell ? null : tieOf(board, from.cell, to);
    const cells = [...new Set([from.cell, to.cell])];
    told.push({ code: 'link', since, from: placed(from), to: placed(to), house, cells });
  }
  return told;
}

const placed = ({ cell, digit }: Placed): Placed => ({ cell, digit });

/** In which the number has no other places than these two. */
function tieOf(board: Board, from: number, { cell, digit }: Placed): UnitKey {
  const both = [from, cell].sort((a, b) => a - b).join();
  const house = board.template.houses.find(
    ({ digits, cells }) =>
      (digits & bit(digit)) !== 0 &&
      placesOf(board, cells, bit(digit))
        .sort((a, b) => a - b)
        .join() === both,
  );
  if (!house) throw new Error('Nothing ties these two');
  return { kind: house.kind, index: house.index };
}

function keyOfBoth({ template }: Board, one: Placed, other: Placed): UnitKey {
  const unit = template.unitsOf[one.cell]?.find(({ cells }) => cells.includes(other.cell));
  if (!unit) throw new Error('These two may be alike');
  return { kind: unit.kind, index: unit.index };
}
