/**
 * What `npm run new-game` writes is the template under another name, which the types and the suites pass; the soak has
 * it played and type-checked as it comes. What it refuses leaves no trace.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type ToolName, toolScript } from '../../scripts/tools.mjs';
import { soaking } from '../counts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A part of the project that can stand alone, with the suites that read the sources of every game. */
const copy = mkdtempSync(join(tmpdir(), 'parlour ü '));
const PARTS = [
  ...[
    'src',
    'scripts',
    'public',
    'index.html',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'biome.json',
  ],
  ...[
    'template',
    'contract',
    'setup.ts',
    'counts.ts',
    'architecture.test.ts',
    'ownWorld.ts',
    'plurals.test.ts',
  ].map((part) => `tests/${part}`),
  // What the suites over all sources must know of the games that are there.
  ...readdirSync(join(ROOT, 'tests/games'))
    .map((id) => `tests/games/${id}/documentNames.ts`)
    .filter((file) => existsSync(join(ROOT, file))),
  // What the tests of a game import.
  ...['sayings.ts', 'inBrowser.ts', 'store/fakes.ts', 'e2e/support/axTree.ts', 'e2e/support/engines.ts'].map(
    (part) => `tests/${part}`,
  ),
  'tests/components/contrast.test.ts',
];
for (const part of PARTS) {
  mkdirSync(dirname(join(copy, part)), { recursive: true });
  cpSync(join(ROOT, part), join(copy, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const files = () =>
  ['src', 'tests'].flatMap((top) =>
    readdirSync(join(copy, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  );

function node(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, out: stdout, said: stdout + stderr, sentence: stderr.trim() };
}
const newGame = (...args: readonly string[]) => node([join(copy, 'scripts/newGame.mjs'), ...args]);
const run = (name: ToolName, ...args: readonly string[]) => node([toolScript(name) ?? '', ...args]);

describe('a refusal', () => {
  it.each([
    ['no arguments', [], /^Usage: npm run new-game <id> "<Title>"$/],
    ['no title', ['mole'], /^Usage/],
    ['a title without quotes', ['mole', 'Mole', 'Hill'], /^Usage/],
    ['an id with a capital', ['Mole', 'Mole'], /cannot be an id: a small letter, then/],
    ['an id of two words', ['mole hill', 'Mole'], /cannot be an id/],
    ['an id that leads elsewhere', ['../mole', 'Mole'], /cannot be an id/],
    ['an id that is too long', ['m'.repeat(33), 'Mole'], /cannot be an id/],
    ['a game', ['hudoku', 'Mole'], /^There is a game called hudoku already\.$/],
    ['a room of a game', ['wondering-witches-brew', 'Mole'], /already/],
    ['the template', ['cups', 'Mole'], /already/],
    ['a page', ['settings', 'Mole'], /names something else/],
    ['a file of every build', ['index', 'Mole'], /names something else/],
    ['a folder of every build', ['icons', 'Mole'], /names something else/],
    ['a device', ['aux', 'Mole'], /names something else/],
    ['a type that there is', ['hint', 'Mole'], /names something else/],
    ['a title of another game', ['mole', 'dragon quest'], /^There is a game called dragon quest already\.$/],
    ['a title that is code', ['mole', '<b>'], /cannot be a title/],
    ['a title that ends a string', ['mole', "Mole', x: '"], /cannot be a title/],
    ['a title that is too long', ['mole', 'Mole'.repeat(8)], /cannot be a title/],
    ['an empty title', ['mole', ' '], /cannot be a title/],
  ])('of %s is one sentence, and nothing is written', (_what, args, sentence) => {
    const before = files();
    const registry = read('src/app/registry.ts');
    const answer = newGame(...args);
    expect(answer).toMatchObject({ status: 1, out: '' });
    expect(answer.sentence).toMatch(sentence);
    expect(answer.sentence.split('\n')).toHaveLength(1);
    expect(files()).toEqual(before);
    expect(read('src/app/registry.ts')).toBe(registry);
  });

  it.each(['src/games/mole', 'tests/games/mole'])('of a folder that is there: %s', (folder) => {
    mkdirSync(join(copy, folder), { recursive: true });
    const before = files();
    expect(newGame('mole', 'Mole')).toMatchObject({ status: 1, sentence: `${folder} is there already.` });
    expect(files()).toEqual(before);
    rmSync(join(copy, folder), { recursive: true });
  });
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

const placeInTemplate = (file: string) =>
  file
    .replace('src/games/mole-2-hill', 'tests/template')
    .replace('tests/games/mole-2-hill', 'tests/template/tests');

/** With the template's names, and from its place. */
const namedAsTemplate = (text: string) =>
  text
    .replaceAll("'../../../src/games/mole-2-hill/", "'../")
    .replace(/'(?:\.\.\/)+(?=(?:app|components|core|frame|store)\/)/g, '$&src/')
    .replaceAll('mole-2-hill', 'cups')
    .replaceAll('Mole2Hill', 'Cups')
    .replaceAll('Mole’s 2nd Hill', 'Cups');

describe('a new game', () => {
  const others = files();
  const before = read('src/app/registry.ts');

  it('is a folder, a folder of tests and one line', () => {
    const { status, said } = newGame('mole-2-hill', "Mole's 2nd Hill");
    expect(said).toMatch(/^Written: .*\nNext: npm run dev, open \/mole-2-hill there, .*rules\.ts\.\n$/);
    expect(status).toBe(0);
    const written = files().filter((file) => !others.includes(file));
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((file) => !/^(src|tests)[\\/]games([\\/]mole-2-hill|$)/.test(file))).toEqual([]);
    const added = "  'mole-2-hill',\n";
    const after = read('src/app/registry.ts');
    expect(after.split(added)).toHaveLength(2);
    expect(after.replace(added, '')).toBe(before);
  });

  it('keeps no name of the template but those of its pieces', () => {
    const texts = files()
      .filter((file) => file.includes('mole-2-hill') && /\.\w+$/.test(file))
      .map((file) => [file, read(file)] as const);
    expect(texts.length).toBeGreaterThan(12);
    for (const [file, text] of texts) expect(text, file).not.toMatch(/\bCups|\bcups-|["']cups["']|template/);
    expect(texts.map(([, text]) => text).join()).toMatch(/title: 'Mole’s 2nd Hill'/);
  });

  it('is the template under another name', () => {
    const isWritten = (file: string) => file.includes('mole-2-hill') && extname(file) !== '';
    const back = files()
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isWritten)
      .map((file) => [file, placeInTemplate(file)] as const);
    for (const [file, place] of back) write(`back/${place}`, namedAsTemplate(read(file)));
    // Names of other lengths and letters break and sort their lines otherwise, and leave other lines empty.
    expect(run('biome', 'check', '--write', 'back')).toMatchObject({ status: 0 });
    const filled = (path: string) => read(path).replace(/\n+/g, '\n');
    for (const [file, place] of back) expect(filled(`back/${place}`), file).toBe(filled(place));
    const template = readdirSync(join(copy, 'tests/template'), { recursive: true, encoding: 'utf8' });
    // All but what puts the template on the shelf.
    expect(back).toHaveLength(template.filter((file) => extname(file) !== '').length - 1);
  });

  it('imports what there is', () => {
    const ours = files().filter((file) => file.includes('mole-2-hill') && /\.tsx?$/.test(file));
    const wrong = ours.flatMap((file) =>
      [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
        .map(([, to = '']) => join(copy, dirname(file), to))
        .filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(path + ending)))
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
    expect(ours.length).toBeGreaterThan(12);
  });

  it('passes lint and format', () => {
    const paths = ['src/games/mole-2-hill', 'tests/games/mole-2-hill', 'src/app/registry.ts'];
    expect(run('biome', 'check', '--error-on-warnings', ...paths)).toMatchObject({ status: 0 });
  });
});

if (soaking)
  describe('a new game, as it comes', () => {
    it('passes the types', () => {
      const config = {
        extends: './tsconfig.json',
        include: ['src/app', 'src/games/mole-2-hill', 'tests/games/mole-2-hill'],
      };
      writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(config));
      expect(run('tsc', '--noEmit', '-p', 'tsconfig.game.json')).toMatchObject({ said: '', status: 0 });
    });

    it('passes its own tests and those that read all sources', () => {
      const suites = [
        'tests/games/mole-2-hill',
        'tests/architecture',
        'tests/plurals',
        'tests/components/contrast',
      ];
      const { said, status } = run('vitest', 'run', '--reporter=verbose', ...suites);
      expect(status, said).toBe(0);
      expect(said).toContain('contract: mole-2-hill');
      expect(said).toContain('mood mole-2-hill');
    });
  });
