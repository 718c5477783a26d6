import { ALL_DIGITS, bit, digitsOf, sizeOf } from '../digits';
import { type Board, candidatesAt, placesOf, removalsFrom } from './candidateBoard';
import type { Step, Technique } from './steps';

/** As many cells of a unit as digits they can hold: the rest of the unit loses those digits. */
export function* findNaked(board: Board, technique: Technique, size: number): Generator<Step> {
  for (const unit of board.template.units) {
    const open = placesOf(board, unit.cells, ALL_DIGITS);
    if (open.length <= size) continue;
    const small = open.filter((cell) => sizeOf(candidatesAt(board, cell)) <= size);
    for (const cells of choices(small, size)) {
      const digits = cells.reduce((union, cell) => union | candidatesAt(board, cell), 0);
      if (sizeOf(digits) !== size) continue;
      const others = open.filter((cell) => !cells.includes(cell));
      const removals = removalsFrom(board, others, digits);
      if (removals.length === 0) continue;
      yield { technique, place: null, removals, cells, digits, units: [unit], links: [] };
    }
  }
}

/** As many digits of a house as places they have: those places lose all other digits. */
export function* findHidden(board: Board, technique: Technique, size: number): Generator<Step> {
  for (const house of board.template.houses) {
    const open = placesOf(board, house.cells, ALL_DIGITS);
    if (open.length <= size) continue;
    const rare = digitsOf(house.digits).filter((digit) => {
      const places = placesOf(board, open, bit(digit)).length;
      return places > 0 && places <= size;
    });
    for (const chosen of choices(rare, size)) {
      const digits = chosen.reduce((union, digit) => union | bit(digit), 0);
      const cells = placesOf(board, open, digits);
      if (cells.length !== size) continue;
      const removals = removalsFrom(board, cells, ALL_DIGITS & ~digits);
      if (removals.length === 0) continue;
      yield { technique, place: null, removals, cells, digits, units: [house], links: [] };
    }
  }
}

function* choices(items: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of choices(items, size - 1, i + 1)) yield [items[i] ?? -1, ...rest];
  }
}
