/** macOS and Windows take `Board.tsx` and `board.ts` for one module, and Windows cannot keep every name. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blindDisk, faultOnBlindDisk, filesFor, importsOf } from './blindDisk';
import { twinsIn } from './twinNames';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders that are ours; a build or an installed package is somebody else's. */
const FOLDERS = ['src', 'tests', 'scripts', 'public', 'docs', '.ci'];

const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const atRoot = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => entry.name);
const paths = [...inFolders, ...atRoot];

describe('names', () => {
  it('no two in a folder are equal without letter case and ending', () => {
    expect(twinsIn(inFolders)).toEqual([]);
    expect(inFolders.length).toBeGreaterThan(500);
    expect(new Set(inFolders.map((path) => dirname(path))).size).toBeGreaterThan(20);
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

  /** Windows keeps these for devices; endings do not help. */
  const DEVICE = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
  /** Letters that every system writes alike: accents are stored in two ways. */
  const PLAIN = /^[\w./-]+$/;
  /** Windows allows 260 characters, and the folder above needs some. */
  const LONGEST = 120;
  const isHard = (path: string) =>
    DEVICE.test(path) || !PLAIN.test(path) || /\.(\/|$)/.test(path) || path.length > LONGEST;

  it('every system can keep them', () => {
    expect(paths.filter(isHard)).toEqual([]);
    const hard = [
      'src/aux.ts',
      'a/con/b.ts',
      'a/b:c.ts',
      'a/ü.ts',
      'a/b.',
      'a b.ts',
      'a\\b.ts',
      'x'.repeat(121),
    ];
    expect(hard.filter((path) => !isHard(path))).toEqual([]);
  });
});

describe('on a disk that is blind to letter case', () => {
  const sources = paths.filter((path) => /\.([cm]?tsx?|mjs|css|html)$/.test(path));
  const imports = sources.flatMap((path) => importsOf(path, readFileSync(join(ROOT, path), 'utf8')));
  // What pages name by a path of their own lies in public.
  const disk = blindDisk([...new Set([...paths, ...paths.map((path) => path.replace(/^public\//, ''))])]);

  it('every import finds one file, written as it is', () => {
    const others = imports.filter(({ from }) => from !== 'tests/everyDisk.test.ts');
    expect(others.flatMap((one) => faultOnBlindDisk(one, disk) ?? [])).toEqual([]);
    const found = others.filter((one) => filesFor(one, disk).length === 1);
    expect(found.length).toBeGreaterThan(2000);
    expect(found.length / others.length).toBeGreaterThan(0.98);
  });

  const small = blindDisk([
    'src/a/Board.tsx',
    'src/a/boardIndex.ts',
    'src/a/tiles.svg',
    'src/b/c.ts',
    'src/b/c.css',
  ]);
  const faultsOf = (file: string, text: string) =>
    importsOf(file, text).flatMap((one) => faultOnBlindDisk(one, small) ?? []);

  it.each([
    ['an import', 'src/a/x.ts', "import { Board } from './board';", 'otherwise'],
    ['an ending', 'src/a/x.ts', "import './Board.TSX';", 'otherwise'],
    ['a folder', 'src/b/x.ts', "export * from '../A/Board';", 'otherwise'],
    ['a chunk', 'src/a/x.ts', "const load = () => import('./board');", 'otherwise'],
    ['a worker', 'src/a/x.ts', "new Worker(new URL('./BoardIndex.ts', import.meta.url));", 'otherwise'],
    ['a mock', 'tests/x.ts', "vi.mock('../src/a/board', () => ({}));", 'otherwise'],
    ['a picture', 'src/a/styles/x.css', 'a { background: url("../Tiles.svg") 0 0; }', 'otherwise'],
    ['a script of a page', 'index.html', '<script src="/src/a/board.tsx"></script>', 'otherwise'],
    ['two files for one name', 'src/b/x.ts', "import { c } from './c';", 'may be'],
  ])('notices %s', (_what, file, text, fault) => {
    expect(faultsOf(file, text)).toEqual([expect.stringContaining(fault)]);
  });

  it('lets what is written as it is be', () => {
    expect(faultsOf('src/a/x.ts', "import './Board';\nimport './tiles.svg?url';\nimport 'react';")).toEqual(
      [],
    );
    expect(faultsOf('src/b/x.ts', "import { c } from './c.css';")).toEqual([]);
  });
});
