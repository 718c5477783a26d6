/** The real games, as the tests of what they have in common play them. */
import { expect, type Page } from '@playwright/test';
import type { Site } from './fixtures';

export interface GameAtHand {
  readonly id: string;
  readonly title: string;
  /** Makes one more move, of any kind that is saved. */
  readonly move: (page: Page) => Promise<void>;
}

/** Hourglasses would run on during a test, and cards would be looked for elsewhere. */
export const STEADY = { timers: 'off', liveCards: false };

async function followHint(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().focus();
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).click();
}

export const GAMES: readonly GameAtHand[] = [
  { id: 'pikachu', title: 'Pikachu', move: followHint },
  { id: 'hudoku', title: 'Hudoku', move: (page) => page.keyboard.press('h') },
  { id: 'dokuborn', title: 'Dokuborn', move: followHint },
  {
    id: 'dragon-quest',
    title: 'Dragon Quest',
    move: (page) =>
      page
        .getByRole('gridcell', { name: /can be explored/ })
        .first()
        .click(),
  },
  {
    id: 'wondering-witches',
    title: 'Wondering Witches',
    move: (page) =>
      page
        .getByRole('gridcell', { name: /: no mark$/ })
        .first()
        .click(),
  },
];

export async function openGame(page: Page, site: Pick<Site, 'url'>, path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** The board as it is read out, cell by cell. */
export function board(page: Page): Promise<string> {
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '').join('\n'));
}

/** Makes a move and waits until the board shows it. */
export async function play(page: Page, game: GameAtHand): Promise<string> {
  const before = await board(page);
  await game.move(page);
  await expect.poll(() => board(page)).not.toBe(before);
  return board(page);
}
