import { readFileSync } from 'node:fs';
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
  [
    'hostile',
    '{"__proto__":{"theme":"dark"},"whatChanged":"read"}',
    { ...DEFAULT_SETTINGS, whatChanged: 'read' },
  ],
  [
    'partly unknown',
    '{"theme":"dark","speed":"warp","whatChanged":"read"}',
    { ...DEFAULT_SETTINGS, theme: 'dark', whatChanged: 'read' },
  ],
  ['endless', `{"theme":"dark","x":"${'x'.repeat(5000)}"}`, DEFAULT_SETTINGS],
])('reads %s settings as far as they make sense', (_name, text, expected) => {
  expect(parseSettings(text)).toEqual(expected);
});

it('knows what the first edition wrote, which had no word of what has changed since', () => {
  const text = readFileSync(new URL('golden/settings.format-1.json', import.meta.url), 'utf8');
  const local = fakeLocal();
  local.items.set(SETTINGS_KEY, text);
  const settings = createSettings(local);
  expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, ...JSON.parse(text), whatChanged: 'due' });
  settings.setState({ whatChanged: 'read' });
  expect(createSettings(local).getState()).toMatchObject({ theme: 'dark', whatChanged: 'read' });
});

it('takes nobody for a player of the first edition who is new to Parlour', () => {
  const local = fakeLocal();
  const settings = createSettings(local);
  expect(settings.getState().whatChanged).toBe('unknown');
  settings.setState({ seen: ['cups'] });
  expect(createSettings(local).getState().whatChanged).toBe('unknown');
});

it('works without any storage', () => {
  const local = fakeLocal();
  local.failing = new Error('SecurityError');
  const settings = createSettings(local);
  settings.setState({ motion: 'reduced' });
  expect(settings.getState().motion).toBe('reduced');
  expect(createSettings(null).getState()).toEqual(DEFAULT_SETTINGS);
});

it.each([
  ['nothing stored', '', 'unasked'],
  ['the first edition’s default', '{"theme":"dark","liveCards":true}', 'unasked'],
  ['the first edition’s no', '{"theme":"dark","liveCards":false}', 'no'],
  ['a yes', '{"liveCards":true,"newerCards":"yes"}', 'yes'],
  ['a yes after the first edition’s no', '{"liveCards":false,"newerCards":"yes"}', 'yes'],
  ['a no', '{"liveCards":true,"newerCards":"no"}', 'no'],
  ['something else', '{"liveCards":true,"newerCards":true}', 'unasked'],
])('takes only an answer for an answer about newer cards: %s', (_name, text, answer) => {
  expect(parseSettings(text).newerCards).toBe(answer);
});
