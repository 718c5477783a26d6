// @vitest-environment happy-dom
/** Dokuborn on paper: every condition of the code with what counts for it, room to write, and answers that are right. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import Print from '../../../src/games/dokuborn/print/screen/Print';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';

/** Rows: Amethyst, cost 5, Evasive or the like; columns: inkable, lore 3, character. */
const CODE = '3:YzEsbzUsazIscDEsbDMsdDA=';

beforeEach(() => {
  render(
    <Print
      link={({ href, children }) => <a href={href}>{children}</a>}
      gameHref="/dokuborn"
      gameTitle="Dokuborn"
      code={CODE}
      urlOf={(one) => `https://games.example/dokuborn/${one}`}
      followed={false}
    />,
  );
});

const sheets = () => screen.getAllByRole('region', { name: /^Page \d/ });

it('prints the grid of a code with what counts, and nothing else until answers are asked for', () => {
  const [sheet] = sheets();
  expect(sheets()).toHaveLength(1);
  const within1 = within(sheet as HTMLElement);
  for (const label of ['Amethyst', 'Cost 5', 'Inkable', 'Lore 3', 'Character'])
    expect(within1.getAllByText(label)).toHaveLength(2);
  expect(within1.getByText('The card can go into the inkwell: its cost has a ring.')).toBeTruthy();
  expect(within1.getByText(`https://games.example/dokuborn/${CODE}`)).toBeTruthy();
  expect(within1.queryByRole('listitem')).toBeNull();
});

it('prints one different card for every cell, each of which meets its row and its column', () => {
  fireEvent.click(screen.getByRole('switch', { name: /^Answers/ }));
  expect(sheets()).toHaveLength(2);
  const lists = within(sheets()[1] as HTMLElement).getAllByRole('list');
  expect(lists).toHaveLength(9);
  const names = lists.map((list) => list.querySelector('b')?.textContent);
  expect(new Set(names).size).toBe(9);
  const at = (cell: number) => embeddedCards.cards.find(({ fullName }) => fullName === names[cell]);
  for (const cell of [0, 1, 2]) expect(at(cell)?.colors).toContain('Amethyst');
  for (const cell of [3, 4, 5]) expect(at(cell)?.cost).toBe(5);
  for (const cell of [0, 3, 6]) expect(at(cell)?.inkwell).toBe(true);
  for (const cell of [1, 4, 7]) expect(at(cell)?.lore).toBe(3);
  for (const cell of [2, 5, 8]) expect(at(cell)?.type).toBe('Character');
});
