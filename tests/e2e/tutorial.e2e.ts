/** The tutorial of every room ends where it began: the page where it was, and the focus on the board. */
import { expect, type Page } from '@playwright/test';
import { count, soaking } from '../counts';
import { allHasCome } from './support/engines';
import { openGame, STEADY } from './support/everyGame';
import { findRooms, toBoard } from './support/everyRoom';
import { CALM, setSettings, test } from './support/fixtures';
import { settle } from './support/measures';

test.use({ actionTimeout: 10_000 });

const next = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Next' });
const last = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true });

interface Place {
  readonly page: number;
  readonly parts: readonly number[];
  readonly onBoard: boolean;
}

function whereItStands(page: Page): Promise<Place> {
  return page.evaluate(() => ({
    page: window.scrollY,
    parts: [...document.querySelectorAll('[data-area], [data-area] *')]
      .map(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft)
      .filter((by) => by !== 0),
    onBoard: document.activeElement?.closest('[data-area=board], [data-area=play]') != null,
  }));
}

const WINDOWS = [
  [360, 740],
  [740, 360],
  [320, 568],
  [1280, 800],
] as const;

for (const [turn, [width, height]] of WINDOWS.slice(0, count(2, 4)).entries()) {
  test(`leaves every room as it found it at ${width}×${height}`, async ({ page, site }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height });
    await setSettings(page, { motion: 'reduced', ...STEADY, seen: ['welcome'] });
    let taught = 0;
    const rooms = await findRooms(page, site);
    // On every push each room is left in one of two windows.
    for (const room of soaking ? rooms : rooms.filter((_, index) => index % 2 === turn)) {
      await page.goto(site.url + toBoard(room));
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
      if (!(await isTaught(page))) continue;
      taught++;
      await expect(next(page)).toBeFocused();
      while (await next(page).isVisible()) await next(page).click();
      await last(page).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => whereItStands(page), room).toEqual({ page: 0, parts: [], onBoard: true });

      // Once more, from further down where the page is longer than the window, and left in the middle.
      await page.evaluate(() => window.scrollTo(0, 40));
      await page.getByRole('button', { name: 'More', exact: true }).click();
      // Reaching for the menu may move the page itself.
      const down = await page.getByRole('menuitem', { name: 'Tutorial' }).evaluate((item) => {
        const { scrollY } = window;
        (item as HTMLElement).click();
        return scrollY;
      });
      await next(page).click();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => whereItStands(page), room).toMatchObject({ page: down, onBoard: true });
      await allHasCome(page);
    }
    expect(taught).toBeGreaterThanOrEqual(soaking ? 7 : 3);
  });
}

test('the way on stays in the smallest lying window, however large the text', async ({ page, site }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await setSettings(page, { motion: 'reduced', ...STEADY, seen: ['welcome'] });
  const rooms = await findRooms(page, site);
  for (const room of soaking ? rooms : rooms.slice(2, 5)) {
    await page.goto(site.url + toBoard(room));
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    if (!(await isTaught(page))) continue;
    await expect(next(page)).toBeFocused();
    while (await next(page).isVisible()) {
      for (const size of ['200%', '']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          dispatchEvent(new Event('resize'));
        }, size);
        await settle(page);
        await expect(next(page), `${room}, text of ${size || '100%'}`).toBeInViewport({ ratio: 0.9 });
      }
      await next(page).click();
    }
    await expect(last(page), room).toBeInViewport({ ratio: 0.9 });
    await last(page).click();
  }
});

test('comes at once to whoever asks for it, and what was being said goes on after it', {
  tag: '@core',
}, async ({ page, site }) => {
  await setSettings(page, { ...CALM, ...STEADY });
  await openGame(page, site, 'cups/no-such-code');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  const said = page.getByRole('status').filter({ has: dismiss });
  await expect(said).toBeVisible();
  const text = await said.textContent();

  // By keys alone, from the notice itself.
  await dismiss.focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutorial' }).press('Enter');
  await expect(next(page)).toBeFocused();
  await expect(dismiss).toBeHidden();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(said).toHaveText(text ?? '');
  await expect.poll(() => whereItStands(page)).toMatchObject({ onBoard: true });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tutorial' }).click();
  await expect(next(page)).toBeFocused();
  await expect(dismiss).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => whereItStands(page)).toMatchObject({ onBoard: true });
  await dismiss.click();
  await expect(said).toBeHidden();
});

/** A sheet for paper is made rather than played, and needs no tour. */
async function isTaught(page: Page): Promise<boolean> {
  const board = page.getByRole('gridcell').first();
  const sheet = page.getByRole('img').first();
  await expect(board.or(sheet).first()).toBeVisible();
  return board.isVisible();
}
