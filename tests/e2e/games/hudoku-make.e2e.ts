/** Hudoku by hand, used to the end: by keys alone, by touch on a phone, through reloads and crashes. */
import { expect, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { CALM, type Site, setSettings, test } from '../support/fixtures';

test.use({ actionTimeout: 10_000 });

/** A puzzle on the board of 4×5, as a sheet would show it. */
const SHEET = ['a a a b b', 'a a a b b', 'a a a c c', '-a -a -a c c'].join('\n');

async function openMaker(page: Page, site: Site): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/make`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hudoku by hand' })).toBeAttached();
}

const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);
const proof = (page: Page) => page.locator('[data-proof]');

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
    });
    if (here === name) return;
  }
  throw new Error(`No way by Tab to ${name}`);
}

test('by keys alone: a board is drawn, filled, proven, and played', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku?scene=game`);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await tabTo(page, 'New');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await tabTo(page, 'Make a puzzle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hudoku\/make$/);
  await expect(proof(page)).toContainText('More than one solution');

  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: 'Board' })).toBeVisible();
  await tabTo(page, 'Begin with nothing');
  await page.keyboard.press('Enter');
  await expect(proof(page)).toContainText('Nothing drawn yet');
  await cell(page, 0).focus();
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(page.getByText(/No room for 2×2 here: row 1, column 2 is in region A/).first()).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', '2', 'ArrowDown', 'ArrowDown', 'ArrowDown', '2'])
    await page.keyboard.press(key);
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '3']) await page.keyboard.press(key);
  await expect(page.locator('.hud-region')).toHaveCount(4);
  await page.keyboard.press('u');
  await expect(page.locator('.hud-region')).toHaveCount(3);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.hud-region')).toHaveCount(4);
  // Rows 3 and 6 of the second column of regions are left: they speak for the big ones.
  for (const [at, letter] of [
    [13, 'a'],
    [14, 'a'],
    [28, 'd'],
    [29, 'd'],
  ] as const) {
    await cell(page, at).focus();
    await page.keyboard.press(letter);
  }
  await page.keyboard.press('Escape');
  await expect(proof(page)).not.toContainText('Not drawn yet');
  await page.keyboard.press('Control+Home');
  await tabTo(page, 'Done drawing');
  await page.keyboard.press('Enter');

  await tabTo(page, 'More');
  await page.keyboard.press('Enter');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Fill it for me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fill it for me' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(proof(page)).toContainText('One solution');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Play or share it' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hudoku\/1-2~d5/);
  await expect(page.getByText(/own 6×5/).first()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Next: /).first()).toBeVisible();
});

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch: a puzzle is copied from a sheet, made unique and thinned out', async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'More of Hudoku' }).tap();
    await page.getByRole('link', { name: 'Hudoku: Make a puzzle' }).tap();
    await page.getByRole('button', { name: 'Board', exact: true }).tap();
    await page.getByRole('button', { name: '4 × 5' }).tap();
    await cell(page, 0).tap();
    // The focus goes on by itself, so that a sheet is read off row by row.
    for (const key of ['9', '6'])
      await page
        .getByRole('group', { name: /Number/ })
        .getByRole('button', { name: key })
        .tap();
    await page.getByRole('button', { name: 'Clear' }).tap();
    await page
      .getByRole('group', { name: /Number/ })
      .getByRole('button', { name: '4' })
      .tap();
    await expect(cell(page, 0)).toHaveAccessibleName('Region A, 9');
    await expect(cell(page, 2)).toHaveAccessibleName('Region A, open');
    await expect(cell(page, 3)).toHaveAccessibleName('Region B, 4');
    await expect(proof(page)).toContainText('More than one solution');
    await page.getByRole('button', { name: 'Show two' }).tap();
    await expect(
      page.getByRole('gridcell', { name: /in one solution, \d in the other/ }).first(),
    ).toBeVisible();
    await expectFaultless(page, 'two solutions');
    await page.getByRole('button', { name: 'Make it unique' }).tap();
    await expect(proof(page)).toContainText('One solution');
    await page.getByRole('button', { name: 'Steps' }).tap();
    await expect(page.getByRole('dialog', { name: 'Steps' }).getByRole('row').first()).toBeVisible();
    await expectFaultless(page, 'steps');
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(proof(page)).toContainText('More than one solution');
    await page.getByRole('button', { name: 'Redo' }).tap();
    await expect(proof(page)).toContainText('One solution');
    // A contradiction is marked at once, and nothing is offered for play.
    await cell(page, 1).tap();
    await page
      .getByRole('group', { name: /Number/ })
      .getByRole('button', { name: '9' })
      .tap();
    await expect(proof(page)).toContainText('The 9 at row 1, column');
    await expect(cell(page, 0)).toHaveAccessibleName('Region A, 9, contradicts another');
    await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-disabled', 'true');
    await expectFaultless(page, 'a contradiction');
  });

  test('its text is shown, and what cannot be read changes nothing', async ({ page, site }) => {
    await openMaker(page, site);
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    const box = page.getByRole('textbox', { name: 'Puzzle as text' });
    await expect(box).toHaveValue(/^a a a b b/);
    await box.fill('a a a\nb b');
    await page.getByRole('button', { name: 'Use this text' }).tap();
    await expect(
      page.getByText(/Row 2 has 2 cells, not 3\. Your puzzle is as it was\./).first(),
    ).toBeVisible();
    await expectFaultless(page, 'a text refused');
    // Whoever closes it by mistake finds what was typed.
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    await expect(box).toHaveValue('a a a\nb b');
    await box.fill(SHEET);
    await page.getByRole('button', { name: 'Use this text' }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(20);
  });
});

test('what is being made is there after a reload, a crash and in the next tab', {
  tag: '@chromium',
}, async ({ context, page, site }) => {
  await openMaker(page, site);
  await cell(page, 0).focus();
  await page.keyboard.type('53');
  await expect(cell(page, 0)).toHaveAccessibleName('Region A, 5');
  await page.reload();
  await expect(cell(page, 1)).toHaveAccessibleName('Region A, 3');
  await cell(page, 2).focus();
  await page.keyboard.type('7');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await openMaker(next, site);
  await expect(cell(next, 2)).toHaveAccessibleName('Region A, 7');
  await next.keyboard.press('u');
  await expect(cell(next, 2)).toHaveAccessibleName('Region A, open');

  const other = await context.newPage();
  await openMaker(other, site);
  await cell(other, 3).focus();
  await other.keyboard.type('4');
  await expect(next.getByText(/went on in another tab/).first()).toBeVisible();
});

test('words of addresses are no codes, and show nothing of another page first', async ({ page, site }) => {
  await setSettings(page, CALM);
  for (const address of ['hudoku/secret', 'hudoku/SECRET', 'hudoku/make/more']) {
    await page.goto(site.url + address);
    await expect(page.getByRole('heading', { name: 'Page not found' }).first(), address).toBeVisible();
  }
  await page.goto(`${site.url}hudoku/MAKE`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hudoku by hand' })).toBeAttached();
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${site.url}hudoku/make`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-paint', 'nothing');
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'hudoku');
});
