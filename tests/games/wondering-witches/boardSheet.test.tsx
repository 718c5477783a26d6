/** What is drawn and told of a board, judged by the board itself. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { BLACK_ON_WHITE, HEDGES } from '../../../src/games/wondering-witches/board/drawing/inks';
import { wrapped } from '../../../src/games/wondering-witches/board/drawing/letters';
import { outlinePath } from '../../../src/games/wondering-witches/board/drawing/outline';
import {
  areaName,
  drawSide,
  type PictureCell,
} from '../../../src/games/wondering-witches/board/drawing/picture';
import { SHEET, sheetOf } from '../../../src/games/wondering-witches/board/drawing/sheet';
import { boardSvg, sheetTitle } from '../../../src/games/wondering-witches/board/drawing/svg';
import { toMarkup } from '../../../src/games/wondering-witches/board/drawing/svgNode';
import { DEFAULT_BOARD } from '../../../src/games/wondering-witches/board/rules/boardCode';
import { createBoard } from '../../../src/games/wondering-witches/board/rules/createBoard';
import type { Board, BoardConfig } from '../../../src/games/wondering-witches/board/rules/types';
import { BoardSheet } from '../../../src/games/wondering-witches/board/screen/BoardSheet';
import {
  describeBoard,
  notesInWords,
  sideInWords,
} from '../../../src/games/wondering-witches/board/screen/boardWords';
import { SPECIAL_EXPLANATIONS } from '../../../src/games/wondering-witches/board/words/specials';
import { count } from '../../counts';

const WORDS = { title: 'Witches', code: 'c-2-1-8-4-sn~seed' };

const BOARDS: Board[] = [1, 2, 3, 4, 5].flatMap((players) =>
  (['classic', 'modern'] as const).flatMap((style) =>
    [1, 2].flatMap((sides) =>
      Array.from({ length: count(3, 50) }, (_, run) => {
        const config: BoardConfig = { ...DEFAULT_BOARD, style, players, sides, recipe: run % 2 ? 6 : 4 };
        return createBoard(config, chanceFrom(`sheet-${run}`));
      }),
    ),
  ),
);

const sidesOf = ({ config }: Board) => Array.from({ length: config.sides }, (_, side) => side);

function textsIn(markup: string): string[] {
  return [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
}

/** Cells as letters: whatever has the letter `x`. */
function patch(...rows: readonly string[]): PictureCell[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === 'x'
        ? [
            {
              cell: y * 8 + x,
              x: x * 100,
              y: y * 100,
              player: 0,
              area: 0,
              kind: 'garden' as const,
              ingredient: null,
              special: null,
              words: '',
            },
          ]
        : [],
    ),
  );
}

/** By the shoelace formula over the corners, which the path names after each Q. */
function areaWithin(path: string): number {
  return path
    .split('Z')
    .filter(Boolean)
    .reduce((sum, loop) => {
      const corners = [...loop.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      return (
        sum +
        corners.reduce((twice, [x = 0, y = 0], index) => {
          const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
          return twice + x * nextY - nextX * y;
        }, 0) /
          2
      );
    }, 0);
}

describe('the outline of an area', () => {
  it.each([
    ['a cell', ['x'], 1, 4],
    ['a row', ['xxx'], 1, 8],
    ['a corner', ['xx', 'x.'], 1, 8],
    ['a bow', ['x.x', 'xxx'], 1, 12],
    ['a ring, hole and all', ['xxx', 'x.x', 'xxx'], 2, 16],
    ['two that touch at a corner', ['x.', '.x'], 2, 8],
  ])('goes round %s', (_, rows, loops, perimeter) => {
    const cells = patch(...rows);
    const plain = outlinePath(cells, 0, 0);
    expect(plain.match(/Z/g)).toHaveLength(loops);
    expect(areaWithin(plain)).toBe(cells.length * 10_000);
    // Every loop turns four right angles more one way than the other; a hole turns them the other way.
    const turns = rows.length === 3 ? 0 : loops * 4;
    expect(areaWithin(outlinePath(cells, 7, 9))).toBe(
      cells.length * 10_000 - 7 * perimeter * 100 + turns * 49,
    );
  });
});

describe('a sheet', () => {
  it('names every area and every special cell of its side, each once', () => {
    for (const board of BOARDS) {
      for (const side of sidesOf(board)) {
        const texts = textsIn(toMarkup(sheetOf(board, side, WORDS)));
        const { cells, legend } = drawSide(board, side);
        const here = [...new Set(cells.flatMap(({ area }) => area ?? []))];
        const names = here.map((area) => areaName(board, area));
        expect(new Set(names).size).toBe(names.length);
        const drawn = texts.filter((text) => /^(Garden \d+|Cauldron [A-Z])$/.test(text));
        expect(drawn.map((text) => text.toLowerCase()).sort()).toEqual(
          names.map((name) => name.toLowerCase()).sort(),
        );
        for (const { special } of legend) {
          const marked = cells.filter((cell) => cell.special === special).length;
          // Once in each cell, and once in the legend.
          expect(texts.filter((text) => text === special)).toHaveLength(marked + 1);
        }
        expect(texts.filter((text) => text === 'Notes')).toHaveLength(1);
      }
    }
  });

  it('tells the players apart without colours', () => {
    expect(new Set(HEDGES.map((hedge) => JSON.stringify(hedge))).size).toBe(5);
    for (const board of BOARDS) {
      const texts = textsIn(toMarkup(sheetOf(board, 0, WORDS, BLACK_ON_WHITE)));
      const plates = texts.filter((text) => /^Player \d$/.test(text));
      const { players } = board.config;
      expect(plates).toEqual(
        players === 1 ? [] : Array.from({ length: players }, (_, player) => `Player ${player + 1}`),
      );
    }
  });

  it('is black on white where it is printed', () => {
    for (const board of BOARDS) {
      const markup = toMarkup(sheetOf(board, 0, WORDS, BLACK_ON_WHITE));
      const inks = [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, ink]) => ink);
      expect([...new Set(inks)].sort()).toEqual(['#000000', '#ffffff', 'none']);
    }
  });

  it('carries its code, from which it can be drawn again', () => {
    const texts = textsIn(toMarkup(sheetOf(BOARDS[0]!, 0, WORDS)));
    expect(texts).toContain(`Code ${WORDS.code}`);
    expect(texts).toContain(WORDS.title);
  });

  it('is on the screen what it is in the file', () => {
    for (const board of BOARDS.slice(0, 8)) {
      const drawing = sheetOf(board, 0, WORDS);
      const shown = renderToStaticMarkup(<BoardSheet drawing={drawing} label="A board" />);
      const plain = shown.replaceAll('&#x27;', "'").replace(/^<svg[^>]*>|<\/svg>$/g, '');
      const file = toMarkup(drawing).replaceAll(/<([a-z]+)([^<>]*)\/>/g, '<$1$2></$1>');
      expect(plain).toBe(file);
    }
  });
});

describe('a file', () => {
  it('holds both sides one below the other, with a title and a description', () => {
    const board = BOARDS.find(({ config }) => config.sides === 2)!;
    const both = boardSvg(board, [0, 1], WORDS);
    expect(both).toContain(`viewBox="0 0 ${SHEET.width} ${2 * SHEET.height + 20}"`);
    expect(textsIn(both).filter((text) => text === 'Front' || text === 'Back')).toEqual(['Front', 'Back']);
    expect(both).toContain(`<title>Witches, ${WORDS.code}</title>`);
    expect(both).toContain(`<desc>${describeBoard(board, [0, 1])}</desc>`);
    expect(sheetTitle(board, [1], WORDS)).toBe(`Witches, back, ${WORDS.code}`);
  });

  it('has no long numbers', () => {
    for (const board of BOARDS) expect(boardSvg(board, [0], WORDS)).not.toMatch(/\d\.\d{4,}/);
  });
});

describe('a board in words', () => {
  it('tells every cell, plant and special cell where it is', () => {
    for (const board of BOARDS) {
      for (const side of sidesOf(board)) {
        const { cells } = drawSide(board, side);
        const told = sideInWords(board, side).flatMap((player) => player.areas);
        for (const { name, text } of told) {
          const own = cells.filter(({ area }) => area !== null && areaName(board, area) === name);
          const [places = '', ...things] = text.split('. ');
          expect(cellsTold(places).sort()).toEqual(own.map(({ cell }) => cell % 32).sort());
          const expected = own.flatMap(({ cell, special, ingredient }) => [
            ...(ingredient === null ? [] : [`seed ${cell % 32}`]),
            ...(special ? [`${special} ${cell % 32}`] : []),
          ]);
          expect(things.map(thingTold)).toEqual(expected);
        }
        expect(told).toHaveLength(new Set(cells.flatMap(({ area }) => area ?? [])).size);
        const notes = cells.filter(({ kind }) => kind === 'notes').map(({ cell }) => cell % 32);
        const place = notesInWords(board, side);
        expect(place === null ? [] : cellsTold(place)).toEqual(notes);
      }
    }
  });

  const at = (row: string | undefined, column: string | number | undefined) =>
    (Number(row) - 1) * 8 + Number(column) - 1;

  /** `3 cells: row 1, columns 2 to 3; row 2, column 2` */
  function cellsTold(text: string): number[] {
    return text.split(';').flatMap((part) => {
      const [, row, columns = ''] = /row (\d), columns? ([\d a-z]+)$/.exec(part) ?? [];
      return columns.split(' and ').flatMap((run) => {
        const [first = '', last = first] = run.split(' to ');
        return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
          at(row, Number(first) + step),
        );
      });
    });
  }

  function thingTold(text: string): string {
    const [, what = '', row, column] = /^(.+?)(?: with one seed)? in row (\d), column (\d)$/.exec(text) ?? [];
    return `${text.includes('with one seed') ? 'seed' : what} ${at(row, column)}`;
  }
});

describe('wrapped words', () => {
  it('keep every word, within the width', () => {
    for (const text of Object.values(SPECIAL_EXPLANATIONS)) {
      const lines = wrapped(text, 44);
      expect(lines.join(' ')).toBe(text);
      expect(lines.every((line) => line.length <= 44)).toBe(true);
      // There is no room for a third line in the legend.
      expect(lines.length).toBeLessThanOrEqual(2);
    }
  });
});
