/** Every browser test runs against a real build on a plain static server, and fails on any error the page shows. */
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { serve } from '../../../scripts/server.mjs';
import { soaking } from '../../counts';
import { testedRooms } from '../../inBrowser';

export interface Site {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** While a single game is in the works, its own build can stand in for the first. */
const FIRST_BUILD = process.env.PARLOUR_E2E_BUILD ?? 'dist-test/a';

export function build(name: 'a' | 'b' | 'sub'): string {
  return fileURLToPath(
    new URL(`../../../${name === 'a' ? FIRST_BUILD : `dist-test/${name}`}`, import.meta.url),
  );
}

export async function openSite(folder: string, basePath = '/', port = 0): Promise<Site> {
  const served = await serve({ folder, base: basePath, port });
  return { url: `http://127.0.0.1:${served.port}${basePath}`, port: served.port, close: served.close };
}

interface Fixtures {
  readonly site: Site;
  /** What went wrong in the page: console errors, uncaught errors, breaches of the content policy. */
  readonly complaints: string[];
  /** Patterns of complaints that a test causes on purpose. */
  readonly expected: RegExp[];
  /** A page of somebody else's browser, who has been shown round already. */
  readonly friend: Page;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use, info) => {
    if (!soaking) await dealAlike(context, info.titlePath.join(' › '));
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  site: async ({}, use) => {
    const site = await openSite(build('a'));
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  expected: async ({}, use) => use([]),
  friend: async ({ browser, complaints }, use, info) => {
    const context = await browser.newContext();
    listen(context, complaints);
    if (!soaking) await dealAlike(context, `the friend of ${info.titlePath.join(' › ')}`);
    await setSettings(context, CALM);
    await use(await context.newPage());
    await context.close();
  },
  complaints: [
    // The site outlives this: what is still on its way as a test ends must not find it gone.
    async ({ context, expected, site: _site }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** A page was left before its font had come, which Firefox calls an error: the status is that of a request taken back. */
const FONT_LEFT_BEHIND = /^downloadable font: download failed .* status=2152398850 /;

export function listen(context: BrowserContext, complaints: string[]): void {
  const complain = (text: string) => {
    if (!FONT_LEFT_BEHIND.test(text)) complaints.push(text);
  };
  const follow = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') complain(message.text());
    });
    page.on('pageerror', (error) => complain(String(error)));
  };
  context.on('page', follow);
  for (const page of context.pages()) follow(page);
}

/**
 * Every run of a test is dealt the same games, so that no deal fails a test that is about something else. What follows
 * another deal follows from its address. The first number that a page draws is its own name, which stays random: by it
 * a tab knows its writes from another's.
 */
async function dealAlike(context: BrowserContext, test: string): Promise<void> {
  await context.addInitScript((name) => {
    const draw = crypto.getRandomValues.bind(crypto);
    let draws = 0;
    const mix = (text: string) => {
      let number = 2166136261;
      for (const sign of text) number = Math.imul(number ^ (sign.codePointAt(0) ?? 0), 16777619);
      return number ^ (number >>> 15);
    };
    crypto.getRandomValues = (numbers) => {
      draws += 1;
      if (draws === 1 || !(numbers instanceof Uint32Array)) return draw(numbers);
      const { pathname, search } = location;
      numbers.set(numbers.map((_number, index) => mix(`${name} ${pathname}${search} ${draws} ${index}`)));
      return numbers;
    };
  }, test);
}

/** The service worker has stored everything and answers for this page. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** For one page, or for every page of a browser. What has changed since the first edition has been read. */
export async function setSettings(
  where: Page | BrowserContext,
  settings: Record<string, unknown>,
): Promise<void> {
  await where.addInitScript(
    (text) => {
      try {
        if (!localStorage.getItem('parlour:settings')) localStorage.setItem('parlour:settings', text);
      } catch {
        // Where storage is forbidden, the defaults are what is tested.
      }
    },
    JSON.stringify({ whatChanged: 'read', ...settings }),
  );
}

/** No tutorial in the way, nothing moving: for tests about something else. */
export const CALM = {
  motion: 'reduced',
  seen: ['cups', ...testedRooms.map(({ id }) => id)],
};

/** A link that lost its last character to another. */
export const misspelt = (url: string): string => `${url.slice(0, -1)}${url.endsWith('x') ? 'y' : 'x'}`;

export const ROUTES = ['', 'settings', 'stats', 'about', 'no-such-page', 'cups', 'cups/daily'] as const;
