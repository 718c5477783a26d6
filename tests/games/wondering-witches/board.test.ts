import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { hashText } from '../../../src/core/hash';
import { drawSide } from '../../../src/games/wondering-witches/board/drawing/picture';
import { boardSvg } from '../../../src/games/wondering-witches/board/drawing/svg';
import {
  DEFAULT_BOARD,
  formatBoardCode,
  formatBoardConfig,
  parseBoardCode,
  parseBoardConfig,
} from '../../../src/games/wondering-witches/board/rules/boardCode';
import { createBoard, SPARE_SEED } from '../../../src/games/wondering-witches/board/rules/createBoard';
import { drawSize } from '../../../src/games/wondering-witches/board/rules/gardens';
import { BAD_SPECIALS, SPECIAL_NAMES } from '../../../src/games/wondering-witches/board/rules/specials';
import type { Area, Board, BoardConfig } from '../../../src/games/wondering-witches/board/rules/types';
import { faultInWords } from '../../../src/games/wondering-witches/recipe/words/faults';
import { NASTY_TEXTS } from '../../contract/nastyTexts';
import { count } from '../../counts';
import { fairnessOf } from './fairness';

const SEED = 'board-1';
const WIDE = 8;

/** By players, as the spec lists the cuts. */
const CUTS: Record<number, string> = {
  1: '00000000 00000000 00000000 00000000',
  2: '00001111 00001111 00001111 00001111',
  3: '00000222 00000222 11111222 11111222',
  4: '00001111 00001111 22223333 22223333',
  5: '00011144 00011144 22233344 22233344',
};

const CONFIGS: BoardConfig[] = [1, 2, 3, 4, 5].flatMap((players) =>
  (['classic', 'modern'] as const).flatMap((style) =>
    [4, 6].flatMap((recipe) =>
      [1, 2].map(
        (sides): BoardConfig => ({
          style,
          players,
          sides,
          ingredients: 8,
          recipe,
          specials: true,
          notes: true,
        }),
      ),
    ),
  ),
);

function boards(config: BoardConfig): Board[] {
  return Array.from({ length: count(6, 100) }, (_, run) =>
    createBoard(config, chanceFrom(`${SEED}-${formatBoardConfig(config)}-${run}`)),
  );
}

/** Letters for areas, capitals for cauldrons, `.` for notes. */
function drawn(board: Board, side = 0): string[] {
  const letters = Array.from({ length: 32 }, (_, at) => {
    const index = board.areas.findIndex(({ cells }) => cells.includes(side * 32 + at));
    const letter = String.fromCharCode(97 + (index % 26));
    if (index < 0) return '.';
    return board.areas[index]!.kind === 'cauldron' ? letter.toUpperCase() : letter;
  });
  return [0, 1, 2, 3].map((row) => letters.slice(row * WIDE, (row + 1) * WIDE).join(''));
}

const sideOf = (cell: number) => Math.floor(cell / 32);
const touching = (a: number, b: number) =>
  sideOf(a) === sideOf(b) &&
  Math.abs((a % WIDE) - (b % WIDE)) + Math.abs(Math.floor(a / WIDE) - Math.floor(b / WIDE)) === 1;

function hangsTogether(cells: readonly number[]): boolean {
  let reached = cells.slice(0, 1);
  for (let round = 0; round < cells.length; round++) {
    reached = cells.filter(
      (cell) => reached.includes(cell) || reached.some((other) => touching(cell, other)),
    );
  }
  return reached.length === cells.length;
}

function isRectangle(cells: readonly number[]): boolean {
  const columns = new Set(cells.map((cell) => cell % WIDE)).size;
  const rows = new Set(cells.map((cell) => Math.floor(cell / WIDE))).size;
  return columns * rows === cells.length && hangsTogether(cells);
}

const sizes = (areas: readonly Area[]) => areas.map(({ cells }) => cells.length);

describe.each(CONFIGS.map((config) => [formatBoardConfig(config), config] as const))(
  'boards %s',
  (_name, config) => {
    const all = boards(config);

    it('are cut as listed, and every cell is in exactly one area or free for notes', () => {
      for (const board of all) {
        const cut = CUTS[config.players]!.replaceAll(' ', '');
        expect(board.owners.join('')).toBe(cut.repeat(config.sides));
        const cells = [...board.areas.flatMap((area) => area.cells), ...board.notes].sort((a, b) => a - b);
        expect(cells).toEqual(Array.from({ length: 32 * config.sides }, (_, cell) => cell));
        expect(board.notes.map(sideOf)).toEqual(Array.from({ length: config.sides }, (_, side) => side));
        for (const { player, cells: own } of board.areas) {
          for (const cell of own) expect(board.owners[cell]).toBe(player);
          expect(hangsTogether(own)).toBe(true);
        }
      }
    });

    it(`have areas of the right kinds and sizes (${config.style})`, () => {
      for (const board of all) {
        const cauldrons = board.areas.filter(({ kind }) => kind === 'cauldron');
        if (config.style === 'modern') {
          expect(cauldrons).toEqual([]);
          for (let side = 0; side < config.sides; side++) {
            const here = sizes(board.areas.filter(({ cells }) => sideOf(cells[0]!) === side));
            expect(Math.max(...here)).toBe(config.recipe);
            expect(here.filter((size) => size === config.recipe).length).toBeGreaterThanOrEqual(2);
          }
          continue;
        }
        for (let side = 0; side < config.sides; side++) {
          const here = cauldrons.filter(({ cells }) => sideOf(cells[0]!) === side);
          expect(sizes(here).reduce((sum, size) => sum + size, 0)).toBe(16);
          expect(Math.max(...sizes(here))).toBeGreaterThanOrEqual(config.recipe);
          for (const { cells } of here) {
            expect(cells.length).toBeGreaterThanOrEqual(2);
            expect(cells.length).toBeLessThanOrEqual(6);
            expect(isRectangle(cells)).toBe(true);
          }
        }
      }
    });

    it('share fairly', () => {
      for (const board of all) {
        for (const kind of config.style === 'classic'
          ? (['cauldron', 'garden'] as const)
          : (['garden'] as const)) {
          const counts = Array.from({ length: config.players }, (_, player) =>
            sizes(board.areas.filter((area) => area.player === player && area.kind === kind)).reduce(
              (sum, size) => sum + size,
              0,
            ),
          );
          expect(Math.min(...counts)).toBeGreaterThan(0);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
        }
        const starters = Array.from(
          { length: config.players },
          (_, player) => board.starters.filter(({ cell }) => board.owners[cell] === player).length,
        );
        expect(Math.max(...starters) - Math.min(...starters)).toBeLessThanOrEqual(1);
      }
    });

    it('have starting plants in gardens, and few special cells, mostly good ones', () => {
      for (const board of all) {
        expect(board.starters.length).toBeGreaterThan(0);
        for (const { cell, ingredient } of board.starters) {
          expect(board.areas.find(({ cells }) => cells.includes(cell))?.kind).toBe('garden');
          expect(ingredient).toBeLessThan(config.ingredients);
        }
        const bad = board.specials.filter(({ special }) =>
          BAD_SPECIALS.some((name) => name === special),
        ).length;
        expect(board.specials.length).toBeGreaterThanOrEqual(3 * config.sides - 1);
        expect(board.specials.length * 5).toBeLessThanOrEqual(32 * config.sides);
        expect(bad * 2).toBeLessThanOrEqual(board.specials.length);
        const busy = [...board.starters, ...board.specials].map(({ cell }) => cell).concat(board.notes);
        expect(new Set(busy).size).toBe(busy.length);
      }
    });

    it('leave one area that holds the longest recipe without plants and bad cells', () => {
      for (const board of all) {
        for (let side = 0; side < config.sides; side++) {
          const pure = board.areas.filter(
            ({ cells }) =>
              sideOf(cells[0]!) === side &&
              cells.length >= config.recipe &&
              !board.starters.some(({ cell }) => cells.includes(cell)) &&
              !board.specials.some(
                ({ cell, special }) => cells.includes(cell) && BAD_SPECIALS.some((name) => name === special),
              ),
          );
          expect(pure.length).toBeGreaterThan(0);
        }
      }
    });
  },
);

describe('a board', () => {
  it('is the same for the same seed, and another for another', () => {
    const draw = (seed: string) => JSON.stringify(createBoard(DEFAULT_BOARD, chanceFrom(seed)));
    expect(draw('same')).toBe(draw('same'));
    expect(new Set(['a', 'b', 'c', 'd'].map(draw)).size).toBe(4);
  });

  it('survives JSON', () => {
    const board = createBoard(DEFAULT_BOARD, chanceFrom('json'));
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });

  it('has neither special cells nor notes where they are not wanted', () => {
    const board = createBoard({ ...DEFAULT_BOARD, specials: false, notes: false }, chanceFrom('bare'));
    expect(board.specials).toEqual([]);
    expect(board.notes).toEqual([]);
  });

  it('knows every special cell there is', () => {
    const met = new Set(
      Array.from({ length: 60 }, (_, run) => createBoard(DEFAULT_BOARD, chanceFrom(`kinds${run}`))).flatMap(
        ({ specials }) => specials.map(({ special }) => special),
      ),
    );
    expect([...met].sort()).toEqual([...SPECIAL_NAMES].sort());
  });

  it('grows its gardens less often the larger they are', () => {
    const rng = rngFor(SEED, 'growth');
    const sizes = Array.from({ length: count(4000, 40_000) }, () => drawSize(6, rng));
    const goesOn = (size: number) =>
      sizes.filter((own) => own > size).length / sizes.filter((own) => own >= size).length;
    for (const size of [1, 2, 3, 4]) expect(goesOn(size), `from ${size}`).toBeGreaterThan(goesOn(size + 1));
  });

  it.each([
    ['c-3-1-8-4-sn', 'pinned'],
    ['m-1-1-8-6-s', 'pinned'],
    ['c-5-2-10-6-sn', 'pinned'],
    ['m-4-1-6-4-x', 'pinned'],
  ])('%s from %s stays as it is for ever', (text, seed) => {
    const parsed = parseBoardConfig(text);
    if (!parsed.ok) throw new Error(text);
    const board = createBoard(parsed.value, chanceFrom(seed));
    const sides = Array.from({ length: parsed.value.sides }, (_, side) => drawn(board, side));
    expect({ sides, starters: board.starters, specials: board.specials }).toMatchSnapshot();
  });

  it.each(['x', 's', 'n', 'sn'])(
    'of every setting with %s is for ever what it was when first released',
    (switches) => {
      const lines = CONFIGS.map((config) => {
        const setting = formatBoardConfig(config).replace(/[a-z]+$/, switches);
        const parsed = parseBoardConfig(setting);
        if (!parsed.ok) throw new Error(setting);
        const hashes = ['s0', 's1'].map((seed) =>
          hashText(JSON.stringify(createBoard(parsed.value, chanceFrom(seed)))).toString(36),
        );
        return `${setting} ${hashes.join(' ')}`;
      });
      expect(lines).toMatchSnapshot();
    },
  );

  it.each(['s613', 's1442', 's1768', 's2364', 's3159', 's5150', 's5555', 's5991'])(
    'is drawn from %s too, which has no layout among its first two hundred',
    (seed) => {
      const found = parseBoardCode(`c-5-2-10-6-s~${seed}`);
      if (!found.ok) throw new Error(seed);
      const layouts: number[] = [];
      const chance = chanceFrom(seed);
      const board = createBoard(found.value.config, (purpose, n) => {
        layouts.push(n);
        return chance(purpose, n);
      });
      // The next layout of its own each time, so that the code means the same board everywhere.
      expect(layouts).toEqual(layouts.map((_, index) => index));
      expect(layouts.length).toBeGreaterThan(200);
      expect(board.areas.flatMap(({ cells }) => cells)).toHaveLength(64);
    },
  );

  it('is drawn even where chance never gives a layout', () => {
    const parsed = parseBoardConfig('c-5-2-10-6-s');
    if (!parsed.ok) throw new Error('setting');
    const stubborn = () => rngFor('s613', 'board', 0);
    expect(createBoard(parsed.value, stubborn)).toEqual(createBoard(parsed.value, chanceFrom(SPARE_SEED)));
  });

  it('has a spare layout in every setting', () => {
    for (const config of CONFIGS.flatMap((own) => [own, { ...own, notes: false }])) {
      let asked = 0;
      const chance = chanceFrom(SPARE_SEED);
      createBoard(config, (purpose, n) => {
        asked++;
        return chance(purpose, n);
      });
      expect(asked, formatBoardConfig(config)).toBeLessThan(250);
    }
  });

  it('gives fair figures over many boards of each number of players', () => {
    for (let players = 1; players <= 5; players++) {
      const figures = fairnessOf(players, count(60, 1000));
      expect(figures.widest.cauldron).toBeLessThanOrEqual(4);
      expect(figures.widest.garden).toBeLessThanOrEqual(4);
      expect(figures.mostLayouts).toBeLessThan(60);
    }
  });
});

const REFUSALS = {
  BAD_BOARD: 'These are not settings of a board.',
  TOO_FEW_HERBS: 'A recipe of up to 6 needs at least 6 herbs.',
  NOT_A_BOARD_CODE: 'This is not the code of a board.',
  BOARD_CODE_TOO_LONG: 'This is far too long for the code of a board.',
};

describe('the code of a board', () => {
  it('round-trips over every setting', () => {
    for (const config of CONFIGS) {
      const found = parseBoardCode(formatBoardCode({ config, seed: 'abc-1' }));
      expect(found).toEqual({ ok: true, value: { config, seed: 'abc-1' } });
    }
    expect(parseBoardConfig('m-1-1-6-4-x')).toMatchObject({ value: { specials: false, notes: false } });
  });

  it.each([
    ['c-0-1-8-4-sn~a', 'BAD_BOARD'],
    ['c-6-1-8-4-sn~a', 'BAD_BOARD'],
    ['c-1-3-8-4-sn~a', 'BAD_BOARD'],
    ['c-1-1-11-4-sn~a', 'BAD_BOARD'],
    ['c-1-1-8-5-sn~a', 'BAD_BOARD'],
    ['c-1-1-8-4-ns~a', 'BAD_BOARD'],
    ['c-1-1-8-4-~a', 'BAD_BOARD'],
    ['c-1-1-5-6-sn~a', 'TOO_FEW_HERBS'],
    ['c-1-1-8-4-sn~', 'NOT_A_BOARD_CODE'],
    ['c-1-1-8-4-sn~a~b', 'NOT_A_BOARD_CODE'],
    ['c-1-1-8-4-sn~a.b', 'NOT_A_BOARD_CODE'],
    [`c-1-1-8-4-sn~${'a'.repeat(100)}`, 'BOARD_CODE_TOO_LONG'],
  ] as const)('refuses %s: %s', (text, code) => {
    const found = parseBoardCode(text);
    expect(found).toMatchObject({ ok: false, fault: { code } });
    expect(found.ok ? '' : faultInWords(found.fault)).toBe(REFUSALS[code]);
  });

  it('faults on nasty texts, without a throw', () => {
    for (const text of NASTY_TEXTS) {
      expect(parseBoardCode(text).ok).toBe(false);
      expect(parseBoardConfig(text).ok).toBe(false);
    }
  });
});

describe('the picture of a side', () => {
  const all = CONFIGS.map((config) => createBoard(config, chanceFrom('picture')));

  it('draws a border exactly where the neighbour belongs to another area', () => {
    for (const board of all) {
      for (let side = 0; side < board.config.sides; side++) {
        const { borders } = drawSide(board, side);
        const areaOf = (row: number, column: number) => {
          if (row < 0 || column < 0 || row > 3 || column > 7) return 'outside';
          const cell = side * 32 + row * WIDE + column;
          return `${board.areas.findIndex(({ cells }) => cells.includes(cell))} of ${board.owners[cell]}`;
        };
        const expected: string[] = [];
        for (let row = 0; row <= 4; row++) {
          for (let column = 0; column <= 8; column++) {
            const line = (down: number, right: number) =>
              `${column * 100},${row * 100} ${(column + right) * 100},${(row + down) * 100}`;
            if (row < 4 && areaOf(row, column - 1) !== areaOf(row, column)) expected.push(line(1, 0));
            if (column < 8 && areaOf(row - 1, column) !== areaOf(row, column)) expected.push(line(0, 1));
          }
        }
        const found = borders.map(({ x1, y1, x2, y2 }) => `${x1},${y1} ${x2},${y2}`);
        expect(found.sort()).toEqual(expected.sort());
        const outer = borders.filter(({ kind }) => kind === 'edge');
        expect(outer).toHaveLength(24);
        expect(borders.some(({ kind }) => kind === 'players')).toBe(board.config.players > 1);
      }
    }
  });

  it('explains in its legend the special cells it has, and no others', () => {
    for (const board of all) {
      for (let side = 0; side < board.config.sides; side++) {
        const { legend, cells } = drawSide(board, side);
        const here = new Set(cells.flatMap(({ special }) => special ?? []));
        expect(legend.map(({ special }) => special).sort()).toEqual([...here].sort());
        for (const { special, isBad } of legend) {
          expect(isBad).toBe(BAD_SPECIALS.some((name) => name === special));
        }
      }
    }
  });

  it('says in words where everything is', () => {
    const board = createBoard({ ...DEFAULT_BOARD, players: 3 }, chanceFrom('words'));
    const { cells } = drawSide(board, 0);
    const [starter] = board.starters;
    expect(cells[starter!.cell]!.words).toMatch(
      /^row [1-4], column [1-8]: player [1-3], garden \d+, .+ with one seed$/,
    );
    expect(cells[board.notes[0]!]!.words).toContain('free for notes');
  });

  it('is well-formed SVG with names, letters and a legend, free of styles and scripts', () => {
    for (const board of all) {
      const svg = boardSvg(board, [0], { title: 'Witches & <friends>', code: 'c~d' });
      const open: string[] = [];
      for (const [, close, name = '', attributes = '', alone] of svg.matchAll(
        /<(\/?)([a-z]+)([^<>]*?)(\/?)>/g,
      )) {
        expect(attributes).toMatch(/^(\s+[A-Za-z0-9-]+="[^"<>]*")*$/);
        if (close) expect(open.pop()).toBe(name);
        else if (!alone) open.push(name);
      }
      expect(open).toEqual([]);
      expect(svg.replaceAll(/<\/?[a-z]+[^<>]*>/g, '')).not.toMatch(/[<>]/);
      expect(svg).toContain('Witches &amp; &lt;friends&gt;');
      expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined/);
      const words = svg.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
      for (const { special, text } of drawSide(board, 0).legend)
        expect(words).toContain(`${special} ${text}`);
    }
  });
});
