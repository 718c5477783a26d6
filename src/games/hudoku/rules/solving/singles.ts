import { columnOf, rowOf } from '../../../../core/grids';
import { bit, isSingle, lowestDigit } from '../digits';
import type { House } from '../units';
import { type Board, candidatesAt, removalsFrom } from './candidateBoard';
import type { Step, Technique } from './steps';

export function* findNakedSingles(board: Board): Generator<Step> {
  for (const cell of board.template.fillable) {
    const digits = candidatesAt(board, cell);
    if (!isSingle(digits)) continue;
    const place = { cell, digit: lowestDigit(digits) };
    yield { technique: 'nakedSingle', place, removals: [], cells: [cell], digits, units: [], links: [] };
  }
}

export function findHiddenSingles(board: Board): Generator<Step> {
  return findPlaces(board, 'hiddenSingle', ({ kind }) => kind === 'region');
}

export function findLineSingles(board: Board): Generator<Step> {
  return findPlaces(board, 'lineSingle', ({ kind }) => kind !== 'region');
}

function* findPlaces(board: Board, technique: Technique, wanted: (house: House) => boolean): Generator<Step> {
  for (const house of board.template.houses) {
    if (!wanted(house)) continue;
    let once = 0;
    let twice = 0;
    for (const cell of house.cells) {
      const held = candidatesAt(board, cell);
      twice |= once & held;
      once |= held;
    }
    let only = once & ~twice;
    for (; only !== 0; only &= only - 1) {
      const digit = lowestDigit(only);
      const cell = house.cells.find((place) => (candidatesAt(board, place) & bit(digit)) !== 0) ?? -1;
      const found = { cells: [cell], digits: bit(digit), units: [house], links: [] };
      yield { technique, place: { cell, digit }, removals: [], ...found };
    }
  }
}

export function* findEmptyCells(board: Board): Generator<Step> {
  const { template } = board;
  for (const cell of template.empties) {
    const hint = board.emptyHints[cell] ?? 0;
    if (hint === 0) continue;
    const removals = removalsFrom(board, template.peers[cell] ?? [], bit(hint));
    if (removals.length === 0) continue;
    const lines = template.units.filter(
      ({ kind, index }) =>
        (kind === 'row' && index === rowOf(template, cell)) ||
        (kind === 'column' && index === columnOf(template, cell)),
    );
    const found = { cells: [cell], digits: bit(hint), units: lines, links: [] };
    yield { technique: 'emptyCell', place: null, removals, ...found };
  }
}
