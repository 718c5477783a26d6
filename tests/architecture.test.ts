/** Reads every import of `src` and says which one points the wrong way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

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
const isScreenSide = (file: string) =>
  /\.tsx$/.test(file) ||
  /(^|\/)(meta|store|screen|use[A-Z])[^/]*\.ts$/.test(file) ||
  file.includes('/screen/');
const isInside = (target: string) =>
  ['app', 'core', 'store', 'components', 'games', 'styles'].includes(layerOf(target) ?? '');

/** Each returns why an import is wrong, or null. */
const rules: readonly ((file: string, target: string) => string | null)[] = [
  (file, target) =>
    layerOf(file) === 'core' && layerOf(target) !== 'core' ? 'core imports nothing but core' : null,
  (file, target) =>
    layerOf(file) === 'store' && isInside(target) && !['store', 'core'].includes(layerOf(target) ?? '')
      ? 'the store knows core only'
      : null,
  (file, target) =>
    layerOf(file) === 'components' &&
    isInside(target) &&
    !['components', 'core'].includes(layerOf(target) ?? '')
      ? 'components take props: no store, no rules, no app'
      : null,
  (file, target) =>
    gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target) ? 'no game imports another' : null,
  (file, target) =>
    layerOf(target) === 'app' && layerOf(file) !== 'app' && file !== 'main.tsx'
      ? 'nothing imports app'
      : null,
  (file, target) =>
    gameOf(file) &&
    !isScreenSide(file) &&
    !/\.worker\.ts$/.test(file) &&
    layerOf(target) !== 'core' &&
    gameOf(target) !== gameOf(file) &&
    target !== 'fuse.js'
      ? 'rules import core and their own folder'
      : null,
  (file, target) =>
    layerOf(file) === 'app' &&
    gameOf(target) &&
    !/\/(\w*Screen|Cover|about|meta|summary)$/.test(target) &&
    !target.endsWith('.worker')
      ? 'the app opens games by their screens and covers only'
      : null,
  (_file, target) => (/\/index$/.test(target) ? 'no barrel files' : null),
];

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
  const pure = files.filter(
    (file) =>
      layerOf(file) === 'core' || (gameOf(file) && !isScreenSide(file) && !/\.worker\.ts$/.test(file)),
  );
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
    ['store/saves.ts', 'components/Modal'],
    ['components/Grid.tsx', 'store/useGame'],
    ['games/pikachu/rules.ts', 'games/hudoku/rules'],
    ['games/pikachu/rules.ts', 'zustand'],
    ['store/clock.ts', 'app/Home'],
    ['app/Home.tsx', 'games/pikachu/rules'],
  ];
  for (const [file, target] of planted) {
    expect(
      rules.some((rule) => rule(file, target) !== null),
      `${file} → ${target}`,
    ).toBe(true);
  }
});
