/**
 * Draws src/games/pikachu/screen/tiles/pictures/: the 24 symbols of the seed from Microsoft's Fluent Emoji (flat, MIT), each a file of
 * its own. Cut out of one wide picture they showed slivers of their neighbours wherever an engine rounds its size.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

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
const folder = new URL('../src/games/pikachu/screen/tiles/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [index, name] of NAMES.entries()) {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`No icon called ${name}`);
  writeFileSync(
    new URL(`tile-${index + 1}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${icon.body}</svg>\n`,
  );
}
