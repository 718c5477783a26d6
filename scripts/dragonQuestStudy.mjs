/**
 * `node scripts/dragonQuestStudy.mjs [seconds]`: looks for positions of Dragon Quest's study until every lesson has its
 * hundred, and writes the table. Positions found before are looked for anew: it tells the same ones.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled, installIfNeeded, root } from './tools.mjs';

installIfNeeded();
const FILE = join(root, 'src/games/dragon-quest/study/table.ts');
const POSITIONS = 100;
const seconds = Number(process.argv[2] ?? 3600);

const { codes, findIn } = await bundled('dragon-quest-study', ['tests/games/dragon-quest/studyTable.ts']);
const table = Object.fromEntries(codes.map((code) => [code, []]));
const end = Date.now() + seconds * 1000;
const open = () => codes.filter((code) => table[code].length < POSITIONS);
let run = 0;
for (; open().length > 0 && Date.now() < end; run++) {
  for (const [code, [place]] of Object.entries(findIn(run, open()))) table[code].push(place);
  if (run % 500 === 0) tell();
}
tell();
write();

function tell() {
  console.log(run, codes.map((code) => `${code} ${table[code].length}`).join(', '));
}

function write() {
  const lines = codes.map(
    (code) => `  '${code}': '${table[code].map((place) => place.join('.')).join(' ')}',\n`,
  );
  writeFileSync(
    FILE,
    `/** By lesson: the run, and after how many of its moves. Written by \`scripts/dragonQuestStudy.mjs\`. */\nexport const TABLE: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
  );
}
