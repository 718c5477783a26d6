/**
 * `node scripts/dragonQuestDailies.mjs 2031-12-31`: goes on with the table of Dragon Quest's dailies up to that day, and
 * writes it after every month. A day takes about half a second.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded, root } from './tools.mjs';

installIfNeeded();
const FILE = join(root, 'src/games/dragon-quest/rules/dailySeeds.ts');
const [, , last = ''] = process.argv;
if (!/^20\d\d-\d\d-\d\d$/.test(last)) throw new Error('Say the last day, as 2031-12-31');

const { dayAfter, letterOf } = await bundled('tests/games/dragon-quest/dailyTable.ts');
const text = readFileSync(FILE, 'utf8');
const table = new Map(
  [...text.matchAll(/'(\d{4}-\d\d)': '([a-z]+)'/g)].map(([, month, letters]) => [month, letters]),
);

const [month, letters] = [...table].at(-1);
for (let day = `${month}-${`${letters.length}`.padStart(2, '0')}`; day < last; ) {
  day = dayAfter(day);
  const key = day.slice(0, 7);
  if (!table.has(key)) write();
  table.set(key, (table.get(key) ?? '') + letterOf(day));
}
write();

function write() {
  const lines = [...table].map(([month, letters]) => `  '${month}': '${letters}',\n`);
  writeFileSync(FILE, text.replace(/= \{\n(?: {2}'.*\n)*\}/, `= {\n${lines.join('')}}`));
  console.log([...table].at(-1).join(': '));
}

/** As the product is, since a dev server's wrappers would slow it down. */
async function bundled(entry) {
  const { build } = await import('vite');
  const outDir = join(root, 'node_modules', '.dragon-quest-dailies');
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(root, entry), outDir, minify: false, target: 'es2022' },
  });
  return import(pathToFileURL(join(outDir, 'dailyTable.js')).href);
}
