/** What lies over a page for a while: Back and Escape put it down, one thing at a time, and the page stays. */
import { expect, type Page } from '@playwright/test';
import { winnableGame } from '../inBrowser';
import { heldUp, openGame, STEADY, steppedBack, winGame } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const QUIET = { ...CALM, ...STEADY };
const dialog = (page: Page) => page.getByRole('dialog');

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(dialog(page)).toBeVisible();
}

test('Back closes a dialog and stays, and the next Back leaves', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await page.goto(site.url);
  await openGame(page, site, 'hudoku?scene=game');
  const address = page.url();
  await fromMenu(page, 'Share this deal');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await fromMenu(page, 'How to play');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await steppedBack(page);
  await page.goBack();
  await expect(page).toHaveURL(site.url);
});

test('a page loaded anew under a dialog is left by one Back', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await page.goto(site.url);
  await openGame(page, site, 'hudoku?scene=game');
  await fromMenu(page, 'How to play');
  await page.reload();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await steppedBack(page);
  await page.goBack();
  await expect(page).toHaveURL(site.url);
});

test('a link that is pressed just as a dialog closes leads on, and Back leads back @core', async ({
  page,
  site,
}) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'hudoku?scene=game');
  const address = page.url();
  await fromMenu(page, 'How to play');
  await page.evaluate(() => {
    const { back } = history;
    history.back = () => {
      history.back = back;
      back.call(history);
      document.querySelector<HTMLElement>('a[aria-label=Home]')?.click();
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('Forward after Back opens nothing, and stays with the game', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Daily Cups', exact: false }).first().click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const address = page.url();
  await fromMenu(page, 'How to play');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await steppedBack(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour');
});

test('Back and Escape take back a dialog whose file is still on its way', async ({ page, site }) => {
  await setSettings(page, QUIET);
  const arrive = await heldUp(page, '**/assets/dialogs-*.js');
  await page.goto(site.url);
  await openGame(page, site, 'hudoku?scene=game');
  const address = page.url();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'How to play' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.parlourOver)).toBe(true);
  await page.goBack();
  expect(page.url()).toBe(address);
  // So does Escape.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'How to play' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.parlourOver)).toBe(true);
  await page.keyboard.press('Escape');
  await steppedBack(page);
  arrive();
  await fromMenu(page, 'How to play');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('the address follows a game that is dealt as its dialog closes', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await page.goto(site.url);
  await openGame(page, site, 'pikachu?scene=game');
  const before = page.url();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  const after = page.url();
  await steppedBack(page);
  expect(page.url()).toBe(after);
  await page.goBack();
  await expect(page).toHaveURL(site.url);
});

test('the whole result is opened by the player; Back, Escape, its cross or a press on it put it down, and the button has the focus again', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setSettings(page, QUIET);
  const game = winnableGame();
  await openGame(page, site, `${game.id}?scene=game`);
  await winGame(page, game);
  const sheet = page.getByRole('region', { name: /^Result/ });
  const waysDown = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'See the board' }).click(),
    () => sheet.click({ position: { x: 30, y: 5 } }),
  ];
  const result = page.getByRole('button', { name: 'Result', exact: true });
  for (const putDown of waysDown) {
    await result.click();
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('button', { name: 'See the board' })).toBeFocused();
    await putDown();
    await expect(sheet).toBeHidden();
    await expect(result).toBeFocused();
  }
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('Escape puts away what is said', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'pikachu?scene=game');
  await page.keyboard.press('h');
  await expect(page.locator('[data-say=hint]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-say]')).toHaveCount(0);
});

test('the seal says what it means when it is pressed', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'dragon-quest?scene=game');
  const seal = page.getByRole('button', { name: /^Verified/ });
  await seal.click();
  await expect(page.getByText(/A program has won it/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/A program has won it/)).toBeHidden();
});
