/** *Start over* in real browsers: the first run waits beside the practice run, over reloads and into the next day. */
import { expect, type Page } from '@playwright/test';
import { someGames, winnableGame } from '../inBrowser';
import { board, openGame, play, STEADY, winGame } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { storedDailies } from './support/storedDailies';

test.use({ timezoneId: 'Europe/Berlin', actionTimeout: 10_000 });

const winnable = winnableGame();
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const toFirst = (page: Page) => page.getByRole('button', { name: 'Back to my first run' });
const said = (page: Page) => page.locator('[data-announcement]');

async function startOver(page: Page): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Start over' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('does not count in your statistics');
  await asked.getByRole('button', { name: 'Start over' }).click();
  await expect(asked).toBeHidden();
  await expect(toFirst(page)).toBeVisible();
}

/** Where it takes back something that had been hidden, it asks. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Control+z');
  const yes = page.getByRole('button', { name: 'Take it back' });
  const isUndone = page.locator('[data-tool="undo"][aria-disabled]');
  await expect(yes.or(isUndone).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
}

for (const game of someGames(3)) {
  test(`${game.title}: the first run waits while the deal is practised, also by Continue`, async ({
    page,
    site,
  }) => {
    await setSettings(page, { ...CALM, ...STEADY });
    await openGame(page, site, `${game.id}?new`);
    const dealt = await board(page);
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Start over' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await play(page, game);
    const first = await play(page, game);

    await startOver(page);
    await expect(said(page)).toHaveText(/practice run/);
    await expect.poll(() => board(page)).toBe(dealt);
    await expect(page.locator('[data-tool="undo"]')).toHaveAttribute('aria-disabled', 'true');
    const practised = await play(page, game);
    await undo(page);
    await expect.poll(() => board(page)).toBe(dealt);
    await page.keyboard.press('Control+y');
    await expect.poll(() => board(page)).toBe(practised);

    await page.reload();
    await expect(toFirst(page)).toBeVisible();
    await expect.poll(() => board(page)).toBe(practised);
    await toFirst(page).click();
    await expect.poll(() => board(page)).toBe(first);
    await expect(said(page)).toHaveText(/first run/);
    await expect(toFirst(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-area=board]') != null)).toBe(
      true,
    );

    await more(page).click();
    await page.getByRole('menuitem', { name: 'Back to my practice run' }).click();
    await expect.poll(() => board(page)).toBe(practised);
    await page.goto(site.url);
    await page.getByRole('link', { name: `Continue ${game.title}` }).click();
    await expect.poll(() => board(page), { timeout: 15_000 }).toBe(first);
    await expect(toFirst(page)).toBeHidden();
  });
}

test('by keyboard alone, there and back', async ({ page, site }) => {
  await setSettings(page, { ...CALM, ...STEADY });
  await openGame(page, site, `${winnable.id}?new`);
  await page.keyboard.press(winnable.win.key);
  const first = await board(page);
  await more(page).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Start over' });
  for (let down = 0; down < 12 && !(await item.evaluate((one) => one === document.activeElement)); down++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toFirst(page)).toBeVisible();
  await expect.poll(() => board(page)).not.toBe(first);
  for (
    let back = 0;
    back < 30 && !(await toFirst(page).evaluate((one) => one === document.activeElement));
    back++
  ) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => board(page)).toBe(first);
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
});

/** Winter time there. */
const at = (time: string) => new Date(`${time}+01:00`);

test('a daily hangs its streak on the first run, however much is practised and on the next day', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: at('2026-11-18T22:00:00') });
  await setSettings(page, { ...CALM, ...STEADY });
  await openGame(page, site, `${winnable.id}/daily`);
  await page.keyboard.press(winnable.win.key);
  const first = await board(page);
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Start over' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Only your first run counts for the daily');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(`${site.url}${winnable.id}/daily/2026-11-18`);
  await winGame(page, winnable);
  await expect(page.getByText('outside the records')).toBeVisible();
  expect(await storedDailies(page, winnable.id)).toEqual({});
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(page.getByText(winnable.win.said)).toBeHidden();
  await page.keyboard.press(winnable.win.key);

  // The address and the link of the same day: loaded anew it goes on with practice, by the link with the first run.
  await page.reload();
  await expect(toFirst(page)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Daily ${winnable.title}, begun today`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Daily ${winnable.title}`) }).click();
  await expect.poll(() => board(page)).toBe(first);
  await expect(toFirst(page)).toBeHidden();
  await page.goBack();
  await page.goForward();
  await expect.poll(() => board(page)).toBe(first);
  await startOver(page);
  await page.keyboard.press(winnable.win.key);

  await page.clock.setSystemTime(at('2026-11-19T09:00:00'));
  await page.reload();
  await expect(toFirst(page)).toBeVisible();
  await page.goto(site.url);
  await page.getByRole('link', { name: `Continue ${winnable.title}` }).click();
  await expect.poll(() => board(page)).toBe(first);
  await winGame(page, winnable);
  await expect.poll(() => storedDailies(page, winnable.id)).toEqual({ '2026-11-18': 'helped' });
  await expect(page.getByText('outside the records')).toBeHidden();
  // Ended, it has no run to go back to.
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(page.getByText(/practice/).first()).toBeVisible();
  await expect(toFirst(page)).toBeHidden();
});
