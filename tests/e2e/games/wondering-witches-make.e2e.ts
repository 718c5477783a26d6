/** A recipe set by hand, used to the end: by touch on a phone, by keys alone, through reloads, at the table. */
import { expect, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { tabTo } from '../support/axTree';
import { CALM, type Site, setSettings, test } from '../support/fixtures';

test.use({ actionTimeout: 10_000 });

async function openMaker(page: Page, site: Site): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${site.url}wondering-witches/secret`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are the High Witch' })).toBeAttached();
}

const proof = (page: Page) => page.locator('[data-proof]');
const herb = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Herbs of the recipe' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch: a recipe is set, clued, weighed, passed on and found', async ({ page, site }) => {
    await openMaker(page, site);
    await expect(proof(page)).toContainText('No herb has number 1 yet');
    await expectFaultless(page, 'nothing set');
    for (const name of ['Sage', 'Mint', 'Parsley', 'Oregano']) await herb(page, name).tap();
    await expect(proof(page)).toContainText('It can be won');
    await herb(page, 'Chives').tap();
    await button(page, 'Effects: none').tap();
    await button(page, 'Detective').tap();
    await expectFaultless(page, 'effects');
    await button(page, 'Close').tap();
    await expect(herb(page, 'Chives')).toHaveAccessibleName('Chives, decoy, passed over, Detective');
    await button(page, 'How hard is it?').tap();
    await expect(proof(page)).toContainText('Parlour’s own hints find it', { timeout: 30_000 });
    await expectFaultless(page, 'a proven recipe');

    await button(page, 'Change the clue').tap();
    const clue = page.getByRole('dialog', { name: 'Clue' });
    for (const name of ['Sage', 'Mint']) await clue.getByRole('button', { name }).tap();
    await clue.getByRole('radio', { name: 'Decoy', exact: true }).tap();
    await clue.getByRole('button', { name: 'Give this clue' }).tap();
    await expect(clue.getByText(/would be a lie: Sage is number 1 and Mint is number 2/)).toBeVisible();
    await expectFaultless(page, 'a clue refused');
    await clue.getByRole('radio', { name: '1', exact: true }).tap();
    await clue.getByRole('button', { name: 'Give this clue' }).tap();
    await expect(page.getByText('One of Sage and Mint is number 1 of the recipe.')).toBeVisible();

    await button(page, 'Hand over').tap();
    await expect(page.getByText(/Whoever digs in it will find it/)).toBeVisible();
    await expectFaultless(page, 'hand over');
    await button(page, 'Pass the device on').tap();
    await expect(herb(page, 'Sage')).toHaveCount(0);
    await expectFaultless(page, 'passed on');
    await button(page, 'We are ready to brew').tap();
    await expect(page).toHaveURL(/\/wondering-witches\/brew\/1-2~6-1-x-own~/);
    for (const name of ['Sage', 'Mint', 'Parsley', 'Oregano']) {
      await page.getByRole('gridcell', { name: new RegExp(`^${name}: put`) }).tap();
    }
    await button(page, 'Use potion').tap();
    await expect(page.getByText('You found the recipe').first()).toBeVisible();
    // Whoever goes back sees nothing of it.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'The recipe is hidden' })).toBeVisible();
  });

  test('at the table: potions are answered, taken back, and kept through a reload', async ({
    page,
    site,
  }) => {
    await openMaker(page, site);
    for (const name of ['Sage', 'Mint', 'Parsley', 'Oregano']) await herb(page, name).tap();
    await button(page, 'Hand over').tap();
    await button(page, 'Answer at the table').tap();
    await expect(page.getByText(/^Read it out: /)).toBeVisible();
    const put = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}: put`) }).tap();
    for (const name of ['Mint', 'Sage']) await put(name);
    await button(page, 'Answer').tap();
    const card = page.getByRole('region', { name: 'Potion 1' });
    await expect(card).toContainText('1 undergrown');
    await expectFaultless(page, 'an answer');
    await button(page, 'Undo').tap();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: /^Sage, 2 seeds/ })).toBeVisible();
    await button(page, 'Redo').tap();
    await page.reload();
    await button(page, 'Go on at the table').tap();
    await expect(card).toBeVisible();
    await button(page, 'Log').tap();
    await expect(
      page.getByRole('dialog', { name: 'Log' }).getByRole('listitem', { name: 'Potion 1' }),
    ).toBeVisible();
    await expectFaultless(page, 'the log');
    await button(page, 'Close').tap();
    await button(page, 'Recipe').tap();
    await button(page, 'I am the High Witch: show it').tap();
    await herb(page, 'Chives').tap();
    await button(page, 'Chives: number 1').tap();
    await expect(page.getByText(/End the table before you change it/).first()).toBeVisible();
    await expect(herb(page, 'Sage')).toHaveAccessibleName('Sage, number 1');
  });
});

test('by keys alone: a recipe is set, dealt, taken back and played', async ({ page, site }) => {
  await openMaker(page, site);
  await herb(page, 'Parsley').focus();
  for (const key of ['2', 'ArrowRight', '1', 'ArrowDown', '4', 'ArrowDown', '3'])
    await page.keyboard.press(key);
  await expect(herb(page, 'Rosemary')).toHaveAccessibleName('Rosemary, number 3');
  await expect(proof(page)).toContainText('It can be won');
  await page.keyboard.press('2');
  await expect(herb(page, 'Parsley')).toHaveAccessibleName('Parsley, number 3');
  await page.keyboard.press('u');
  await expect(herb(page, 'Parsley')).toHaveAccessibleName('Parsley, number 2');
  await page.keyboard.press('Delete');
  await expect(proof(page)).toContainText('No herb has number 3 yet');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Deal one for me' })).toBeVisible();
  await page.getByRole('button', { name: 'Spice Sorcerer' }).focus();
  await page.keyboard.press('Enter');
  await expect(herb(page, 'Basil')).toBeVisible();
  await expect(proof(page)).toContainText('It can be won');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Hand it over' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pass the device on' })).toBeVisible();
  await button(page, 'We are ready to brew').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wondering-witches\/brew\/1-2~8-1-/);
});

test('by keys alone: potions are answered at the table, taken back, and the table is ended', async ({
  page,
  site,
}) => {
  await openMaker(page, site);
  await herb(page, 'Sage').focus();
  for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3', 'ArrowDown', '4'])
    await page.keyboard.press(key);
  await expect(proof(page)).toContainText('It can be won');
  await page.keyboard.press('p');
  await tabTo(page, 'button', /^Answer at the table/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Read it out: /)).toBeVisible();
  await tabTo(page, 'gridcell', /: put/);
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, 'button', /^Answer$/);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Potion 1' });
  await expect(card).toBeVisible();
  await page.keyboard.press('u');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Shift+U');
  await expect(card).toBeVisible();
  await page.keyboard.press('l');
  await expect(
    page.getByRole('dialog', { name: 'Log' }).getByRole('listitem', { name: 'Potion 1' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, 'button', /^More$/);
  await page.keyboard.press('Enter');
  const end = page.getByRole('menuitem', { name: 'End the table' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(end).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, 'button', /^End the table$/);
  await page.keyboard.press('Enter');
  await expect(button(page, 'I am the High Witch: show it')).toBeVisible();
  await expect(button(page, 'Go on at the table')).toHaveCount(0);
});
