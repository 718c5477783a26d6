import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lightened } from '../../scripts/build/lightRouter';

const FOLDER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));
const sources = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(FOLDER + file, 'utf8'));

describe('the router as it is built', () => {
  // Another edition of it may be written in another way; then this says so, and home would be larger unnoticed.
  it('has what is to be left out, and loses it', () => {
    const all = sources.join('\n');
    expect(all).toMatch(/^Link\.displayName = "Link";$/m);
    expect(all).toMatch(/= \w+\.forwardRef\(/);
    expect(lightened(all)).not.toMatch(/^\w+\.displayName = /m);
    expect(lightened(all)).not.toMatch(/= \w+\.forwardRef\(/);
  });

  it('keeps every other line', () => {
    for (const source of sources) {
      const kept = source.split('\n').filter((line) => !/^\w+\.displayName = "\w+";$/.test(line));
      const light = lightened(source).replaceAll('/* @__PURE__ */ ', '').split('\n');
      expect(light.filter((line) => line !== '')).toEqual(
        kept.map((line) => line.replaceAll('/* @__PURE__ */ ', '')).filter((line) => line !== ''),
      );
    }
  });
});
