/** The portal's own promises that only a real browser can keep or break. */
import { expect } from '@playwright/test';
import { winnableGame } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { openGame, STEADY, winGame } from './support/everyGame';
import { CALM, offlineReady, setSettings, test } from './support/fixtures';

const SOON = 5_000;
const winnable = winnableGame();

test('axe finds nothing in the day’s dialogs and with high contrast, light or dark', async ({
  page,
  site,
}) => {
  await setSettings(page, { ...CALM, contrast: 'high' });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Earlier days' })).toBeFocused();
  await expectFaultless(page);
});

test('the box leads to its game wherever it is pressed, and its buttons to their own', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.goto(site.url);
  const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Cups' }) });
  await box.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/cups/);
  await page.goBack();
  await box.getByRole('link', { name: 'Daily Cups' }).click();
  await expect(page).toHaveURL(/\/cups\/daily/);
});

test('the end of a daily leads to the next game’s, also from the opened result, and Back leads back', async ({
  page,
  site,
}) => {
  await setSettings(page, { ...CALM, ...STEADY });
  await page.setViewportSize({ width: 360, height: 740 });
  await openGame(page, site, `${winnable.id}/daily`);
  const played = page.url();
  await winGame(page, winnable);
  await page.getByRole('button', { name: 'Result' }).click();
  const next = page.getByRole('region', { name: /^Result/ }).getByRole('link', { name: /’s? daily$/ });
  const href = (await next.getAttribute('href')) ?? '';
  expect(href).toMatch(/\/daily\/\d{4}-\d\d-\d\d$/);
  await next.click();
  await expect(page).toHaveURL(new URL(href, site.url).href);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(played);
});

test('text at twice its size runs over nowhere', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of ['', 'settings', 'stats', 'about', 'no-such-page']) {
    await page.goto(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect(beyond, route).toBeLessThanOrEqual(0);
  }
});

test('no empty page stands between two pages, however slow the line', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => seen.push(document.querySelector('h1')?.textContent ?? 'nothing');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await page.route('**/assets/Settings-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible({ timeout: SOON });
  const seen = await page.evaluate(() => ('seen' in window ? window.seen : []));
  expect(seen).not.toContain('nothing');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the licences open as text, past the service worker', async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(`${site.url}about`);
    await offlineReady(page);
    const link = page.getByRole('link', { name: /All licences in full/ });
    await page.goto(new URL((await link.getAttribute('href')) ?? '', site.url).href);
    await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  });
});

test('who knew the first edition is told once of the second, and led to what has changed', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const seen: { top: number | undefined } = { top: undefined };
    Object.assign(window, { seen });
    const look = () => {
      seen.top = document.querySelector('article')?.getBoundingClientRect().top;
      // Nothing has a place before the styles have come.
      if (!seen.top) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Its settings had no word of this.
  await setSettings(page, { ...CALM, whatChanged: undefined });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  const note = page.getByRole('region', { name: 'New edition' });
  await expect(note).toBeVisible();
  await expect(page.getByText(/0 of \d/)).toBeVisible();
  await expectFaultless(page);
  // It took a place that had been kept for it.
  const [before, now] = await page.evaluate(() => [
    (window as unknown as { seen: { top?: number } }).seen.top,
    document.querySelector('article')?.getBoundingClientRect().top,
  ]);
  expect(now).toBe(before);

  await note.getByRole('link', { name: 'What changed' }).click();
  await expect(page).toHaveURL(/\/about#what-changed$/);
  const heading = page.getByRole('heading', { name: 'What changed' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectFaultless(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cups' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cups' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
