/** Dragon Quest's study: a lesson by keys alone, and one by touch on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { CALM, type Site, setSettings, test } from '../support/fixtures';

test.use({ actionTimeout: 10_000 });

async function open(page: Page, site: Site, lesson: string): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${site.url}dragon-quest/study?lesson=${lesson}`);
  await expect(page.getByRole('list', { name: 'Choices' })).toBeVisible();
}

const exercise = (page: Page) => page.locator('[data-say=exercise]');
const choices = (page: Page) => page.getByRole('list', { name: 'Choices' }).getByRole('listitem');

/** As the odds of all choices tell once there is an answer. */
async function bestChoice(page: Page): Promise<number> {
  const texts = await choices(page).allTextContents();
  const best = await choices(page).evaluateAll((items) =>
    items.findIndex((item) => item.querySelector('[aria-label="Best"]') !== null),
  );
  expect(texts[best]).toContain('for certain');
  return best;
}

test('by keys alone: the answer is shown, tried again and given', async ({ page, site }) => {
  await open(page, site, 'way-out');
  await expect(exercise(page)).toContainText('wins on this level for certain');
  await page.keyboard.press('a');
  await expect(exercise(page)).toContainText('The answer:');
  const best = await bestChoice(page);
  await page.keyboard.press('t');
  await expect(choices(page).getByRole('button').first()).toBeVisible();
  await page.keyboard.press(String(best + 1));
  await expect(exercise(page)).toContainText('Right.');
  await page.keyboard.press('w');
  await expect(exercise(page)).toContainText('You win.');
  await expectFaultless(page);
  await page.keyboard.press('n');
  await expect(choices(page).getByRole('button').first()).toBeVisible();
});

test('by touch: a cell leads to its choice, and every choice tells its odds', { tag: '@chromium' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, site, 'cards-to-come');
  await page.locator('[role=gridcell]:is([data-live], [data-kind=open])').first().tap();
  await expect(choices(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  await choices(page).getByRole('button').first().tap();
  await expect(exercise(page)).toContainText(/Right\.|Not this time\./);
  await expect(choices(page).filter({ hasText: /never|certain|cases/ })).toHaveCount(
    await choices(page).count(),
  );
  await expectFaultless(page);
  await context.close();
});
