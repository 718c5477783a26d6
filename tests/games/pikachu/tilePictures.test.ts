import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureOf } from '../../../src/games/pikachu/screen/tiles/tilePictures';
import { SYMBOLS } from '../../../src/games/pikachu/words/symbols';

const FOLDER = 'src/games/pikachu/screen/tiles/pictures';

it('every symbol has a file of its own, drawn in one square and nothing beside it', () => {
  const pictures = SYMBOLS.map((_, index) => pictureOf(index + 1));
  expect(new Set(pictures).size).toBe(SYMBOLS.length);
  expect(pictures.every((picture) => /tile-\d+\.svg$/.test(picture))).toBe(true);
  const files = readdirSync(FOLDER);
  expect(files).toHaveLength(SYMBOLS.length);
  for (const file of files) {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8'), file).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
  }
});
