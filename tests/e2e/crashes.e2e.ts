/** Pages that crash or are closed within half a second of a move, and a browser that is killed: nothing is lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { count } from '../counts';
import { anyGame, testedGames, winnableGame } from '../inBrowser';
import { board, makeMove, openGame, play, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { launch } from './support/ownBrowser';

test.use({ actionTimeout: 10_000 });

const DEATHS = count(2, 50);

test(`${DEATHS} pages that crash or are closed right after a move lose nothing`, {
  tag: '@chromium',
}, async ({ context, site }) => {
  test.setTimeout(DEATHS * 15_000);
  await setSettings(context, { ...CALM, ...STEADY });
  for (let round = 0; round < DEATHS; round++) {
    const game = testedGames[round % testedGames.length];
    if (!game) throw new Error('no game');
    const page = await context.newPage();
    // A new deal at every fourth visit, since nobody sees to it that there is always a way on.
    const isNew = Math.floor(round / testedGames.length) % 4 === 3;
    await openGame(page, site, `${game.id}${isNew ? '?new' : '?scene=game'}`);
    if (isNew) await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
    const before = await board(page);
    await makeMove(page, game);
    // The move has been made when the key or the press has been answered; nothing waits for the board to be drawn.
    await page.waitForTimeout((round * 37) % 500);
    if (round % 2 === 0) await crash(page);
    else await page.close();
    const next = await context.newPage();
    await openGame(next, site, `${game.id}?scene=game`);
    await expect.poll(() => board(next), `${game.id}, round ${round}`).not.toBe(before);
    await expect(next.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
    await next.keyboard.press('u');
    const question = next.getByRole('alertdialog').getByRole('button', { name: 'Take it back' });
    await expect
      .poll(async () => {
        if (await question.isVisible()) await question.click();
        return board(next);
      })
      .toBe(before);
    await next.keyboard.press('Shift+U');
    await expect.poll(() => board(next)).not.toBe(before);
    await next.close();
  }
});

const WINS = count(1, 20);

test(`a page that crashes with the winning move, ${WINS} times, leaves the win in the statistics`, {
  tag: '@chromium',
}, async ({ context, site }) => {
  test.setTimeout(WINS * 15_000);
  await setSettings(context, { ...CALM, ...STEADY });
  const { id, win } = winnableGame();
  for (let won = 1; won <= WINS; won++) {
    const page = await context.newPage();
    // Another address is dealt another game: the same one won twice is one win and a practice run.
    await openGame(page, site, `${id}?new&win=${won}`);
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
    for (let left = await win.pressesLeft(page); left > 0; left--) await page.keyboard.press(win.key);
    await crash(page);
    const next = await context.newPage();
    await openGame(next, site, id);
    await expect(next.getByText(win.said)).toBeVisible();
    await next.getByRole('link', { name: 'Home' }).click();
    await next.getByRole('link', { name: 'Statistics' }).click();
    const told = won === 1 ? 'One game finished and won' : `${won} games finished, ${won} of them won`;
    await expect(next.getByText(told)).toBeVisible();
    await next.close();
  }
});

/** The browser itself dies: only what IndexedDB had committed is left. */
const KILLS = count(1, 20);

test(`a browser killed ${KILLS} times loses no move that it had a moment to commit`, {
  tag: '@chromium',
}, async ({ site }) => {
  test.setTimeout(KILLS * 20_000 + 20_000);
  const profile = await mkdtemp(join(tmpdir(), 'parlour-profile-'));
  let expected: string | null = null;
  for (let round = 0; round <= KILLS; round++) {
    const { browser, kill } = await launch(profile);
    const [context] = browser.contexts();
    if (!context) throw new Error('a browser without a window');
    const page = await context.newPage();
    await setSettings(page, { ...CALM, ...STEADY });
    const game = anyGame();
    await openGame(page, site, `${game.id}?scene=game`);
    if (expected !== null) expect(await board(page), `after kill ${round}`).toBe(expected);
    expected = await play(page, game);
    await page.waitForTimeout(100);
    await kill();
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It never answers.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}
