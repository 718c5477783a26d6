// @vitest-environment happy-dom
/** What is proposed after a win: a newcomer meets one effect more with every game, told before it begins. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { expect as must } from '../../../src/core/result';
import { formatConfig, parseConfig } from '../../../src/games/wondering-witches/recipe/levels';
import { NewGame } from '../../../src/games/wondering-witches/recipe/screen/NewGame';

const start = vi.fn();
afterEach(() => start.mockReset());

function offer(text: string, isWon = true) {
  render(<NewGame config={must(parseConfig(text))} isWon={isWon} onStart={start} />);
}

async function begin(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: 'Hide a new recipe' }));
  return formatConfig(start.mock.calls[0]![0]);
}

it.each([
  ['6-0-x', '6-1-x-1', 'Next: One Effect. New in this game: Detective. Tells the number of a random'],
  [
    '6-1-x-1',
    '6-1-x-2',
    'Next: Two Effects. New in this game: Spicy. The next ingredient’s number is one higher',
  ],
  ['6-1-r-2', '6-1-r-3', 'Next: Three Effects. New in this game: Compost. The tested garden is not used up.'],
  ['6-1-x-3', '6-1-x', 'Next: Beginner. '],
])('%s won: %s is proposed', async (won, next, words) => {
  offer(won);
  expect(screen.getByText(/^You found the last recipe/).textContent).toContain(words);
  expect(await begin()).toBe(next);
});

it('a lesson stands among the levels while it is proposed or played, and any level may be had at once', async () => {
  offer('6-0-x');
  expect(screen.getAllByRole('radio').map((own) => own.getAttribute('aria-label'))).toEqual([
    'First Game',
    'One Effect',
    'Beginner',
    'Amateur Witch',
    'Spice Sorcerer',
    'Potion Master',
    'High Witch',
    'Custom',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Amateur Witch' }));
  expect(await begin()).toBe('8-1-x');
});

it('effects of one’s own game are drawn, also where it was begun from a lesson', async () => {
  offer('6-1-x-2', false);
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  expect(await begin()).toBe('6-1-x');
});
