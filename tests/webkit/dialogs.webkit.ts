/** In every room: what is opened over it is closed by Escape, and the focus goes back to what opened it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testedRooms } from '../inBrowser';
import { control, expectNoComplaints, open, press, until } from './support/player';
import { type ListenedSite, openSite } from './support/site';
import { WebKit } from './support/webDriver';

let site: ListenedSite;
let browser: WebKit;
beforeAll(async () => {
  site = await openSite();
  browser = await WebKit.open({ width: 1280, height: 900 });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What lies over the page, by its title; null where nothing does. */
const over = () =>
  browser.run(() => {
    const top = document.querySelector('dialog[open], [role=menu]');
    return top && (top.getAttribute('aria-label') ?? top.querySelector('h2')?.textContent ?? '');
  });
const isFocusOver = () =>
  browser.run(() => document.activeElement?.closest('dialog[open], [role=menu]') !== null);
const focused = () =>
  browser.run(() => {
    const { activeElement } = document;
    return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
  });

async function expectOpen(title: RegExp): Promise<void> {
  await until(over, (seen) => seen !== null && title.test(seen));
  await until(isFocusOver, (isThere) => isThere);
}

/** Tab stays within; Escape closes. */
async function expectToGoBack(to: string): Promise<void> {
  await browser.press('Tab', 'Tab', 'Tab');
  expect(await isFocusOver()).toBe(true);
  await browser.press('Escape');
  await until(over, (seen) => seen === null);
  await until(focused, (name) => name === to);
}

describe.each(testedRooms.map((room) => [room.path, room] as const))('%s', (path, { isPlayed }) => {
  beforeAll(async () => {
    await open(browser, `${site.url}${path}?scene=game`);
  });

  it('opens its menu, which Escape closes', async () => {
    await press(browser, 'More');
    await expectOpen(/^More$/);
    await browser.press('Escape');
    await until(over, (seen) => seen === null);
    expect(await focused()).toBe('More');
    await expectNoComplaints(browser);
  });

  it('opens its rules by a key', async () => {
    await focus('More');
    await browser.press('?');
    await expectOpen(/./);
    await expectToGoBack('More');
    await expectNoComplaints(browser);
  });

  it(isPlayed ? 'opens Share out of the menu' : 'opens Share', async () => {
    if (isPlayed) {
      await press(browser, 'More');
      await press(browser, 'Share this deal');
    } else await press(browser, 'Share');
    await expectOpen(/^Share/);
    await expectToGoBack(isPlayed ? 'More' : 'Share');
    await expectNoComplaints(browser);
  });

  if (isPlayed)
    it('opens New', async () => {
      await press(browser, 'New');
      await expectOpen(/./);
      await expectToGoBack('New');
      await expectNoComplaints(browser);
    });
});

const focus = async (name: string) => {
  const element = await control(browser, name);
  await browser.run((one) => (one as unknown as HTMLElement).focus(), element);
};
