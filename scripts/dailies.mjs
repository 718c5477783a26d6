/**
 * `node scripts/dailies.mjs <game> 2041-12-31`: goes on with a game's table of dailies up to that day, twelve
 * weeks a line. What is in it stays, since it has been played.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled, installIfNeeded, root } from './tools.mjs';

installIfNeeded();
const [, , game = '', last = ''] = process.argv;
if (!/^20\d\d-\d\d-\d\d$/.test(last)) throw new Error('Say the game and the last day, as 2041-12-31');

const { table, letterOf, dayAfter } = await bundled('dailies', [
  `tests/games/${game}/dailyTable.ts`,
  'tests/dailyTable.ts',
]);
const file = join(root, table.file);
const text = readFileSync(file, 'utf8');
const [, lines = ''] = /\[(.*?)\]\.join/s.exec(text) ?? [];
let letters = lines.replace(/[^a-z]/g, '');

for (;;) {
  const day = dayAfter(table.from, letters.length);
  if (day > last) break;
  letters += letterOf(table, day);
  if (letters.length % 84 === 0) write(day);
}
write(last);

function write(day) {
  const rows = letters.match(/.{1,84}/g) ?? [];
  const body = rows.map((row) => `\n  '${row}',`).join('');
  writeFileSync(file, text.replace(/\[.*?\]\.join/s, `[${body}\n].join`));
  console.log(`${game} up to ${day}`);
}
