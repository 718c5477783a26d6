/** Every room in WebKit: opened, played, found again, and dealt alike to whoever follows its link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testedRooms } from '../inBrowser';
import { board, expectNoComplaints, move, open, until } from './support/player';
import { type ListenedSite, openSite } from './support/site';
import { WebKit } from './support/webDriver';

const WINDOW = { width: 1280, height: 900 };
const ROOMS = testedRooms.map((room) => [room.path, room] as const);

let site: ListenedSite;
let browser: WebKit;
beforeAll(async () => {
  site = await openSite();
  browser = await WebKit.open(WINDOW);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What was dealt at which address, in the first browser. */
const dealt = new Map<string, { readonly address: string; readonly seen: string }>();

describe('a room', () => {
  it.each(ROOMS)('%s opens, is played, and is found again as it was left', async (path, { isPlayed }) => {
    const seen = await open(browser, `${site.url}${path}?scene=game`);
    const address = await until(
      () => browser.address(),
      (now) => now.startsWith(`${site.url}${path}/`),
    );
    dealt.set(path, { address, seen });
    const played = await move(browser, isPlayed);
    await expectNoComplaints(browser);
    await browser.reload();
    expect(
      await until(
        () => board(browser),
        (now) => now !== '',
      ),
    ).toBe(played);
    await expectNoComplaints(browser);
    // Sheets for paper are kept by their address alone.
    if (isPlayed) expect(await open(browser, `${site.url}${path}?scene=game`)).toBe(played);
  });
});

describe('a link', () => {
  beforeAll(async () => {
    await browser.close();
    browser = await WebKit.open(WINDOW);
  });

  it.each(ROOMS)('to %s deals the same in a browser that was never there', async (path) => {
    const { address, seen } = dealt.get(path) ?? {};
    expect(await open(browser, address ?? '')).toBe(seen);
    await expectNoComplaints(browser);
  });
});
