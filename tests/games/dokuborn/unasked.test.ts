// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../src/store/settings';

const begun = vi.fn();
class CountedWorker {
  constructor() {
    begun();
  }
  postMessage(): void {}
  terminate(): void {}
}

/** The page as it is with these settings stored. */
async function pageWith(text: string | null) {
  if (text === null) localStorage.removeItem(SETTINGS_KEY);
  else localStorage.setItem(SETTINGS_KEY, text);
  vi.resetModules();
  return import('../../../src/games/dokuborn/screen/newerCards/cardNews');
}

beforeEach(() => {
  begun.mockClear();
  vi.stubGlobal('Worker', CountedWorker);
});

it.each([
  ['none', null],
  ['as the first edition stored them', '{"theme":"dark","timers":"on","liveCards":true}'],
  ['with the first edition’s no', '{"theme":"dark","liveCards":false}'],
  ['with a no', '{"liveCards":true,"newerCards":"no"}'],
])('nobody is asked for newer cards with settings: %s', async (_name, text) => {
  const { lookWhenDue } = await pageWith(text);
  await lookWhenDue();
  expect(begun).not.toHaveBeenCalled();
});

it('after a yes they are asked for, now and whenever it is due', async () => {
  const { sayYes } = await pageWith('{"liveCards":true}');
  sayYes();
  expect(begun).toHaveBeenCalledTimes(1);
  const stored = localStorage.getItem(SETTINGS_KEY);
  expect(JSON.parse(stored ?? '')).toMatchObject({ newerCards: 'yes' });
  const { lookWhenDue } = await pageWith(stored);
  await lookWhenDue();
  expect(begun).toHaveBeenCalledTimes(2);
});
