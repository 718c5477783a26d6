/** Grids all but filled: the only card chosen by the keyboard alone, and the one in the way found with a finger. */
import type { Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { tabTo } from '../support/axTree';
import { CALM, expect, setSettings, test } from '../support/fixtures';
import { faultsIn } from '../support/measures';

const said = (page: Page) => page.locator('[data-area=say]');
const announced = (page: Page) => page.locator('[data-announcement]');
const choices = (page: Page) => page.getByRole('list', { name: 'Cards to choose from' }).getByRole('button');
const literally = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

async function open(page: Page, url: string): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(url);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** By name, in the order of the list. */
async function namesIn(page: Page): Promise<string[]> {
  const names = choices(page).locator('span > span:first-child');
  return names.allTextContents();
}

test('the only card is chosen by the keyboard alone', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn/study?lesson=only-3`);
  const names = await namesIn(page);
  expect(names).toHaveLength(6);
  const labels = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const used = names.filter((name) => labels.some((label) => label?.includes(`: ${name},`)));
  expect(used).toHaveLength(2);
  let right: string | null = null;
  // As one would who knows no card: those in the grid first.
  for (const name of [...used, ...names.filter((one) => !used.includes(one))]) {
    await tabTo(page, 'button', literally(name));
    await page.keyboard.press('Enter');
    await expect(announced(page)).toHaveText(/^(Right|Not this time)\./);
    const text = (await announced(page).textContent()) ?? '';
    if (used.includes(name)) expect(text).toMatch(/ stands in row \d, column \d already\.$/);
    if (text === `Right. Only ${name} is left.`) {
      right = name;
      break;
    }
    await page.keyboard.press('t');
    await expect(said(page)).toContainText('Choose the card that is left');
  }
  expect(right).not.toBeNull();
  await page.keyboard.press('w');
  await expect(said(page)).toContainText('3 cards fit the empty cell');
  await expectFaultless(page, 'the only card');
});

test.describe('with a finger', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the card in the way is found', async ({ page, site }) => {
    await open(page, `${site.url}dokuborn/study?lesson=way-3`);
    const play = page.locator('[data-area=play]');
    await expect(play).toContainText('cards fit, and all stand in the grid.');
    const places = await play.getByRole('listitem').allTextContents();
    let isFound = false;
    for (const place of places) {
      const [, row = '', column = ''] = /in row (\d), column (\d)/.exec(place) ?? [];
      await page
        .getByRole('gridcell')
        .nth((Number(row) - 1) * 3 + Number(column) - 1)
        .tap();
      await expect(play).toContainText(`Row ${row}, column ${column}`);
      expect(await faultsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Take this card off' }).tap();
      await expect(said(page)).toContainText(/Right\.|Not this time\./);
      isFound = /Right\. Without .+ the grid can be filled/.test((await said(page).textContent()) ?? '');
      if (isFound) break;
      await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'Try again' }).tap();
    }
    expect(isFound).toBe(true);
    await expectFaultless(page, 'the card in the way');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(said(page)).toContainText('take off the card that is in the way.');
  });
});
