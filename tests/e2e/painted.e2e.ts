/** What is seen before the app is there: the address's own page, never another's, and nothing of it moves afterwards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../scripts/server.mjs';
import { soaking } from '../counts';
import { testedRooms } from '../inBrowser';
import { isChromium } from './support/engines';
import { build, CALM, offlineReady, openSite, setSettings, test } from './support/fixtures';

/** One frame, as somebody in front of it saw it. */
interface Frame {
  readonly titles: string;
  readonly boxes: number;
  readonly moods: string;
}

const ROOMS = testedRooms.filter(({ path }) => !path.startsWith('cups'));
/** One without other rooms, and one of another's. */
const [PLAIN = '', SIDE = ''] = [
  ROOMS.find(({ path }) => ROOMS.every((other) => !other.path.startsWith(`${path}/`)))?.path,
  ROOMS.find(({ path }) => path.includes('/'))?.path,
];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

/** Notes every frame from the first one on. The app's own files come late, so that what is painted can be seen. */
async function watch(page: Page): Promise<void> {
  await page.route(/assets\/.*\.(js|css)$/, async (route) => {
    await new Promise((later) => setTimeout(later, 150));
    await route.continue();
  });
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(window, { frames });
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const look = () => {
      if (document.body)
        frames.push({
          titles: seen('h1')
            .map((title) => title.textContent)
            .join(', '),
          boxes: seen('.box').length,
          moods: [
            ...new Set(seen('.shell[data-mood], html[data-mood]').map(({ dataset }) => dataset.mood)),
          ].join(', '),
        });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
const arrived = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.build !== undefined);

async function open(page: Page, url: string): Promise<readonly Frame[]> {
  await page.goto(url);
  await arrived(page);
  await page.waitForTimeout(200);
  return framesOf(page);
}

/** What every frame of a room's address may show. */
function expectOnly(frames: readonly Frame[], title: string, mood: string, where: string): void {
  const titles = new Set(frames.map(({ titles }) => titles));
  const moods = new Set(frames.map(({ moods }) => moods));
  expect(
    [...titles].filter((shown) => shown !== '' && shown !== title),
    where,
  ).toEqual([]);
  expect(
    [...moods].filter((shown) => shown !== '' && shown !== mood),
    where,
  ).toEqual([]);
  expect(Math.max(...frames.map(({ boxes }) => boxes)), where).toBe(0);
}

const gameOf = (path: string) => path.split('/')[0] ?? '';
const titleOf = (path: string) => ROOMS.find((room) => room.path === gameOf(path))?.title ?? '';

/** Where every room keeps to its page, two kinds of them tell of a sub-path. */
const UNDER = soaking ? ROOMS : ROOMS.filter(({ path }) => path === PLAIN || path === SIDE);

for (const [where, name, base, rooms] of [
  ['at the root', 'a', '/', ROOMS],
  ['under a sub-path', 'sub', '/sub/', UNDER],
] as const) {
  test(`no frame shows another page than the address's own, ${where}`, async ({ page }) => {
    await setSettings(page, CALM);
    const site = await openSite(build(name), base);
    await watch(page);
    const frames = await open(page, site.url);
    expect(frames.find(({ titles }) => titles !== '')).toMatchObject({ titles: 'Parlour' });
    expect(frames.find(({ boxes }) => boxes > 0)?.boxes).toBeGreaterThan(4);
    for (const [turn, { path }] of rooms.entries()) {
      const daily = path === gameOf(path) ? [`${path}/daily`] : [];
      const addresses = [path, `${path}?scene=game`, `${path}/some-code`, ...daily];
      // At the root, on every push, each room has every other of its addresses opened; under the sub-path all.
      const inTurn = (_: string, at: number) => soaking || rooms !== ROOMS || (at + turn) % 2 === 0;
      for (const address of addresses.filter(inTurn)) {
        const shown = await open(page, site.url + address);
        expectOnly(shown, titleOf(path), gameOf(path), address);
        // The room's own frame is there with the first of them.
        expect(
          shown.find(({ moods }) => moods !== ''),
          address,
        ).toMatchObject({ moods: gameOf(path) });
      }
    }
    await site.close();
  });
}

test('a host that answers with another page paints nothing of it, in the colours of the room', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  await setSettings(page, CALM);
  await watch(page);
  const plain = await serve({ folder: build('a'), plain: true });
  const simple = await openSite(build('a'));
  const shelf = readFileSync(join(build('a'), 'index.html'), 'utf8');
  await page.route(/\/[^/.]+\/[^/.]+$/, (route) =>
    route.request().url().startsWith(simple.url)
      ? route.fulfill({ body: shelf, contentType: 'text/html' })
      : route.fallback(),
  );
  for (const url of [`http://127.0.0.1:${plain.port}/`, simple.url]) {
    for (const path of [PLAIN, SIDE]) {
      const frames = await open(page, `${url}${path}/some-code`);
      expectOnly(frames, titleOf(path), gameOf(path), url + path);
      expect(
        frames.find(({ moods }) => moods !== ''),
        path,
      ).toEqual({
        titles: '',
        boxes: 0,
        moods: gameOf(path),
      });
    }
    const frames = await open(page, `${url}cups/some-code`);
    expect(Math.max(...frames.map(({ boxes }) => boxes))).toBe(0);
  }
  await plain.close();
  await simple.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every room is answered with its own page, the server gone', async ({ page, context }) => {
    await setSettings(context, CALM);
    const site = await openSite(build('a'));
    await page.goto(site.url);
    await offlineReady(page);
    await site.close();
    const later = await context.newPage();
    await watch(later);
    for (const path of [PLAIN, gameOf(SIDE), SIDE]) {
      for (const address of [path, `${path}?scene=game`, `${path}/some-code`]) {
        const frames = await open(later, site.url + address);
        expectOnly(frames, titleOf(path), gameOf(path), address);
        expect(frames.find(({ moods }) => moods !== '')?.titles, address).toBe(titleOf(path));
      }
    }
    const frames = await open(later, `${site.url}cups/some-code`);
    expect(Math.max(...frames.map(({ boxes }) => boxes))).toBe(0);
  });
});

test('without JavaScript the page says what it is', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  // What Playwright switches off is not what browsers show <noscript> for: it is there for those.
  expect(await page.locator('noscript').allTextContents()).toContainEqual(
    expect.stringContaining('Parlour needs JavaScript'),
  );
  for (const { title, path } of ROOMS)
    if (path === gameOf(path)) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(site.url + PLAIN);
  await expect(page.getByRole('heading', { name: titleOf(PLAIN) })).toBeVisible();
  await context.close();
});

for (const visit of ['a first', 'a later'] as const) {
  test(`nothing moves when the app arrives, ${visit} visit`, async ({ page, site, context }) => {
    test.skip(!isChromium(context), 'only Chromium measures shifts');
    await setSettings(page, visit === 'a first' ? { whatChanged: 'read' } : CALM);
    await watch(page);
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      // Letters that come after the app are another matter: on a slow line they wait for it.
      let lettered = Number.POSITIVE_INFINITY;
      document.fonts.addEventListener('loadingdone', () => {
        if (document.documentElement.dataset.paint === undefined) lettered = performance.now();
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
          // The tutorial comes later than the app, and its bubble looks for its place by itself.
          if (Math.abs(entry.startTime - lettered) < 60) continue;
          if (sources.every(({ node }) => (node as Element | null)?.closest?.('.tutorial-bubble'))) continue;
          shifts.push([
            value,
            ...sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120)),
          ]);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [turn, size] of WINDOWS.entries()) {
      await page.setViewportSize(size);
      // On every push each room is in one of the windows, on a later visit in another.
      const inTurn = (_: unknown, at: number) =>
        soaking || (at + turn + (visit === 'a later' ? 1 : 0)) % WINDOWS.length === 0;
      for (const address of ['', ...ROOMS.filter(inTurn).map(({ path }) => path)]) {
        await open(page, site.url + address);
        await page.waitForTimeout(400);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: [number][] }).shifts);
        const sum = shifts.reduce((all, [value]) => all + value, 0);
        expect
          .soft(sum, `${address} at ${size.width}×${size.height}: ${JSON.stringify(shifts)}`)
          .toBeLessThan(0.01);
      }
    }
  });
}

test('what is pressed before the app is there is done, and the focus stays', async ({ page, site }) => {
  await setSettings(page, CALM);
  let arrive = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  let onItsWay = hold();
  await page.route(/assets\/.*\.js$/, async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto(`${site.url}${PLAIN}?scene=game`, { waitUntil: 'commit' });
  await page.locator('[data-painted] [data-tool=new]').click();
  arrive();
  await arrived(page);
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  onItsWay = hold();
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('[data-painted]:visible').getByRole('link', { name: 'Statistics' }).focus();
  arrive();
  await arrived(page);
  await expect(page.getByRole('link', { name: 'Statistics' })).toBeFocused();
});
