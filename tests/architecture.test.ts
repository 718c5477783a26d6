/** Reads every import of `src` and says which one points the wrong way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { OWN_WORLD } from './ownWorld';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

interface Import {
  readonly file: string;
  readonly line: number;
  /** Inside src as a path from src; a package by its name. */
  readonly target: string;
  readonly text: string;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

const imports = files.flatMap(readImports);

function readImports(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'|new URL\('([^']+)'/g)];
  return found.map((match) => {
    const specifier = (match[1] ?? match[2] ?? '').split('?')[0] ?? '';
    const inside = specifier.startsWith('.');
    return {
      file,
      line: text.slice(0, match.index).split('\n').length,
      target: inside ? posix.relative('/', posix.join('/', posix.dirname(file), specifier)) : specifier,
      text: specifier,
    };
  });
}

const gameOf = (path: string) => /^games\/([^/]+)\//.exec(`${path}/`)?.[1];
const layerOf = (path: string) => path.split('/')[0];
const isInside = (target: string) =>
  ['app', 'core', 'store', 'frame', 'components', 'games', 'styles'].includes(layerOf(target) ?? '');

/** Which part of its game a file is: what is neither words nor screen nor drawing counts as rules. */
function partOf(path: string): 'meta' | 'words' | 'screen' | 'worker' | 'rules' | null {
  if (!gameOf(path)) return null;
  if (/^games\/[^/]+\/meta$/.test(path.replace(/\.ts$/, ''))) return 'meta';
  if (/\.worker(\.ts)?$/.test(path)) return 'worker';
  if (/\/words\//.test(path)) return 'words';
  return /\/(screen|drawing)\//.test(path) ? 'screen' : 'rules';
}

/** What each layer may import beside itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  core: [],
  store: ['core'],
  components: ['core'],
  frame: ['components', 'store', 'core'],
  app: ['games', 'frame', 'components', 'store', 'core'],
  games: ['frame', 'components', 'store', 'core'],
};

/** Each returns why an import is wrong, or null. */
const rules: readonly ((file: string, target: string) => string | null)[] = [
  (file, target) => {
    const layer = layerOf(file) ?? '';
    const below = BELOW[layer];
    if (!below || !isInside(target) || layerOf(target) === layer) return null;
    return below.includes(layerOf(target) ?? '')
      ? null
      : `${layer} imports only ${[layer, ...below].join(', ')}`;
  },
  (file, target) =>
    ['core', 'store'].includes(layerOf(file) ?? '') && /^react/.test(target)
      ? 'no React below the frame'
      : null,
  (file, target) =>
    gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target) ? 'no game imports another' : null,
  (file, target) =>
    layerOf(target) === 'app' && layerOf(file) !== 'app' && file !== 'main.tsx'
      ? 'nothing imports app'
      : null,
  (file, target) =>
    layerOf(file) === 'app' && gameOf(target) && partOf(target) !== 'meta'
      ? 'the app knows games by their meta only'
      : null,
  (file, target) => {
    if (partOf(file) !== 'rules') return null;
    const isOwn = gameOf(target) === gameOf(file) && partOf(target) === 'rules';
    return isOwn || layerOf(target) === 'core' || LIBRARIES.includes(target)
      ? null
      : 'rules import core and the rules of their own game';
  },
  (file, target) => {
    if (partOf(file) !== 'words') return null;
    const isOwn = gameOf(target) === gameOf(file) && ['rules', 'words'].includes(partOf(target) ?? '');
    return isOwn || layerOf(target) === 'core' || /^frame\/words\//.test(target) || target === SESSION_TYPES
      ? null
      : 'words import rules, words and what a session tells';
  },
  (_file, target) => (/\/index$/.test(target) ? 'no barrel files' : null),
];

/** Search by likeness is a solved problem. */
const LIBRARIES = ['fuse.js'];
/** Types only: what has just happened in a game. */
const SESSION_TYPES = 'store/session/sessionState';

/** By the page itself, the browser, and the build. */
const OPENED = [
  'main',
  'app/offline/sw',
  'app/painted/beforePaint',
  'app/painted/paintToday',
  'app/painted/paint',
];

/** By their folder: what the registry lists, and the pages beside a game's rooms. */
const FOUND = /^games\/[^/]+\/(meta|print\/screen\/Print|study\/screen\/Study)$/;

it('no file lies there that nothing needs', () => {
  const tests = fileURLToPath(new URL('.', import.meta.url));
  const inTests = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(tests, file), 'utf8'))
    .join('\n');
  const wanted = new Set(imports.map(({ target }) => target.replace(/\.tsx?$/, '')));
  const alone = files
    .map((file) => file.replace(/\.tsx?$/, ''))
    // Some are found by their folder, and a few serve tests.
    .filter(
      (file) =>
        !FOUND.test(file) &&
        !wanted.has(file) &&
        !OPENED.includes(file) &&
        !inTests.includes(`/src/${file}'`),
    );
  expect(alone).toEqual([]);
});

it('a test that replaces modules has a world of its own', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const replacing = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /^\s*vi\.(mock|doMock)\(/m.test(readFileSync(join(root, file), 'utf8')));
  const isOwn = (file: string) => OWN_WORLD.some((part) => file.startsWith(part));
  expect(replacing.filter((file) => !isOwn(file))).toEqual([]);
});

it('imports point one way', () => {
  const wrong = imports.flatMap(({ file, line, target, text }) =>
    rules.flatMap((rule) => {
      const reason = rule(file, target);
      return reason ? [`src/${file}:${line} imports ${text}: ${reason}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('no file called index, which would invite barrels', () => {
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

it('rules and core are free of clocks, dice, pages and React', () => {
  const pure = files.filter((file) => layerOf(file) === 'core' || partOf(file) === 'rules');
  const forbidden =
    /\b(Math\.random|Date\b|performance\.|localStorage|sessionStorage|indexedDB|document\.|window\.|navigator\.|setTimeout|from 'react)/;
  const wrong = pure.flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        forbidden.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)
          ? [`src/${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(wrong).toEqual([]);
  expect(pure.length).toBeGreaterThan(5);
});

it('reads a plausible number of files and imports, and would notice a wrong one', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(imports.length).toBeGreaterThan(files.length);
  const planted: [string, string][] = [
    ['core/rng.ts', 'react'],
    ['store/saving/saves.ts', 'components/Modal'],
    ['store/saving/saves.ts', 'frame/useGame'],
    ['store/saving/saves.ts', 'react'],
    ['components/grid/Grid.tsx', 'frame/useGame'],
    ['frame/useGame.ts', 'app/rooms'],
    ['games/one/rules/rules.ts', 'games/other/rules/rules'],
    ['games/one/rules/rules.ts', 'games/one/words/words'],
    ['games/one/rules/rules.ts', 'games/one/screen/Board'],
    ['games/one/rules/rules.ts', 'zustand'],
    ['games/one/words/words.ts', 'games/one/screen/Board'],
    ['games/one/recipe/clue.ts', 'frame/words/plural'],
    ['store/session/clock.ts', 'app/home/Home'],
    ['app/home/Home.tsx', 'games/one/rules/rules'],
  ];
  for (const [file, target] of planted) {
    expect(
      rules.some((rule) => rule(file, target) !== null),
      `${file} → ${target}`,
    ).toBe(true);
  }
});

/** Data from the seed documents: names of cards' conditions, herbs, effects and events. */
const DATA_FILES = Object.entries(
  import.meta.glob<readonly string[]>('./games/*/documentNames.ts', {
    eager: true,
    import: 'documentNames',
  }),
).flatMap(([path, modules]) => modules.map((module) => `games/${path.split('/')[2]}/${module}`));
const TWO_WORDS = /[A-Za-z]{2,},? [A-Za-z]{2,}/;
/** `Green Fingers`, `Warm night`: effects, events and special cells go by the names that their document gives them. */
const ID = /^[A-Z][a-z]+ [A-Za-z]+$/;

/** Literals that a person would read as words; what is thrown is for programmers. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SRC, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isNewExpression(node)) return;
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
    if (isText && TWO_WORDS.test(node.text) && !ID.test(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`src/${file}:${line + 1} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('rules, core and workers know no language', () => {
  const mute = files.filter(
    (file) =>
      (layerOf(file) === 'core' || partOf(file) === 'rules' || partOf(file) === 'worker') &&
      !DATA_FILES.includes(file),
  );
  expect(mute.flatMap(sentencesIn)).toEqual([]);
  expect(mute.length).toBeGreaterThan(80);
  // It would see one: the words of the very same games are full of them.
  const telling = files.filter((file) => partOf(file) === 'words');
  expect(telling.flatMap(sentencesIn).length).toBeGreaterThan(100);
});
