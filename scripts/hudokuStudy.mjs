/**
 * `node scripts/hudokuStudy.mjs`: finds the positions of Hudoku's study and writes their table anew, which takes a quarter of
 * an hour. What stands there stays once it is released: run it to see where the table comes from, or for a lesson that is new.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled, installIfNeeded, root } from './tools.mjs';

installIfNeeded();
const FILE = join(root, 'src/games/hudoku/study/table.ts');

const { SOURCES, search, seriesOf } = await bundled('hudoku-study', ['tests/games/hudoku/studyTable.ts']);
const lines = new Map();
for (const source of SOURCES) {
  const found = [...search(source)];
  for (const lesson of Object.keys(source.gives)) {
    const { template, level, moments } = seriesOf(source, lesson, found);
    const series = `    { template: '${template}', level: '${level}', moments: '${moments}' },\n`;
    lines.set(lesson, (lines.get(lesson) ?? '') + series);
    console.log(lesson, template, level, moments.split(' ').length);
  }
}
const text = readFileSync(FILE, 'utf8').replace(/ {2}(\w+): \[[^\]]*\],\n/g, (before, lesson) =>
  lines.has(lesson) ? `  ${lesson}: [\n${lines.get(lesson)}  ],\n` : before,
);
writeFileSync(FILE, text);
