/** While a game is paused, only what goes on with it or leaves it works, in every room that can be paused. */
import { expect, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { testedGames } from '../inBrowser';
import { STEADY } from './support/everyGame';
import { findRooms, toBoard } from './support/everyRoom';
import { CALM, setSettings, test } from './support/fixtures';

test.use({ actionTimeout: 10_000 });

const cells = (page: Page) => page.getByRole('gridcell');
const resume = (page: Page) => page.getByRole('button', { name: 'Resume' });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const STAYS = ['Pause', 'More', 'Menu'];

/** Among the tools, or behind More where there are too many of them. */
async function hasPause(page: Page): Promise<boolean> {
  await more(page).click();
  const all = [
    page.getByRole('button', { name: 'Pause' }),
    page.getByRole('menuitemcheckbox', { name: 'Pause' }),
  ];
  const counts = await Promise.all(all.map((one) => one.count()));
  await page.keyboard.press('Escape');
  return counts.some((count) => count > 0);
}

/** Touches the board until its clock runs and can be stopped; false: this room has no pause. */
async function pauseIt(page: Page): Promise<boolean> {
  if (!(await hasPause(page))) return false;
  for (let cell = 0; cell < 40; cell++) {
    // Out of whatever the last press has opened: letters typed into a search pause nothing.
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    if (await resume(page).isVisible()) return true;
    await cells(page)
      .nth(cell % (await cells(page).count()))
      .click({ force: true });
    if (cell % 2 === 1) await page.keyboard.press('h');
  }
  throw new Error('its clock never ran');
}

/** Without the line in which a tab that opened the game puts its name, a moment later. */
const saved = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('parlour:save:'))
      .map(([key, text]) => `${key} ${text.slice(text.indexOf('\n'))}`)
      .join('\n'),
  );

async function expectHeld(page: Page, room: string): Promise<void> {
  await expect(resume(page), room).toBeFocused();
  await expect(cells(page), room).toHaveCount(0);
  const working = await page
    .getByRole('region', { name: 'Tools' })
    .locator('button:not([aria-disabled])')
    .allInnerTexts();
  expect(
    working.filter((name) => !STAYS.includes(name.trim())),
    room,
  ).toEqual([]);
  await more(page).click();
  const items = await page
    .locator('[role^=menuitem]:not([aria-disabled])')
    .evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''));
  expect(
    items.filter((name) => !STAYS.includes(name)),
    room,
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu'), room).toBeHidden();
  await expect(resume(page), room).toBeVisible();
  await expect(page.locator('[data-area=play] :is(button, [tabindex="0"]):visible'), room).toHaveCount(0);
  await expect(page.locator('[data-say] button'), room).toHaveCount(0);
}

test('nothing but Resume and leaving works while paused, by mouse and by keys', async ({ page, site }) => {
  test.setTimeout(150_000);
  await setSettings(page, { ...CALM, ...STEADY });
  const paused: string[] = [];
  const rooms = await findRooms(page, site);
  // What holds still is the same in all: on every push every other room is paused.
  for (const room of soaking ? rooms : rooms.filter((_, index) => index % 2 === 0)) {
    await page.goto(site.url + toBoard(room));
    await expect(more(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (!(await pauseIt(page))) continue;
    paused.push(room);
    await expectHeld(page, room);
    const before = await saved(page);
    expect(before, room).not.toBe('');
    for (const key of ['u', 'Shift+U', 'Control+z', 'Control+y', 'h', 'e', 'n', 'd', 'l', '1', 'Delete']) {
      await page.keyboard.press(key);
    }
    await expect(page.getByRole('dialog'), room).toHaveCount(0);
    expect(await saved(page), room).toBe(before);
    await resume(page).click();
    await expect(cells(page).first(), room).toBeVisible();
    await expect(cells(page).and(page.locator(':focus')), room).toHaveCount(1);
    for (const key of ['p', 'Escape', 'Enter']) {
      await page.keyboard.press('p');
      await expect(resume(page), room).toBeFocused();
      await page.keyboard.press(key);
      await expect(cells(page).first(), `${room}: ${key}`).toBeVisible();
      await expect(cells(page).and(page.locator(':focus')), `${room}: ${key}`).toHaveCount(1);
    }
    await page.keyboard.press('p');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Parlour', level: 1 })).toBeVisible();
  }
  expect(paused.length).toBeGreaterThanOrEqual(soaking ? testedGames.length : 2);
});

for (const { id, startCountdown } of testedGames) {
  if (!startCountdown) continue;
  test(`${id} on a phone: the menu holds still too, and a countdown that was reloaded waits for P`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await setSettings(page, CALM);
    await page.goto(`${site.url}${id}?new`);
    await startCountdown(page);
    await expect(cells(page).first()).toBeVisible();
    await page.keyboard.press('h');
    await page.keyboard.press('p');
    await expectHeld(page, id);
    await page.keyboard.press('Escape');
    await expect(cells(page).first()).toBeVisible();
    await page.keyboard.press('h');
    await page.reload();
    await expectHeld(page, `${id}, reloaded`);
    const before = await saved(page);
    await page.keyboard.press('u');
    await page.keyboard.press('h');
    expect(await saved(page)).toBe(before);
    await page.keyboard.press('p');
    await expect(cells(page).first()).toBeVisible();
  });
}
