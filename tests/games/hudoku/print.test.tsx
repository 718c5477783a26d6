// @vitest-environment happy-dom
/** Hudoku on paper: what a sheet shows is what the code says, and no answer but where answers are asked for. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Print from '../../../src/games/hudoku/print/screen/Print';

const DEAL = '05310820347904161400';
const CODE = `1~4x5-gentle-hourglass~golden0~${DEAL}~b1hq`;

function open(code: string | null): void {
  render(
    <Print
      link={({ href, children }) => <a href={href}>{children}</a>}
      gameHref="/hudoku"
      gameTitle="Hudoku"
      code={code}
      urlOf={(one) => `https://games.example/hudoku/${one}`}
      followed={false}
    />,
  );
}

const sheets = () => screen.getAllByRole('region', { name: /^Page \d/ });
const drawing = (name: RegExp) => screen.getByRole('img', { name });
const digitsIn = (picture: HTMLElement) =>
  [...picture.querySelectorAll('text')].map(({ textContent }) => textContent).sort();
const choose = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }));

it('prints the puzzle of a code: its numbers, its link, its rules, and its answer upside down', () => {
  open(CODE);
  expect(sheets()).toHaveLength(1);
  expect(digitsIn(drawing(/^Puzzle/))).toEqual([...DEAL].filter((digit) => digit !== '0').sort());
  expect(digitsIn(drawing(/^Answer/))).toHaveLength(20);
  expect(screen.getByText(`https://games.example/hudoku/${CODE}`)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText(/hatched place is no cell/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Answers' }).hasAttribute('data-foot')).toBe(true);
  expect(screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(false);
});

it('has every region of its answer filled with other numbers', () => {
  open(CODE);
  const placed = [...drawing(/^Answer/).querySelectorAll('text')].map((text) => ({
    column: Math.floor(Number(text.getAttribute('x')) / 10),
    row: Math.floor(Number(text.getAttribute('y')) / 10),
    digit: Number(text.textContent),
    isOutside: text.closest('g') !== null && text.parentElement?.querySelector('circle') !== null,
  }));
  const inside = placed.filter(({ isOutside }) => !isOutside);
  const region = (columns: readonly number[], rows: readonly number[]) =>
    inside
      .filter(({ column, row }) => columns.includes(column) && rows.includes(row))
      .map(({ digit }) => digit)
      .sort();
  expect(region([0, 1, 2], [0, 1, 2])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(region([3, 4], [0, 1])).toEqual([1, 2, 3, 4]);
  expect(region([3, 4], [2, 3])).toEqual([1, 2, 3, 4]);
});

const OWN = '1-2~d5aaabbaaabbaaaAAcccCCcccddcccdd-gentle-relaxed~1yoltv0~5003090000687--249--0700001604~9bma';

it('says by letters which region an empty cell speaks for, on boards that somebody has drawn', () => {
  open(OWN);
  const texts = digitsIn(drawing(/^Puzzle/)).join('');
  expect(texts.replace(/\d/g, '')).toBe('AAABCCCD');
  expect(digitsIn(drawing(/^Answer/)).join('')).toMatch(/^\d+$/);
  expect(screen.getByText(/missing in the region of the same letter/)).toBeTruthy();
});

it('leaves answers out, or puts them on a page of their own', () => {
  open(CODE);
  choose('Answers', 'None');
  expect(screen.queryByRole('img', { name: /^Answer/ })).toBeNull();
  choose('Answers', 'Own page');
  expect(sheets()).toHaveLength(2);
  expect(within(sheets()[1] as HTMLElement).getByRole('img', { name: /^Answer/ })).toBeTruthy();
  expect(within(sheets()[0] as HTMLElement).queryByRole('img', { name: /^Answer/ })).toBeNull();
});

it('says what is wrong with a code, and prints new puzzles then', async () => {
  open(CODE.replace('golden0', 'golden1'));
  expect(screen.getByText(/^The puzzle was not found. Some character/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Puzzle 2/ }, { timeout: 4_000 })).toBeTruthy();
  expect(sheets()).toHaveLength(1);
});
