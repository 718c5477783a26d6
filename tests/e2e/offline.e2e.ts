/** Every route with the server gone; updates with two real builds; pages whose files have disappeared. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { someGames } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { cross, crossed, openCups } from './support/cups';
import { openWhole } from './support/engines';
import { board, openGame, play, STEADY } from './support/everyGame';
import { build, CALM, offlineReady, openSite, ROUTES, setSettings, test } from './support/fixtures';
import { lieOf } from './support/measures';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Where the app lies changes the addresses of its files, which are the same for all: every other route shows it. */
const SOME_ROUTES = soaking ? ROUTES : ROUTES.filter((_, index) => index % 2 === 0);

for (const [where, name, base, routes] of [
  ['at the root', 'a', '/', ROUTES],
  ['under a sub-path', 'sub', '/sub/', SOME_ROUTES],
] as const) {
  test(`every route ${where} opens online, and again with the server gone`, {
    tag: where === 'at the root' ? '@core' : [],
  }, async ({ page, context }) => {
    await setSettings(page, CALM);
    const site = await openSite(build(name), base);
    const titles = new Map<string, string>();
    for (const route of routes) {
      await openWhole(page, site.url + route);
      await expect(heading(page)).toBeVisible();
      titles.set(route, (await heading(page).textContent()) ?? '');
    }
    await offlineReady(page);
    await site.close();
    const later = await context.newPage();
    const foreign: string[] = [];
    later.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    for (const route of routes) {
      await openWhole(later, site.url + route);
      await expect(heading(later)).toHaveText(titles.get(route) ?? '');
    }
    await openCups(later, site);
    await cross(later, 2);
    await later.reload();
    await expect.poll(() => crossed(later)).toEqual([2]);
    expect(foreign).toEqual([]);
  });
}

test('after one visit to the shelf every game is played, left and found again with the server gone', async ({
  page,
  context,
}) => {
  await setSettings(context, { ...CALM, ...STEADY });
  const site = await openSite(build('a'));
  await page.goto(site.url);
  await offlineReady(page);
  await site.close();
  for (const game of someGames(3)) {
    const later = await context.newPage();
    await openGame(later, site, `${game.id}?scene=game`);
    const played = await play(later, game);
    const address = later.url();
    expect(address).toMatch(new RegExp(`/${game.id}/.+`));
    await later.close();
    const again = await context.newPage();
    await openGame(again, site, address.slice(site.url.length));
    await expect.poll(() => board(again), game.id).toBe(played);
    await openGame(again, site, `${game.id}/daily`);
    await expect.poll(() => board(again), game.id).not.toBe(played);
    await again.close();
  }
});

test('a host without a fallback serves 404.html, and deep links work', async ({ page, expected }) => {
  expected.push(/404/);
  await setSettings(page, CALM);
  const { serve } = await import('../../scripts/server.mjs');
  const served = await serve({ folder: build('a'), plain: true });
  await page.goto(`http://127.0.0.1:${served.port}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await served.close();
});

test('the page says that it is ready offline only when it is', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(site.url);
  await offlineReady(page);
  await expect(page.getByText(/ready (to play )?offline/i).first()).toBeVisible();
  const missing = await page.evaluate(async () => {
    const wanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css|woff2|svg)$/.test(name));
    const misses = [];
    for (const name of wanted)
      if (!(await caches.match(name, { ignoreSearch: true })) && !name.endsWith('/sw.js')) misses.push(name);
    return misses;
  });
  expect(missing).toEqual([]);
});

/** A folder whose contents a test may replace, as a deploy does. */
async function deployable(
  name: 'a' | 'b',
): Promise<{ folder: string; deploy: (name: 'a' | 'b') => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-'));
  const deploy = async (next: 'a' | 'b') => {
    for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true });
    await cp(build(next), folder, { recursive: true });
  };
  await deploy(name);
  return { folder, deploy };
}

/** Null while the page is on its way from one build to the next. */
const buildName = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.build).catch(() => null);

test('an update waits for the player’s word and keeps the game', async ({ page }) => {
  await setSettings(page, { ...CALM, theme: 'system' });
  const { folder, deploy } = await deployable('a');
  const site = await openSite(folder);
  await openCups(page, site);
  await offlineReady(page);
  await cross(page, 1);
  let loads = 0;
  page.on('load', () => loads++);
  const before = await lieOf(page);
  await deploy('b');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(/new version/i)).toBeVisible();
  expect(await lieOf(page)).toEqual(before);
  await expectFaultless(page, 'update prompt');
  await cross(page, 4);
  expect(loads).toBe(0);
  expect(await buildName(page)).toBe('test-a');
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildName(page)).toBe('test-b');
  await expect.poll(() => crossed(page)).toEqual([1, 4]);
  expect(loads).toBe(1);
  await site.close();
});

test('without an answer the new version comes at the next start', async ({ page, context }) => {
  await setSettings(page, CALM);
  const { folder, deploy } = await deployable('a');
  const site = await openSite(folder);
  await openCups(page, site);
  await offlineReady(page);
  await cross(page, 3);
  await deploy('b');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(/new version/i)).toBeVisible();
  await page.close();
  await expect
    .poll(async () => {
      const next = await context.newPage();
      await openCups(next, site);
      const [name, marks] = [await buildName(next), await crossed(next)];
      await next.close();
      return [name, marks];
    })
    .toEqual(['test-b', [3]]);
  await site.close();
});

for (const worker of ['on', 'off', 'blocked'] as const) {
  test(`a page from before a deploy survives missing files, service worker ${worker}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: worker === 'off' ? 'block' : 'allow' });
    if (worker === 'blocked') await context.route('**/sw.js', (route) => route.abort());
    const page = await context.newPage();
    await setSettings(page, CALM);
    const { folder, deploy } = await deployable('a');
    const site = await openSite(folder);
    await openCups(page, site);
    await cross(page, 5);
    if (worker === 'on') await offlineReady(page);
    let loads = 0;
    page.on('load', () => loads++);
    await deploy('b');
    // Pages that were never opened: their files are asked for only now.
    await page.getByRole('link', { name: 'Home' }).click();
    await page
      .getByRole('link', { name: /settings/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(loads).toBeLessThanOrEqual(1);
    await openCups(page, site);
    await expect.poll(() => crossed(page)).toEqual([5]);
    await site.close();
    await context.close();
  });
}
