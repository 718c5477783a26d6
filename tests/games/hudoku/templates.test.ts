import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../src/games/hudoku/rules/layout';
import { unitName } from '../../../src/games/hudoku/words/places';
import { words } from '../../../src/games/hudoku/words/words';
import { DRAWINGS } from './oracle';
import { TEMPLATES } from './templates';

describe('templates', () => {
  it('are drawn as the spec draws them', () => {
    for (const { id, regions, regionOf, isEmpty, columns } of TEMPLATES) {
      const tokens = regionOf.map((region, cell) => (isEmpty[cell] ? '-' : '') + regions[region]!.letter);
      const rows = Array.from({ length: tokens.length / columns }, (_, row) =>
        tokens.slice(row * columns, (row + 1) * columns).join(' '),
      );
      expect(rows.join(' / ')).toBe(DRAWINGS[id]);
    }
    expect(TEMPLATES.map(({ id }) => id)).toEqual(Object.keys(DRAWINGS));
  });

  it('include a large one: at least 45 cells, two regions of each size, empty cells, all levels', () => {
    const large = TEMPLATES.find(({ fillable }) => fillable.length >= 45)!;
    const sizes = large.regions.map(({ highest }) => highest);
    expect(large.levels).toHaveLength(4);
    expect(large.empties.length).toBeGreaterThan(0);
    for (const size of [4, 9]) expect(sizes.filter((highest) => highest === size).length).toBeGreaterThan(1);
  });

  it('hold 1–9 in 3×3 and 1–4 in 2×2 regions, and lines of 2×2 cells only where four of them meet', () => {
    for (const template of TEMPLATES) {
      const { id, houses, regions } = template;
      const lines = houses.filter(({ kind }) => kind !== 'region').map((line) => unitName(template, line));
      expect(lines).toEqual(['column 4', 'column 5']);
      expect(houses).toHaveLength(regions.length + 2);
      for (const { digits, cells } of houses) expect(digits, id).toBe(2 ** (cells.length + 1) - 2);
    }
  });

  const row = '-a -a -a d d';
  const bad: readonly (readonly [string, string, string])[] = [
    ['no rows', '', 'TEMPLATE_SIZE'],
    ['one cell', 'a', 'TEMPLATE_SIZE'],
    ['ragged', 'a a b b\na a b', 'TEMPLATE_SIZE'],
    ['far too large', Array(13).fill('a a').join('\n'), 'TEMPLATE_SIZE'],
    ['unknown cell', 'a a\na ?', 'TEMPLATE_CELL'],
    ['a hostile cell', 'a a\na __proto__', 'TEMPLATE_CELL'],
    ['a region of five', 'a a a\na a b\nb b b', 'TEMPLATE_REGION'],
    [
      'a region of nine in a strip',
      'a a a a a a a a a\nb b -b -b -b -b -b -b -b\nb b -b -b -b -b -b -b -b',
      'TEMPLATE_REGION',
    ],
    ['a region around the edge', 'b b a -b a\nb b -b a a', 'TEMPLATE_REGION'],
    ['an empty cell for no region', `a a b b\na a b b\n-x -a -a -b`, 'TEMPLATE_REGION'],
    ['three 2×2 regions in a column', 'a a\na a\nb b\nb b\nc c\nc c', 'TEMPLATE_IMPOSSIBLE'],
  ];
  for (const [name, rows, code] of bad) {
    it(`refuse ${name} with a sentence`, () => {
      const result = readTemplate({ id: 'mine', levels: ['gentle'], rows });
      expect(result).toMatchObject({ ok: false, fault: { code } });
      expect(!result.ok && words.fault(result.fault)).toMatch(/^[^{}]*\.$/);
    });
  }

  it('refuse odd names and unknown levels', () => {
    const rows = `a a a b b\na a a b b\na a a d d\n${row}`;
    expect(readTemplate({ id: 'a-b', levels: ['gentle'], rows }).ok).toBe(false);
    expect(readTemplate({ id: 'ab', levels: [], rows }).ok).toBe(false);
    expect(readTemplate({ id: 'ab', levels: ['gentle'], rows }).ok).toBe(true);
  });
});
