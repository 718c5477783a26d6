/** What every game's study promises, whatever it teaches: reached from home, all by keys, in every window, kept. */
import { expect, type Page } from '@playwright/test';
import { registeredGames } from '../../scripts/build/registeredGames';
import { soaking } from '../counts';
import { expectFaultless } from './support/axe';
import { CALM, setSettings, test } from './support/fixtures';
import { barsIn, faultsIn } from './support/measures';

/** Each game's own lessons are gone through elsewhere: on every push every other one stands for what they share. */
const studied = (await registeredGames()).filter(
  ({ studies }, index) => studies && (soaking || index % 2 === 0),
);
const SMALLEST = { width: 320, height: 568 };
const PHONES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];
const WINDOWS = [SMALLEST, ...PHONES, { width: 1440, height: 900 }];

const exercise = (page: Page) => page.locator('[data-say=exercise]');
/** Its position has come: before that there is nothing to be shown. */
const isSet = (page: Page) =>
  expect(page.locator('[data-tool=show]:not([aria-disabled])')).toBeVisible({ timeout: 15_000 });

/** By so much a page of the smallest phone scrolls down. */
const scrollsBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** By so much a ring around what has the focus stands out of the saying, which cuts it. */
const ringCut = (page: Page) =>
  page.evaluate(() => {
    const button = document.activeElement;
    const saying = button?.closest('[data-say]')?.getBoundingClientRect();
    if (!button || !saying) throw new Error('Nothing that is said has the focus');
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, bottom } = button.getBoundingClientRect();
    return Math.max(0, saying.top - (top - ring), bottom + ring - saying.bottom);
  });

/** With text at twice its size what is said scrolls as one, and Next stays within it. */
async function expectOneBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const viewport of [SMALLEST, ...PHONES]) {
    await page.setViewportSize(viewport);
    expect(await barsIn(exercise(page)), `bars at ${viewport.width}`).toBeLessThan(2);
    const next = exercise(page).getByRole('button', { name: 'Next' });
    await exercise(page).evaluate((said) => said.scrollIntoView());
    await expect(next, `Next at ${viewport.width}`).toBeInViewport({ ratio: 0.9 });
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

async function expectWhole(page: Page, label: string): Promise<void> {
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => await faultsIn(page), `${label} at ${viewport.width}`).toEqual([]);
  }
  await page.setViewportSize(SMALLEST);
}

test.use({ viewport: SMALLEST });

for (const { id, title } of studied)
  test(`${id}: a lesson is found, answered, explained, kept, and comes back`, async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(site.url);
    await page.getByRole('button', { name: `More of ${title}` }).press('Enter');
    await page.getByRole('link', { name: `${title}: Study` }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Study ${title}` })).toBeFocused();
    await expectFaultless(page, 'all lessons');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);

    await page.locator('main li a').last().press('Enter');
    await isSet(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const board = page.locator('[data-area=board]');
    await expectFaultless(page, 'a position');
    const box = await board.boundingBox();
    await page.keyboard.press('a');
    await expect(exercise(page)).toContainText('The answer:');
    expect(await board.boundingBox()).toEqual(box);
    await expectFaultless(page, 'an answer');
    expect(await scrollsBy(page)).toBe(0);
    await exercise(page).getByRole('button', { name: 'Next' }).focus();
    expect(await ringCut(page)).toBeLessThan(0.5);
    await expectOneBar(page);
    await expectWhole(page, `${id}, the last lesson`);
    await page.keyboard.press('n');
    await expect(exercise(page)).not.toContainText('The answer:');
    await page.reload();
    await isSet(page);
    await expect(page.getByRole('banner')).toContainText('0 of 100 · 1 to come back');
    await page.getByRole('link', { name: 'Lessons' }).click();
    await expect(page.locator('main li a').last()).toContainText('1 to come back');

    await page.locator('main li a').first().click();
    await isSet(page);
    await page.keyboard.press('a');
    await expect(exercise(page)).toContainText('The answer:');
    await expectWhole(page, `${id}, the first lesson`);
  });
