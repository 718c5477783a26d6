/** WebKit's pictures beside Chromium's: boards lie alike to the pixel, and look alike but for how edges are smoothed. */
import { describe, expect, it } from 'vitest';
import { codeOf, PROMISED } from '../e2e/support/promisedBoards';
import { testedRooms } from '../inBrowser';
import { type Difference, type Piece, twoBrowsersHere, WIDTHS } from './support/twoBrowsers';

/** Dealt long ago, so that it is dealt alike for ever. */
const DAY = '2026-10-15';
const BREW = PROMISED.find(({ name }) => name === 'Brew');
/** Rooms that have no dailies. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'wondering-witches/brew': BREW ? codeOf(BREW) : '',
  'wondering-witches/board': 'c-3-2-8-4-sn~known',
};
const addressOf = (path: string) => `${path}/${ELSEWHERE[path] ?? `daily/${DAY}`}`;
const PIECES = '[role=gridcell], [data-area=board] svg[role=img]';
/** Letters and edges are smoothed otherwise by each engine, most in the smallest pictures. */
const MOST = { own: 0.06, line: 0.25 };
/** A tile is so much nearer to its own counterpart than to the likest of the others. */
const NEARER = 0.7;

const { browsers, url } = twoBrowsersHere();

/** The cells in view, or the whole sheet; of one kind are those with the same picture. */
function piecesOf(selector: string): Piece[] {
  const inView = [...document.querySelectorAll<HTMLElement>(selector)].filter((cell) => {
    const { right, bottom, width } = cell.getBoundingClientRect();
    return width > 0 && right <= innerWidth && bottom <= innerHeight;
  });
  return inView.map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const drawn = [...cell.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundImage);
    return { left, top, width, height, kind: drawn.find((picture) => picture.startsWith('url(')) ?? '' };
  });
}

async function look(path: string, width: number) {
  const shown = await browsers().show(url() + addressOf(path), width, PIECES);
  const pieces = await Promise.all(shown.map(({ run }) => run(piecesOf, PIECES)));
  const pictures = await Promise.all(shown.map(({ picture }) => picture()));
  const found = await browsers().compare({ pieces, pictures });
  return { ours: pieces[0] ?? [], theirs: pieces[1] ?? [], found };
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
const told = ({ own, line, other }: Difference, at: number) =>
  `piece ${at} differs by ${own.toFixed(3)}, at worst ${line.toFixed(3)}; from the likest other one by ${other.toFixed(3)}`;

describe.each(WIDTHS)('at %i px', (width) => {
  it.each(testedRooms.map(({ path }) => path))(
    'the board of %s lies and looks as in Chromium',
    async (path) => {
      const { ours, theirs, found } = await look(path, width);
      expect(ours.length).toBeGreaterThan(0);
      expect(ours.length).toBe(theirs.length);
      const moved = ours.filter((piece, at) =>
        SIDES.some((side) => Math.abs(piece[side] - (theirs[at]?.[side] ?? Number.NaN)) > 1),
      );
      expect(moved).toEqual([]);
      const wrong = found.map((one, at) => (one.own > MOST.own || one.line > MOST.line ? told(one, at) : ''));
      expect(wrong.filter(Boolean)).toEqual([]);
    },
  );

  it('each tile of Pikachu is itself, and like no other', async () => {
    const { ours, found } = await look('pikachu', width);
    expect(new Set(ours.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    const wrong = found.map((one, at) => (one.own > NEARER * one.other ? told(one, at) : ''));
    expect(wrong.filter(Boolean)).toEqual([]);
  });
});
