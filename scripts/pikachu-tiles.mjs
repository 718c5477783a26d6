/**
 * Draws src/games/pikachu/tiles.svg: the 24 symbols of the seed in one row, from Microsoft's Fluent Emoji (flat,
 * MIT). One picture instead of 160 inline drawings: the browser rasterises it once, whatever the board's size.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAMES = [
  'grinning-face',
  'face-with-tears-of-joy',
  'smiling-face-with-hearts',
  'smiling-face-with-sunglasses',
  'star-struck',
  'sleeping-face',
  'thinking-face',
  'face-screaming-in-fear',
  'dog-face',
  'cat-face',
  'frog',
  'fox',
  'bear',
  'panda',
  'koala',
  'lion',
  'red-apple',
  'pizza',
  'rocket',
  'gem-stone',
  'star',
  'fire',
  'unicorn',
  'rainbow',
];

const icons = JSON.parse(
  readFileSync(
    new URL('../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url),
    'utf8',
  ),
);
const size = icons.width ?? 32;
const drawings = NAMES.map((name, index) => {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`No icon called ${name}`);
  // Groups keep their own ids apart, should a drawing have any.
  const body = icon.body
    .replaceAll(/id="([^"]+)"/g, `id="${name}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);
  return `<g transform="translate(${index * size})">${body}</g>`;
});
const width = size * NAMES.length;
writeFileSync(
  fileURLToPath(new URL('../src/games/pikachu/tiles.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size}" width="${width}" height="${size}">${drawings.join('')}</svg>\n`,
);
