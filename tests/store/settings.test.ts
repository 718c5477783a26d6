import { expect, it } from 'vitest';
import { createSettings, DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY } from '../../src/store/settings';
import { fakeLocal } from './fakes';

it('remembers what was set', () => {
  const local = fakeLocal();
  createSettings(local).setState({ theme: 'dark', sound: true });
  expect(createSettings(local).getState()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true });
  expect(JSON.parse(local.items.get(SETTINGS_KEY)!)).toMatchObject({ theme: 'dark' });
});

it.each([
  ['damaged', '{"theme":', DEFAULT_SETTINGS],
  ['foreign', '[1,2]', DEFAULT_SETTINGS],
  ['hostile', '{"__proto__":{"theme":"dark"}}', DEFAULT_SETTINGS],
  ['partly unknown', '{"theme":"dark","speed":"warp"}', { ...DEFAULT_SETTINGS, theme: 'dark' }],
  ['endless', `{"theme":"dark","x":"${'x'.repeat(5000)}"}`, DEFAULT_SETTINGS],
])('reads %s settings as far as they make sense', (_name, text, expected) => {
  expect(parseSettings(text)).toEqual(expected);
});

it('works without any storage', () => {
  const local = fakeLocal();
  local.failing = new Error('SecurityError');
  const settings = createSettings(local);
  settings.setState({ motion: 'reduced' });
  expect(settings.getState().motion).toBe('reduced');
  expect(createSettings(null).getState()).toEqual(DEFAULT_SETTINGS);
});
