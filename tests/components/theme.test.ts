// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const script = readFileSync('public/theme.js', 'utf8');

function run(options: { stored?: string | (() => never); dark?: boolean } = {}) {
  const storage = {
    getItem: () => (typeof options.stored === 'function' ? options.stored() : (options.stored ?? null)),
  };
  const matchMedia = () => ({ matches: options.dark ?? false });
  new Function('localStorage', 'matchMedia', script)(storage, matchMedia);
}

const html = () => ({ ...document.documentElement.dataset });

beforeEach(() => {
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

describe('theme.js', () => {
  it.each([
    [{}, { theme: 'light' }],
    [{ dark: true }, { theme: 'dark' }],
    [{ dark: true, stored: '{"theme":"light"}' }, { theme: 'light' }],
    [
      { stored: '{"theme":"dark","contrast":"high","motion":"reduced"}' },
      { theme: 'dark', contrast: 'high', motion: 'reduced' },
    ],
    [{ stored: '{"theme":"system","contrast":"normal","motion":"system"}' }, { theme: 'light' }],
    [
      { stored: '{"motion":"full","speed":"fast","symbols":true}' },
      { theme: 'light', motion: 'full', speed: 'fast', symbols: 'true' },
    ],
    [{ stored: '{"theme":"<script>","motion":7}' }, { theme: 'light' }],
    [{ stored: '{"theme":"da' }, { theme: 'light' }],
    [{ stored: 'null' }, { theme: 'light' }],
    [
      {
        stored: () => {
          throw new Error('SecurityError');
        },
      },
      { theme: 'light' },
    ],
  ])('%j gives %j', (options, attributes) => {
    run(options);
    expect(html()).toEqual(attributes);
  });
});
