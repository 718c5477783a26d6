/**
 * `node scripts/pikachuStudy.mjs`: looks for the games whose last tiles Pikachu's study shows, a hundred a lesson, and
 * writes their numbers down. What has been released must not change, so it is run only for lessons that are new.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root, tool } from './tools.mjs';

const STUDY = 'src/games/pikachu/study';
const FILE = join(root, STUDY, 'games.ts');

const { POSITIONS } = await importTypeScript('src/core/study.ts');
const { LESSONS } = await importTypeScript(`${STUDY}/lessons.ts`);
const { GAMES } = await importTypeScript(`${STUDY}/games.ts`);
const { worthOf } = await importTypeScript('tests/games/pikachu/studyTable.ts');

const table = { ...GAMES };
for (const lesson of LESSONS) {
  if (table[lesson.code]) continue;
  const found = [];
  for (let game = 0; found.length < POSITIONS; game++) {
    const worth = worthOf(lesson, game);
    if (worth !== null) found.push({ game, worth });
  }
  // The gentler ones first.
  found.sort((one, other) => one.worth - other.worth || one.game - other.game);
  table[lesson.code] = found.map(({ game }) => game.toString(36)).join('-');
  console.log(lesson.code, 'of', Math.max(...found.map(({ game }) => game)) + 1, 'games');
  write();
}

function write() {
  const lines = Object.entries(table).map(([code, numbers]) => `  '${code}': '${numbers}',`);
  const text = `/**
 * By lesson, which careless games end with a tail worth studying, in base 36, the gentler ones first. Written by
 * \`node scripts/pikachuStudy.mjs\`; what is in it stays, since progress is kept by these positions.
 */
export const GAMES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
  writeFileSync(FILE, text);
  tool('biome', ['format', '--write', FILE]);
}
