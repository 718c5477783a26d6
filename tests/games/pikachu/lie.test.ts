/** The board as it lies on a screen: turned or not, nothing moves another way than its name says. */
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { pointOf } from '../../../src/games/pikachu/rules/boardIndex';
import { VARIANTS, type Variant } from '../../../src/games/pikachu/rules/types';
import { travels } from '../../../src/games/pikachu/rules/variants';
import { orient } from '../../../src/games/pikachu/screen/board/orientation';
import { type Lie, lieOf, variantSeenAs, WAYS, type Way, wayOf } from '../../../src/games/pikachu/words/lie';
import { configNameOn } from '../../../src/games/pikachu/words/names';
import { pointInWords } from '../../../src/games/pikachu/words/places';
import { stateOf } from './boards';

const SIZE = { rows: 6, columns: 10 };
const LIES: readonly Lie[] = ['flat', 'mirrored', 'turnedLeft', 'turnedRight'];

/** By how much, in rows and columns as seen, the tiles of a full board move when a pair goes. */
function seenMoves(variant: Variant, upright: boolean): { down: number; right: number; row: number }[] {
  const orientation = orient(SIZE, lieOf(variant, upright));
  const rng = rngFor('lie', variant);
  const board = stateOf({ ...SIZE, tiles: Array<number>(60).fill(1) }, variant);
  return Array.from({ length: 40 }, () => [rng.below(60), rng.below(60)] as const)
    .filter(([a, b]) => a !== b)
    .flatMap(([a, b]) => travels(board, a, b))
    .map(({ from, to }) => {
      const [before, after] = [from, to].map((cell) => pointOf(orientation, orientation.toShown(cell)));
      const row = before!.row - (orientation.rows + 1) / 2;
      return { down: after!.row - before!.row, right: after!.col - before!.col, row };
    });
}

const KEPT: Readonly<Record<Way, (move: { down: number; right: number; row: number }) => boolean>> = {
  still: () => false,
  down: ({ down, right }) => down > 0 && right === 0,
  left: ({ down, right }) => down === 0 && right < 0,
  gather: ({ down, right, row }) =>
    down === 0 ? right !== 0 : right === 0 && Math.sign(down) !== Math.sign(row),
};

describe.each([false, true])('upright: %s', (upright) => {
  it.each(VARIANTS)('%s moves as it is called', (variant) => {
    const moves = seenMoves(variant, upright);
    expect(moves.filter((move) => !KEPT[wayOf(variant, upright)](move))).toEqual([]);
    expect(moves.length > 0).toBe(variant !== 'still');
  });

  it('every name stands for one variant', () => {
    expect(new Set(WAYS.map((way) => variantSeenAs(way, upright))).size).toBe(VARIANTS.length);
    for (const way of WAYS) expect(wayOf(variantSeenAs(way, upright), upright)).toBe(way);
  });
});

it.each(LIES)('%s: each cell has one place, and its point is the one that is named', (lie) => {
  const orientation = orient(SIZE, lie);
  const seen = new Set<number>();
  for (let cell = 0; cell < 60; cell++) {
    const shown = orientation.toShown(cell);
    seen.add(shown);
    expect(orientation.toBoard(shown)).toBe(cell);
    const point = pointOf(orientation, shown);
    expect(orientation.turned(pointOf(SIZE, cell))).toEqual(point);
    expect(pointInWords({ ...SIZE, lie }, pointOf(SIZE, cell))).toBe(`row ${point.row}, column ${point.col}`);
  }
  expect(seen.size).toBe(60);
  expect([orientation.rows, orientation.columns]).toEqual(lie === 'flat' ? [6, 10] : [10, 6]);
});

it('a deal is called by what is seen of it', () => {
  expect(['cs', 'cd', 'cl', 'cg'].map((code) => configNameOn(code, false))).toEqual([
    'Classic',
    'Classic, gravity down',
    'Classic, gravity left',
    'Classic, gather to centre',
  ]);
  expect(configNameOn('cl', true)).toBe('Classic, gravity down');
  expect(configNameOn('cd', true)).toBe('Classic, gravity left');
});
