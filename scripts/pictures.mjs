/**
 * `node scripts/pictures.mjs`: takes the pictures of Parlour that are kept in the repository, from a fresh build: the
 * README's, the manifest's (public/screenshots) and the one that link previews show (public/preview.jpg).
 */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { importTypeScript, installIfNeeded, root, tool } from './tools.mjs';

installIfNeeded();
const executablePath = await ensureBrowser('chromium');
const out = 'dist-test/pictures';
if (tool('vite', ['build', '--logLevel', 'warn'], { PARLOUR_OUT: out }) !== 0) process.exit(1);
const { registeredGames } = await importTypeScript('scripts/build/registeredGames.ts');
const games = await registeredGames();
const { serve } = await import('./server.mjs');
const { chromium } = await import('@playwright/test');

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 412, height: 892 };
/** Small enough to be fetched by whoever looks at an install dialog on a phone. */
const MOST_BYTES = 150_000;

const PICTURES = [
  { file: 'docs/screenshot.jpg', path: '', size: { width: 1440, height: 900 }, theme: 'dark' },
  { file: 'public/screenshots/wide-home.jpg', path: '', size: WIDE, theme: 'light' },
  { file: 'public/screenshots/narrow-home.jpg', path: '', size: NARROW, theme: 'light' },
  ...games.map(pictureOf),
  {
    file: 'public/preview.jpg',
    path: '',
    size: { width: 1200, height: 630 },
    theme: 'dark',
    prepare: asSign,
  },
];

/** One of each game, wide and narrow in turn. */
function pictureOf({ id }, index) {
  const [shape, size, theme] = index % 2 === 0 ? ['wide', WIDE, 'light'] : ['narrow', NARROW, 'dark'];
  const path = `${id}?scene=game`;
  return { file: `public/screenshots/${shape}-${id}.jpg`, path, size, theme, prepare: begin };
}

/** A game that waits to be begun shows nothing yet. */
async function begin(page) {
  if (await page.getByRole('gridcell').first().isVisible()) return;
  await page.locator('[data-area=board] button').first().click();
  await page.getByRole('gridcell').first().waitFor();
}

/** The shelf without what is there to be pressed: covers, lamp and name. */
async function asSign(page) {
  await page.addStyleTag({
    content: `
      main > :not(.shelf), .page-root nav, .page-root > footer, .box-lid + div { display: none !important; }
      .page-root { padding-inline: 4rem !important; }
      .page-root > header { padding-block: 2.75rem 2.25rem !important; }
      .page-root > header > :is(h1, svg) { zoom: 1.75; }
      .page-root > header::after { content: "Five games to pick up and play"; margin-left: auto; font-size: 1.75rem; }
      .shelf { flex-wrap: nowrap !important; }
      .shelf > .box { flex-basis: 0 !important; }
      .box-lid { min-height: 20rem !important; }
    `,
  });
}

/** Someone who has been here before: no introductions, three dailies played today, one game on the table. */
async function furnish(page, url, theme) {
  await page.goto(`${url}robots.txt`);
  await page.evaluate(
    async ({ settings, stats }) => {
      localStorage.setItem('parlour:settings', settings);
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('parlour', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('texts', 'readwrite');
          writing.objectStore('texts').put(stats, 'stats');
          writing.oncomplete = resolve;
        };
      });
    },
    {
      settings: JSON.stringify({
        theme,
        motion: 'reduced',
        liveCards: false,
        seen: games.map(({ id }) => id),
        whatChanged: 'read',
      }),
      stats: JSON.stringify(stats()),
    },
  );
}

function stats() {
  const entry = (days) => ({
    totals: {},
    aidedTotals: {},
    streak: 0,
    bestStreak: 0,
    results: [],
    dailies: Object.fromEntries(days.map((back) => [dayText(back), 'won'])),
    dealKeys: [],
  });
  const streaks = [5, 2, 0, 3];
  const played = games.map(({ id }, index) => [id, entry([...Array(streaks[index] ?? 0).keys()])]);
  return { games: Object.fromEntries(played) };
}

function dayText(back) {
  const day = new Date();
  day.setDate(day.getDate() - back);
  const part = (number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}

async function take(browser, url, { file, path, size, theme, prepare }) {
  // The page's own policy would refuse the sign's styles.
  const context = await browser.newContext({ viewport: size, bypassCSP: true });
  const page = await context.newPage();
  await furnish(page, url, theme);
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1500);
  await prepare?.(page);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(500);
  const bytes = await save(page, join(root, file));
  await context.close();
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
}

/** A busy board needs a coarser picture than the shelf does. */
async function save(page, path) {
  for (const quality of [84, 74, 64, 54]) {
    await page.screenshot({ path, type: 'jpeg', quality });
    const { size } = statSync(path);
    if (size < MOST_BYTES) return size;
  }
  throw new Error(`${path} is too large`);
}

rmSync(join(root, 'public/screenshots'), { recursive: true, force: true });
mkdirSync(join(root, 'public/screenshots'), { recursive: true });
const { port, close } = await serve({ folder: join(root, out) });
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] });
for (const picture of PICTURES) await take(browser, `http://127.0.0.1:${port}/`, picture);
await browser.close();
await close();
