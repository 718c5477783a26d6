/**
 * What players load, in bytes as they come over the line: of the build that `npm test` has just made, else of one of its
 * own, so that a stale one says nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, toolScript } from '../../scripts/tools.mjs';

const { PARLOUR_MEASURED } = process.env;
const dist = PARLOUR_MEASURED ? join(root, PARLOUR_MEASURED) : mkdtempSync(join(tmpdir(), 'parlour-sizes-'));
let assets: readonly string[] = [];

beforeAll(() => {
  if (!PARLOUR_MEASURED) buildOwn();
  assets = readdirSync(join(dist, 'assets'));
}, 120_000);
afterAll(() => {
  if (!PARLOUR_MEASURED) rmSync(dist, { recursive: true, force: true });
});

function buildOwn(): void {
  // What Vitest sets would make a build for tests, with React's warnings in it.
  const env = { ...process.env, NODE_ENV: 'production', PARLOUR_OUT: dist, PARLOUR_BUILD: 'sizes' };
  const args = [toolScript('vite') ?? '', 'build', '--logLevel', 'error', '--emptyOutDir'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const read = (file: string) => readFileSync(join(dist, 'assets', file));
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

function named(name: string): string {
  const found = assets.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

/** Pages send for it with the rest. */
function workersOf(room: string): readonly string[] {
  return assets.filter((file) => new RegExp(`^${room}-deal\\.worker-[\\w-]{8}\\.js$`).test(file));
}

/** With everything that they import, and so on. */
function together(...files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // A set hands out what is added while it is walked through.
  for (const file of found) {
    for (const [, imported = ''] of read(file)
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      found.add(imported);
  }
  return found;
}

describe('what is loaded before anything can be done, at most', () => {
  it('for the shelf without its covers: 98,400 bytes of scripts in 3 files', () => {
    const files = together(named('base'), named('home'));
    expect(sizeOf(files)).toBeLessThanOrEqual(98_400);
    expect(files.size).toBeLessThanOrEqual(3);
  });

  /**
   * What is a room's own, words, drawings, data and its worker's rules included; and in how many files the page comes
   * with all that comes before it, the worker's apart.
   */
  it.each([
    ['pikachu', 22_400, 7],
    ['hudoku', 32_100, 6],
    ['dokuborn', 77_500, 6],
    ['dragon-quest', 52_000, 7],
    ['wondering-witches-solo', 64_300, 7],
    ['wondering-witches-brew', 59_900, 8],
    ['wondering-witches-board', 20_450, 6],
  ])('for %s %i bytes of scripts of its own, in %i files', (room, bytes, most) => {
    const shared = together(named('base'), named('frame'));
    const files = together(named('base'), named('frame'), named(`${room}-Screen`));
    const all = together(...files, ...workersOf(room));
    expect(sizeOf([...all].filter((file) => !shared.has(file)))).toBeLessThanOrEqual(bytes);
    expect(files.size).toBeLessThanOrEqual(most);
  });

  it('for every room 39,850 bytes of its frame', () => {
    const shelf = together(named('base'));
    const files = [...together(named('base'), named('frame'))].filter((file) => !shelf.has(file));
    expect(sizeOf(files)).toBeLessThanOrEqual(39_850);
  });
});

it('what the first screens need is compiled as it comes, but for the file with React', () => {
  const isHinted = (name: string) =>
    read(named(name)).toString().startsWith('//# allFunctionsCalledOnLoad\n');
  const first = ['core', 'frame', 'home', 'pikachu-Screen', 'pikachu-rules', 'wondering-witches-solo-Screen'];
  expect(first.filter((name) => !isHinted(name))).toEqual([]);
  expect(['base', 'dialogs'].filter(isHinted)).toEqual([]);
});

it('no file of a game brings along one of another', () => {
  const ids = ['pikachu', 'hudoku', 'dokuborn', 'dragon-quest', 'wondering-witches'];
  const gameOf = (file: string) => ids.find((id) => file.startsWith(`${id}-`));
  const scripts = assets.filter((file) => file.endsWith('.js'));
  const mixed = scripts.filter(
    (file) => new Set([...together(file)].flatMap((one) => gameOf(one) ?? [])).size > 1,
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(mixed).toEqual([]);
});

/** What a page links: base, frame or shelf, and the room's own. */
it.each([
  ['index', 13_650],
  ['pikachu', 21_800],
  ['hudoku', 22_100],
  ['dokuborn', 23_600],
  ['dragon-quest', 25_500],
  ['wondering-witches', 27_500],
  ['wondering-witches-brew', 26_000],
  ['wondering-witches-board', 25_150],
])('the sheets of %s.html: at most %i bytes', (page, bytes) => {
  const text = readFileSync(join(dist, `${page}.html`), 'utf8');
  const sheets = [...text.matchAll(/<link rel="preload" as="style" crossorigin href="\/assets\/([^"]+)"/g)];
  expect(sheets.length).toBeGreaterThan(1);
  expect(sizeOf(sheets.map(([, file = '']) => file))).toBeLessThanOrEqual(bytes);
});

it('what is stored for offline: at most 1,980,000 bytes, 53,000 of them painted pages', () => {
  const stored = readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"?url"?:"([^"]+)"/g);
  const sizes = [...stored].map(([, file = '']) => ({ file, size: statSync(join(dist, file)).size }));
  const sum = (some: typeof sizes) => some.reduce((all, { size }) => all + size, 0);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sum(sizes)).toBeLessThanOrEqual(1_980_000);
  const pages = sizes.filter(({ file }) => file.endsWith('.page'));
  expect(pages.length).toBeGreaterThan(5);
  expect(sum(pages)).toBeLessThanOrEqual(53_000);
});
