/** The registered games, as the tests of what they have in common play them. */
import { expect, type Page } from '@playwright/test';
import type { TestedGame, Win } from '../../inBrowser';
import type { Site } from './fixtures';

/** Hourglasses would run on during a test, and cards would be looked for elsewhere. */
export const STEADY = { timers: 'off', liveCards: false };

export async function openGame(page: Page, site: Pick<Site, 'url'>, path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The board as it is read out, cell by cell. */
export function board(page: Page): Promise<string> {
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '').join('\n'));
}

/** Makes a move and waits until the board shows it. */
export async function play(page: Page, game: TestedGame): Promise<string> {
  const before = await board(page);
  await makeMove(page, game);
  await expect.poll(() => board(page)).not.toBe(before);
  return board(page);
}

/** A move of its own kind, or the one that the hint proposes. */
export async function makeMove(page: Page, { move }: TestedGame): Promise<void> {
  if (move) return move(page);
  await page.getByRole('gridcell').first().focus();
  if (await isTold(page)) await page.getByRole('button', { name: 'Do it' }).click();
}

/** Asks for the hint to its last stage; false: asking was the move. */
export async function isTold(page: Page): Promise<boolean> {
  const before = await board(page);
  for (let stage = 0; stage < 3; stage++) {
    await page.keyboard.press('h');
    if ((await board(page)) !== before) return false;
  }
  return true;
}

/** From wherever the game stands to its end. */
export async function winGame(page: Page, { win }: { readonly win: Win }): Promise<void> {
  // Again where the board counted was still the last one's: a new one comes a little after its name.
  await expect(async () => {
    for (let left = await win.pressesLeft(page); left > 0; left--) await page.keyboard.press(win.key);
    await expect(page.getByText(win.said)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Answers with what lets these files come. */
export async function heldUp(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await onItsWay;
    await route.continue();
  });
  return arrive;
}

/** A dialog closes by a step back, which comes a moment later and would undo the way to another page. */
export async function steppedBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.parlourOver)).toBeFalsy();
}
