/** What pages really load and how soon they can be played: a fresh browser for every run, nothing cached. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Bench, type Figure, quantile } from './measure';
import { ROOT, withSite } from './site';

const RUNS = 3;

const CONDITIONS = [
  { name: 'unthrottled', cpu: 1, slow4g: false, wanted: 'paint ≤ 150 ms, playable ≤ 350 ms' },
  { name: '4× slower CPU', cpu: 4, slow4g: false, wanted: 'paint ≤ 350 ms, playable ≤ 900 ms' },
  { name: '4× and slow 4G', cpu: 4, slow4g: true, wanted: 'playable ≤ 3000 ms' },
] as const;

export const figures: readonly Bench[] = [
  { group: 'Pages: what is loaded (gzip)', run: sizes },
  { group: `Pages: first paint and playable board, cold, median of ${RUNS}`, run: times },
];

async function sizes(): Promise<readonly Figure[]> {
  return withSite(async (browser, url) => {
    const home = await loadedBytes(browser, url);
    const dist = join(ROOT, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(dist, file)).isFile(),
    );
    const precached = readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/url:"([^"]+)"/g);
    const raw = [...precached].reduce((sum, [, file = '']) => sum + statSync(join(dist, file)).size, 0);
    const chunks = files
      .filter((file) => /assets[\\/]Screen-.*\.js$/.test(file))
      .map((file) => gzipSync(readFileSync(join(dist, file))).length);
    return [
      { name: 'home, JavaScript', text: kB(home.script), wanted: '≤ 105 kB' },
      { name: 'home, fonts', text: kB(home.font), wanted: '≤ 70 kB' },
      { name: 'home, everything', text: `${kB(home.all)} in ${home.requests} requests` },
      { name: 'precache, uncompressed', text: kB(raw), wanted: '≤ 1500 kB' },
      { name: 'game chunks', text: chunks.map(kB).join(', '), wanted: '≤ 35 kB each' },
    ];
  });
}

async function times(): Promise<readonly Figure[]> {
  return withSite(async (browser, url) => {
    const rows: Figure[] = [];
    const games = builtGames();
    for (const game of games) {
      for (const { name, cpu, slow4g, wanted } of CONDITIONS) {
        const runs: GameTimes[] = [];
        for (let run = 0; run < RUNS; run++)
          runs.push(await timeGame(browser, `${url}${game}?scene=game`, games, cpu, slow4g));
        const median = (pick: (run: GameTimes) => number) => Math.round(quantile(runs.map(pick), 0.5));
        const text = `paint ${median(({ paint }) => paint)} ms, playable ${median(({ playable }) => playable)} ms, longest task ${median(({ longest }) => longest)} ms`;
        rows.push({ name: `${game}, ${name}`, text, wanted });
      }
    }
    return rows;
  });
}

/** The ids of the games that the build offers to start, from its manifest. */
function builtGames(): readonly string[] {
  const text = readFileSync(join(ROOT, 'dist/manifest.webmanifest'), 'utf8');
  const { shortcuts }: { shortcuts: readonly { readonly url: string }[] } = JSON.parse(text);
  return shortcuts.map(({ url }) => new URL(url, 'http://host').pathname.slice(1));
}

interface GameTimes {
  readonly paint: number;
  readonly playable: number;
  readonly longest: number;
}

async function timeGame(
  browser: Browser,
  url: string,
  games: readonly string[],
  cpu: number,
  slow4g: boolean,
): Promise<GameTimes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await page.context().newCDPSession(page);
  await throttle(session, cpu, slow4g);
  await page.addInitScript((seenGames) => {
    localStorage.setItem('parlour:settings', JSON.stringify({ seen: seenGames, whatChanged: 'read' }));
    const seen = { playable: 0, longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      if (document.querySelector('[role=gridcell], [data-area=board] button'))
        seen.playable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, games);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { seen: { playable: number } }).seen.playable > 0);
  await page.waitForTimeout(300);
  const times = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { playable: number; longest: number } };
    return {
      ...seen,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    };
  });
  await context.close();
  return times;
}

async function throttle(session: CDPSession, cpu: number, slow4g: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!slow4g) return;
  await session.send('Network.enable');
  const bytesPerSecond = (1474.56 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function loadedBytes(browser: Browser, url: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const totals = { script: 0, font: 0, all: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', () => totals.requests++);
  // Bodies as they came over the line, without headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    totals.all += encodedDataLength;
    if (types.get(requestId) === 'Script') totals.script += encodedDataLength;
    if (types.get(requestId) === 'Font') totals.font += encodedDataLength;
  });
  await settle(page, url);
  await context.close();
  return totals;
}

async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
