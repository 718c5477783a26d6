// @vitest-environment happy-dom
/** When a page loads itself afresh for a file that did not come, and when it had better not. */
import { beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
const answer = vi.fn(async (_address: string) => ({ ok: true }));

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  history.replaceState(null, '');
  reload.mockReset();
  answer.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', answer);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('sessionStorage', sessionStorage);
});

/** As a page that has just been loaded, at this place of the history. */
async function freshPage() {
  vi.resetModules();
  return import('../../src/app/boot/chunks');
}

/** As the router does when a link is followed. */
const follow = (key: string) => history.pushState({ key }, '');

it('loads itself afresh once, and not again for a host that stays broken', async () => {
  expect(await (await freshPage()).reloadByItself()).toBe(true);
  expect(await (await freshPage()).reloadByItself()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does so once more for every page that the player goes to', async () => {
  await (await freshPage()).reloadByItself();
  const { reloadByItself } = await freshPage();
  follow('a-room');
  expect(await reloadByItself()).toBe(true);
  // The page that this brings has its place in the history from the start.
  expect(await (await freshPage()).reloadByItself()).toBe(false);
});

it('forgets the last time after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await (await freshPage()).reloadByItself();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await (await freshPage()).reloadByItself()).toBe(true);
  vi.useRealTimers();
});

it.each([
  ['there is no line', () => answer.mockRejectedValue(new TypeError('no line'))],
  ['the host is out of order', () => answer.mockResolvedValue({ ok: false })],
])('stays where %s: there would be no page at all', async (_name, spoil) => {
  spoil();
  const { reloadByItself, reloadAtPress } = await freshPage();
  expect(await reloadByItself()).toBe(false);
  expect(await reloadAtPress()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('asks past what is stored', async () => {
  await (await freshPage()).reloadAtPress();
  expect(answer.mock.calls[0]?.[0]).toMatch(/^\/\?\d+$/);
  expect(answer.mock.calls[0]?.[1 as 0]).toMatchObject({ cache: 'no-store' });
});

it('loads itself afresh at every press, and then not by itself at once', async () => {
  for (let press = 0; press < 3; press++) expect(await (await freshPage()).reloadAtPress()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
  expect(await (await freshPage()).reloadByItself()).toBe(false);
});

it('needs no line where the service worker has the page', async () => {
  answer.mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(await (await freshPage()).reloadAtPress()).toBe(true);
  vi.unstubAllGlobals();
});

it('does nothing by itself where it could not remember that it did, but what is asked of it', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  const { reloadByItself, reloadAtPress } = await freshPage();
  follow('a-room');
  expect(await reloadByItself()).toBe(false);
  expect(await reloadAtPress()).toBe(true);
});
