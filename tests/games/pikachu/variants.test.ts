import { describe, expect, it } from 'vitest';
import { rngFor, shuffled } from '../../../src/core/chance';
import { VARIANTS, type Variant } from '../../../src/games/pikachu/rules/types';
import { flatLayout, takePair, travels } from '../../../src/games/pikachu/rules/variants';
import { count } from '../../counts';
import { stateOf } from './boards';
import { draw, drawn, type Grid, without } from './oracle';

interface Row {
  readonly name: string;
  readonly variant: Variant;
  /** The pair x is removed. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const ROWS: readonly Row[] = [
  { name: 'still: holes stay', variant: 'still', before: ['axbx'], after: ['a.b.'] },
  {
    name: 'gravity down: tiles above fall, others stay',
    variant: 'gravity-down',
    before: ['ab..', 'cxdx', 'efgh'],
    after: ['a...', 'cbd.', 'efgh'],
  },
  {
    name: 'gravity down: two from one column',
    variant: 'gravity-down',
    before: ['a', 'x', 'x', 'b'],
    after: ['.', '.', 'a', 'b'],
  },
  {
    name: 'gravity left: the rest of the row moves up',
    variant: 'gravity-left',
    before: ['axbc', 'xdef'],
    after: ['abc.', 'def.'],
  },
  { name: 'gravity left: two from one row', variant: 'gravity-left', before: ['xaxb'], after: ['ab..'] },
  {
    name: 'gather: both halves close towards the middle',
    variant: 'gather',
    before: ['abxdxf', 'ghijkl'],
    after: ['.abdf.', 'ghijkl'],
  },
  {
    name: 'gather: no tile crosses the middle',
    variant: 'gather',
    before: ['abxxcd'],
    after: ['.abcd.'],
  },
  { name: 'gather: one half emptied stays empty', variant: 'gather', before: ['.xxabc'], after: ['...abc'] },
];

function pairIn(before: readonly string[]): [number, number] {
  const text = before.join('');
  return [text.indexOf('x'), text.lastIndexOf('x')];
}

function played(grid: Grid, variant: Variant, a: number, b: number): number[] {
  const tiles = grid.tiles.slice();
  takePair(tiles, flatLayout(grid), variant, a, b);
  return tiles;
}

describe('what the tiles do after a removal', () => {
  it.each(ROWS)('$name', ({ variant, before, after }) => {
    const grid = draw(...before);
    const tiles = played(grid, variant, ...pairIn(before));
    expect(drawn({ columns: grid.columns, tiles })).toEqual(after);
  });

  it(`agrees with the oracle, and travels tell the same (seed travel)`, () => {
    for (let n = 0; n < count(400, 5000); n++) {
      const rng = rngFor('travel', 'board', n);
      const [rows, columns] = [1 + rng.below(6), 2 + 2 * rng.below(5)];
      const tiles = Array.from({ length: rows * columns }, () => rng.below(4));
      for (const variant of VARIANTS) {
        // Boards of a variant have no holes left to close.
        const filled = { rows, columns, tiles: without({ rows, columns, tiles }, variant, -1, -1) };
        const cells = filled.tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
        if (cells.length < 2) continue;
        const [a, b] = shuffled(cells, rng) as [number, number];
        const wanted = without(filled, variant, a, b);
        expect(played(filled, variant, a, b)).toEqual(wanted);
        const moved = filled.tiles.map((tile, cell) => (cell === a || cell === b ? 0 : tile));
        const all = travels(stateOf(filled, variant), a, b);
        const lifted = all.map(({ from }) => moved[from]!);
        for (const { from } of all) moved[from] = 0;
        for (const [index, { to }] of all.entries()) moved[to] = lifted[index]!;
        expect(moved, `${variant} ${n}`).toEqual(wanted);
        expect(all.every(({ from, to }, index) => from !== to && lifted[index] !== 0)).toBe(true);
      }
    }
  });
});
