/** Grids made by choice, with the keyboard alone and with a finger, and what becomes of them. */
import type { Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { axText, tabTo } from '../support/axTree';
import { fillIn } from '../support/engines';
import { CALM, expect, setSettings, test } from '../support/fixtures';
import { faultsIn } from '../support/measures';

const line = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.getByRole('combobox', { name: /^Search conditions/ });
const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tools' }).getByRole('button', { name, exact: true });

async function open(page: Page, url: string): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dokuborn/);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** For a friend who loves one film. */
test('a grid is made, proven and played by the keyboard alone', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn/make`);
  await tabTo(page, 'combobox');
  for (const typed of ['froz', 'amethyst', 'song', 'sapphire', 'cost 3', 'inkable']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-announcement]')).toHaveText(
    /^Proven: there is a different card for every cell\. 1 star\. Scarcest cell: 17 answers\./,
  );
  expect(await axText(page)).toContain('Frozen and Amethyst: 40 answers, row 1, column 1');
  await page.keyboard.press('Control+z');
  // Text that is being typed has an undo of its own; anywhere else it is the grid's.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('u');
  await expect(line(page, 'Column 3: still open')).toBeVisible();
  await page.keyboard.press('Shift+U');
  await tabTo(page, 'button', /^Play$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dokuborn\/3(:|%3A)ZjQs/);
  await expect(page.getByRole('columnheader', { name: 'Amethyst' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(9);
});

test('what cannot stand says why, and refuses to be chosen', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn/make`);
  await fillIn(field(page), 'cost 3');
  await field(page).press('Enter');
  await fillIn(field(page), 'cost 5');
  const option = page.getByRole('option', { name: /^Cost 5/ });
  await expect(option).toHaveAttribute('aria-disabled', 'true');
  await expect(option).toContainText('No card is this and Cost 3.');
  await field(page).press('Enter');
  await expect(page.locator('[data-area=say]')).toContainText('No card is this and Cost 3.');
  await expect(line(page, 'Column 1: still open')).toBeVisible();
  await fillIn(field(page), 'lilo');
  await field(page).press('Enter');
  await expect(line(page, 'Column 1: Lilo & Stitch')).toBeVisible();
  await line(page, 'Row 1: Cost 3').press('Delete');
  await expect(line(page, 'Row 1: still open')).toBeVisible();
});

test('the rest is filled in one step, and a sketch with its steps outlives a reload', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}dokuborn/make`);
  await fillIn(field(page), 'moana');
  await field(page).press('Enter');
  await tool(page, 'Fill the rest').click();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Fill it' }).click();
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
  await expect(page.locator('[data-proof]')).toContainText('4 stars.');
  const made = await page.getByRole('columnheader').allTextContents();
  await page.reload();
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(made);
  await tool(page, 'Undo').click();
  await expect(page.locator('[data-proof]')).toContainText('1 of 6 conditions chosen');
  await expect(line(page, 'Row 1: Moana')).toBeVisible();
  await expect(tool(page, 'Share')).toHaveAttribute('aria-disabled', 'true');
  await tool(page, 'Undo').click();
  await expect(line(page, 'Row 1: still open')).toBeVisible();
});

test('a link to it opens with a friend, and becomes a grid to be changed', async ({ page, friend, site }) => {
  await open(page, `${site.url}dokuborn/make`);
  await tool(page, 'Fill the rest').click();
  await page.getByRole('button', { name: 'Fill it' }).click();
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
  await tool(page, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toMatch(/^3:[A-Za-z0-9+/]+=*$/);
  await friend.goto(link);
  await expect(friend.getByRole('gridcell')).toHaveCount(9);
  await friend.goto(`${site.url}dokuborn/make`);
  for (const [text, said] of [
    ['3:nonsense', /has 6 conditions; this has 1/],
    [link, null],
  ] as const) {
    await friend.getByRole('button', { name: 'More' }).click();
    await friend.getByRole('menuitem', { name: 'Begin with a code' }).click();
    await fillIn(friend.getByRole('textbox', { name: 'Code or link' }), text);
    await friend.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = friend.getByRole('dialog');
    if (said === null) await expect(dialog).toHaveCount(0);
    else await expect(dialog).toContainText(said);
    if (said !== null) await friend.keyboard.press('Escape');
  }
  await expect(friend.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
});

test.describe('with a finger at 360 px', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a grid of two is made, looked into, shared and taken back', async ({ page, site }) => {
    await open(page, `${site.url}dokuborn/make`);
    // With a keyboard open, what is found is still in sight.
    await field(page).tap();
    await page.setViewportSize({ width: 360, height: 400 });
    await field(page).fill('moana');
    await expect(page.getByRole('option', { name: /^Moana/ })).toBeInViewport();
    await field(page).fill('');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('radio', { name: '2×2' }).tap();
    for (const [kind, name] of [
      ['Films and series', 'Frozen'],
      ['Inks', 'Amber'],
      ['Card types', 'Song'],
      ['Inkwell', 'Inkable'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Kind of condition' }).selectOption({ label: kind });
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
    }
    await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
    expect(await faultsIn(page)).toEqual([]);
    // What is only heard makes the page no longer.
    const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement);
    expect(scrollHeight).toBe(clientHeight);
    await cell(page, 0).tap();
    const dialog = page.getByRole('dialog', { name: 'Frozen and Amber' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await tool(page, 'Share').tap();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^2:/);
    await page.getByRole('button', { name: 'Close' }).tap();
    await tool(page, 'Undo').tap();
    await expect(line(page, 'Column 2: still open')).toBeVisible();
    // A cell leads to what is still open for it.
    await cell(page, 1).tap();
    await expect(line(page, 'Column 2: still open')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('its page and its dialogs have no faults of access', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn/make`);
  await expectFaultless(page, 'blank');
  await fillIn(field(page), 'cost 3');
  await field(page).press('Enter');
  await fillIn(field(page), 'cost');
  await expectFaultless(page, 'searching');
  await fillIn(field(page), '');
  await tool(page, 'Fill the rest').click();
  await expectFaultless(page, 'filling');
  await page.getByRole('button', { name: 'Fill it' }).click();
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'good');
  await expectFaultless(page, 'proven');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'What counts' }).click();
  await page.getByText('Keywords', { exact: true }).last().click();
  await expect(page.getByRole('dialog').getByText('The card has the keyword Evasive.')).toBeVisible();
  await expectFaultless(page, 'glossary');
});
