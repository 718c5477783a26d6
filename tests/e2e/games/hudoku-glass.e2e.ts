/** What is seen of a Hudoku before the hourglass is turned, and after the game when it is looked back at. */
import { expect, type Page } from '@playwright/test';
import { CALM, setSettings, test } from '../support/fixtures';

const turn = (page: Page) => page.getByRole('button', { name: 'Turn the hourglass' });
const keys = (page: Page) => page.locator('[data-pad] [data-key]');
const tour = (page: Page) => page.getByRole('dialog', { name: 'Fill every region' });
const putAway = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true });

/** Released, so that it stays what it is. */
const WITH_GLASS = '1~4x5-gentle-hourglass~golden0~05310820347904161400~b1hq';
const LINKS = [
  ['a link that is broken', 'xyz', 'This is not a game code.'],
  ['a link with a run that is damaged', `${WITH_GLASS}#r1~abcd`, 'The run in this link is damaged.'],
] as const;

for (const [name, link, told] of LINKS)
  test(`${name}: on a first visit the glass can be turned beside what is told of it`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}hudoku/${link}`);
    await expect(page.locator('[data-say=notice]')).toContainText(told);
    await turn(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('[data-say=notice]')).toContainText(told);
  });

test('the tutorial waits until what is told has been put away, and then the glass waits for it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}hudoku/xyz`);
  await expect(turn(page)).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
  await putAway(page).click();
  await expect(tour(page)).toBeVisible();
  await expect(turn(page)).toHaveCount(0);
});

test('no key tells anything of a board that is covered', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku?scene=game`);
  await expect(turn(page)).toBeVisible();
  const one = keys(page).first();
  const presses = [
    () => one.click({ force: true }),
    () => one.click({ force: true, modifiers: ['Shift'] }),
    () => one.press('Enter'),
  ];
  const names = () => keys(page).evaluateAll((all) => all.map((key) => key.getAttribute('aria-label')));
  for (const press of presses) {
    await press();
    expect(await names()).toEqual(Array.from({ length: 9 }, () => null));
  }
});

test('looked back at, a game with the hourglass begins with its given numbers', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku?scene=game`);
  await turn(page).click();
  const numbers = page.getByRole('grid').locator('[data-digit]');
  const given = await numbers.allTextContents();
  expect(given.length).toBeGreaterThan(0);
  await page.keyboard.press('h');
  await expect(numbers).toHaveCount(given.length + 1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Look back' }).click();
  await expect(page.getByRole('slider', { name: 'Moves' })).toHaveAttribute('aria-valuetext', '0 of 1');
  await expect(turn(page)).toHaveCount(0);
  expect(await numbers.allTextContents()).toEqual(given);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-say=caption]')).toHaveText(
    /^1 of 1 · 0:0\d Hint: [^.]*\. −500 points\. \d+ cells left\.$/,
  );
});
