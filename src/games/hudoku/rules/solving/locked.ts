import { bit, digitsOf } from '../digits';
import type { House, Unit } from '../units';
import { type Board, placesOf, removalsFrom } from './candidateBoard';
import type { Step } from './steps';

/** All places of a digit in a house lie in another unit too: the rest of that unit loses the digit. */
export function* findLockedCandidates(board: Board): Generator<Step> {
  for (const house of board.template.houses) {
    for (const digit of digitsOf(house.digits)) {
      const cells = placesOf(board, house.cells, bit(digit));
      if (cells.length < 2) continue;
      for (const unit of unitsOfAll(board, cells)) {
        const others = unit.cells.filter((cell) => !cells.includes(cell));
        const removals = removalsFrom(board, others, bit(digit));
        if (removals.length === 0) continue;
        const found = { cells, digits: bit(digit), units: [house, unit], links: [] };
        yield { technique: 'lockedCandidates', place: null, removals, ...found };
      }
    }
  }
}

const LINES = ['row', 'column'] as const;

/** A digit of two houses lies within the same two lines: one line each, so all else on both lines loses it. */
export function* findXWings(board: Board): Generator<Step> {
  for (let digit = 1; digit <= 9; digit++) {
    const houses = board.template.houses.filter(
      (house) => placesOf(board, house.cells, bit(digit)).length > 1,
    );
    for (const [i, first] of houses.entries()) {
      for (const second of houses.slice(i + 1)) {
        if (first.cells.some((cell) => second.cells.includes(cell))) continue;
        for (const kind of LINES) yield* xWing(board, digit, [first, second], kind);
      }
    }
  }
}

function* xWing(board: Board, digit: number, houses: readonly House[], kind: Unit['kind']): Generator<Step> {
  const cells = houses.flatMap((house) => placesOf(board, house.cells, bit(digit)));
  const lines = board.template.units.filter(
    (unit) => unit.kind === kind && unit.cells.some((cell) => cells.includes(cell)),
  );
  if (lines.length !== 2) return;
  const others = lines.flatMap((line) => line.cells.filter((cell) => !cells.includes(cell)));
  const removals = removalsFrom(board, others, bit(digit));
  if (removals.length === 0) return;
  const found = { cells, digits: bit(digit), units: [...houses, ...lines], links: [] };
  yield { technique: 'xWing', place: null, removals, ...found };
}

function unitsOfAll(board: Board, cells: readonly number[]): readonly Unit[] {
  const [first = -1, ...rest] = cells;
  const units = board.template.unitsOf[first] ?? [];
  return units.filter((unit) => rest.every((cell) => unit.cells.includes(cell)));
}
