/** After one visit to the shelf every room is opened, played and found again with the server gone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testedRooms } from '../inBrowser';
import { board, expectNoComplaints, move, open, until } from './support/player';
import { type ListenedSite, openSite } from './support/site';
import { WebKit } from './support/webDriver';

let site: ListenedSite;
let browser: WebKit;
beforeAll(async () => {
  site = await openSite();
  browser = await WebKit.open({ width: 1280, height: 900 });
  await browser.goTo(site.url);
  await until(
    () => browser.run(() => navigator.serviceWorker.controller?.state),
    (state) => state === 'activated',
  );
  await site.close();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('nothing answers any longer but what was stored', async () => {
  await expect(fetch(site.url)).rejects.toThrow();
  expect(
    await browser.run(() =>
      fetch('/robots.txt').then(
        ({ status }) => status,
        () => 'no answer',
      ),
    ),
  ).toBe('no answer');
});

it.each(testedRooms.map((room) => [room.path, room] as const))(
  '%s is played offline, and is found again as it was left',
  async (path, { isPlayed }) => {
    await open(browser, `${site.url}${path}?scene=game`);
    const played = await move(browser, isPlayed);
    await browser.reload();
    expect(
      await until(
        () => board(browser),
        (seen) => seen !== '',
      ),
    ).toBe(played);
    await expectNoComplaints(browser);
  },
);
