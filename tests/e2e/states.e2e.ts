/**
 * Pages, dialogs and moods that no other test of axe comes to, in both themes. The routes and the dialogs of the
 * template game are in `shell.e2e.ts`; boards, help, new game and finish in the games' own files.
 */
import { expect, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { anyGame, testedGames, winnableGame } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { fillIn } from './support/engines';
import { openGame, play, STEADY, steppedBack, winGame } from './support/everyGame';
import { CALM, type Site, setSettings, test } from './support/fixtures';
import { storedDailies } from './support/storedDailies';

test.use({ actionTimeout: 10_000, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** What lies under an open dialog is looked at without one. */
const DIALOG = 'dialog[open]';
const SYSTEM = { ...CALM, ...STEADY, theme: 'system' };

const winnable = winnableGame();

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

for (const game of testedGames) {
  test(`${game.title}: tutorial, sharing, a refused code, high contrast`, async ({ page, site }) => {
    await setSettings(page, { ...SYSTEM, seen: ['welcome'] });
    await openGame(page, site, `${game.id}?scene=game`);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    // The tours and dialogs of all are the same; on every push one game's are looked at.
    const isLookedAt = soaking || game === testedGames[0];
    if (isLookedAt) await expectFaultless(page, 'tutorial');
    await page.getByRole('button', { name: 'Skip' }).click();
    if (isLookedAt) {
      await fromMenu(page, 'Share this deal');
      await expectFaultless(page, 'share', DIALOG);
      await page.keyboard.press('Escape');
      await fromMenu(page, 'Enter a code');
      await fillIn(page.getByRole('textbox', { name: 'Code or link' }), 'nonsense');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Deal me a new one' })).toBeVisible();
      await expectFaultless(page, 'refused code', DIALOG);
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() => {
      document.documentElement.dataset.contrast = 'high';
    });
    await play(page, game);
    await expectFaultless(page, 'high contrast');
  });
}

test('notices: another tab, no storage, a question before undo, a game that stumbles', async ({
  page,
  site,
  context,
  expected,
}) => {
  expected.push(/planted/);
  await setSettings(context, SYSTEM);
  await openGame(page, site, `${winnable.id}?scene=game`);
  await page.keyboard.press(winnable.win.key);
  await page.keyboard.press('u');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFaultless(page, 'question before undo', DIALOG);
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await openGame(other, site, `${winnable.id}?scene=game`);
  await other.keyboard.press(winnable.win.key);
  await expect(page.getByText(/went on in another tab/)).toBeVisible();
  await expectFaultless(page, 'another tab');
  await page.evaluate(() => void Promise.reject(new Error('planted')));
  await expect(page.getByText(/has stumbled/)).toBeVisible();
  await expectFaultless(page, 'error');
  await other.close();

  const forgetful = await context.newPage();
  await forgetful.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openGame(forgetful, site, `${anyGame().id}?scene=game`);
  // It cannot know that anybody has been here before.
  await forgetful.getByRole('button', { name: 'Skip' }).click();
  await forgetful.getByRole('gridcell').first().focus();
  await forgetful.keyboard.press('h');
  // Of two voices the hint speaks first.
  await expect(forgetful.locator('[data-say=hint]')).toBeVisible();
  await forgetful.keyboard.press('Escape');
  await expect(forgetful.getByText(/does not let Parlour save/)).toBeVisible();
  await expectFaultless(forgetful, 'no storage');
});

test('home, with its dialogs: first visit, games begun, the day, earlier days', async ({ page, site }) => {
  await setSettings(page, { ...SYSTEM, seen: [] });
  await page.goto(site.url);
  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
  await expectFaultless(page, 'welcome');
  await page.getByRole('button', { name: 'Close the welcome' }).click();
  await winDaily(page, site);
  const begun = testedGames.find(({ id }) => id !== winnable.id) ?? winnable;
  await openGame(page, site, `${begun.id}?scene=game`);
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await play(page, begun);
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: `Continue ${begun.title}` })).toBeVisible();
  await expectFaultless(page, 'games begun');
  await page.getByRole('button', { name: 'Share the day' }).click();
  const card = page.getByRole('dialog', { name: 'Your day at Parlour' });
  await expect(card).toBeVisible();
  await expectFaultless(page, 'the day', DIALOG);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 568, height: 320 });
  // It is longer than its dialog there: the keyboard has to reach it, to scroll it.
  await expect(card.getByRole('group')).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width, height });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFaultless(page, 'earlier days', DIALOG);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.documentElement.dataset.contrast = 'high';
  });
  await expectFaultless(page, 'high contrast');
});

async function winDaily(page: Page, site: Site): Promise<void> {
  await openGame(page, site, `${winnable.id}/daily`);
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await winGame(page, winnable);
  // The next page of the test would end this one before its result is stored.
  await expect.poll(() => storedDailies(page, winnable.id)).not.toEqual({});
}

test('statistics, settings and about, with what they hold after some play', async ({ page, site }) => {
  await setSettings(page, SYSTEM);
  await winDaily(page, site);
  await page.goto(`${site.url}stats?game=${winnable.id}`);
  await expect(page.getByRole('main')).toContainText('All with help.');
  await expectFaultless(page, 'figures');

  await page.goto(`${site.url}settings`);
  await page.getByRole('button', { name: `Reset ${winnable.title}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFaultless(page, 'reset', DIALOG);
  await page.keyboard.press('Escape');
  const picker = page.getByLabel('Backup file');
  const file = (text: string) => ({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await picker.setInputFiles(file('{}'));
  await expect(page.getByText(/not a backup of Parlour/)).toBeVisible();
  await expectFaultless(page, 'refused backup');
  const backup = {
    parlour: 'backup',
    format: 1,
    build: 'test',
    made: '2026-11-18',
    texts: { stats: '{"games":{}}', [`aside:${winnable.id}:x`]: 'torn' },
    settings: SYSTEM,
  };
  await picker.setInputFiles(file(JSON.stringify(backup)));
  await expect(page.getByRole('dialog', { name: 'Restore this backup?' })).toBeVisible();
  await expectFaultless(page, 'restore', DIALOG);
  await page.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByText('Saves that could not be read')).toBeVisible();
  await expectFaultless(page, 'saves kept aside');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFaultless(page, 'delete a save', DIALOG);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await steppedBack(page);

  await page.goto(`${site.url}about`);
  await page.getByLabel('Which game?').selectOption(winnable.id);
  await page.getByText('See the report').click();
  await expectFaultless(page, 'report');
});
