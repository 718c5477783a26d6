/** macOS and Windows take `Board.tsx` and `board.ts` for one module, so no two names in a folder may be that alike. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { twinsIn } from './twinNames';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders that are ours; a build or an installed package is somebody else's. */
const FOLDERS = ['src', 'tests', 'scripts', 'public', 'docs', '.ci'];

const paths = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);

it('no two names in a folder are equal without letter case and ending', () => {
  expect(twinsIn(paths)).toEqual([]);
  expect(paths.length).toBeGreaterThan(500);
  expect(new Set(paths.map((path) => dirname(path))).size).toBeGreaterThan(20);
});

it.each([
  [['src/a/Board.tsx', 'src/a/board.ts']],
  [['src/a/Plate.tsx', 'src/a/plate.css']],
  [['src/a/marks.tsx', 'src/a/marks.css']],
  [['src/Games/x.ts', 'src/games/y.ts']],
])('notices %s', (twins) => {
  expect(twinsIn(twins)).toHaveLength(1);
});

it('lets names in other folders and a declaration beside its script be', () => {
  expect(twinsIn(['src/a/board.ts', 'src/b/Board.tsx', 'a/x.mjs', 'a/x.d.mts'])).toEqual([]);
});
