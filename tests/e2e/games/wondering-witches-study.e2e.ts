/** Wondering Witches' study: a lesson by keys alone, and one by touch on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { CALM, type Site, setSettings, test } from '../support/fixtures';

test.use({ actionTimeout: 10_000 });

async function open(page: Page, site: Site, lesson: string): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${site.url}wondering-witches/study?lesson=${lesson}`);
  await expect(page.getByRole('grid', { name: /Notebook/ })).toBeVisible();
}

const exercise = (page: Page) => page.locator('[data-say=exercise]');
const cells = (page: Page) => page.getByRole('grid', { name: /Notebook/ }).getByRole('gridcell');

/** Where the circles are, once the answer is shown. */
async function circled(page: Page): Promise<number[]> {
  return cells(page).evaluateAll((all) =>
    all.flatMap((cell, at) => (cell.querySelector('[data-mark=circle]') ? [at] : [])),
  );
}

test('by keys alone: the answer is shown, tried again and given', async ({ page, site }) => {
  await open(page, site, 'recipe');
  await page.keyboard.press('a');
  await expect(exercise(page)).toContainText('Only this recipe fits every potion');
  const circles = await circled(page);
  expect(circles).toHaveLength(4);
  await page.keyboard.press('t');
  await expect(cells(page).locator('[data-mark]')).toHaveCount(0);
  for (const at of circles) {
    await cells(page).nth(at).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'This is the recipe' }).focus();
  await page.keyboard.press('Enter');
  await expect(exercise(page)).toContainText('Right.');
  await page.keyboard.press('w');
  await expect(exercise(page)).toContainText(/enough to show it|all of these potions/);
  await expectFaultless(page);
  await page.keyboard.press('n');
  await expect(cells(page).locator('[data-mark]')).toHaveCount(0);
});

test('by touch: what is no answer yet is said, and a wrong one is answered kindly', {
  tag: '@chromium',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, site, 'mark-effects');
  const send = page.getByRole('button', { name: 'This one is certain' });
  await send.tap();
  await expect(page.getByText('Circle one place: tap it twice.').first()).toBeVisible();
  await cells(page).nth(1).tap();
  await cells(page).nth(1).tap();
  await send.tap();
  await expect(exercise(page)).toContainText(/Right\.|Not this time\./);
  await expectFaultless(page);
  await context.close();
});

test('with large text on a lying phone every place is wide enough for a finger', async ({ page, site }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, site, 'mark-effects');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const narrowest = () =>
    cells(page).evaluateAll((all) => Math.min(...all.map((cell) => cell.getBoundingClientRect().width)));
  await expect.poll(narrowest).toBeGreaterThanOrEqual(24);
});
