/**
 * Deals the utilities out: a page loads those that its own modules name, and no game's but its own. Tailwind makes and
 * sorts one sheet of all of them; what only one part of the app names is cut out of it here, and travels with the
 * modules that name it. utilityLayers.ts sees to it that the order of the one sheet still holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { UTILITIES } from './chunkGroups.ts';
import { BASE, gameOf, isAside, isGame, moduleParts } from './moduleParts.ts';
import { inLayers, type PlacedRule, writePart } from './utilityLayers.ts';
import { cutUtilities, readRules } from './utilityRules.ts';

const SRC = normalizePath(fileURLToPath(new URL('../../src/', import.meta.url)));
const TEMPLATE = '../tests/template/';
/** What has no screen has no looks, but many a word that could be one. */
const MODULE = /^(?!.*\b(core|store|rules|words|judging)\/).*\.tsx?$/;

/** By their paths below `src`. */
type Modules = ReadonlyMap<string, string>;

export interface DealtStyles {
  /** The whole sheet, but for what other parts bring. */
  readonly base: string;
  readonly parts: ReadonlyMap<string, string>;
  /** By module, the parts that it cannot do without. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** In what is built; Vite's dev server serves the one sheet. */
export function styleParts(withTemplate: boolean): Plugin {
  const modules = readModules(withTemplate ? ['', TEMPLATE] : ['']);
  const partOf = moduleParts(modules);
  let deal: (styles: DealtStyles) => void = () => {};
  const dealt = new Promise<DealtStyles>((resolve) => {
    deal = resolve;
  });
  return {
    name: 'style-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (UTILITIES.test(source) ? `\0${source}` : null),
    async load(id) {
      const [, part] = UTILITIES.exec(id) ?? [];
      return part === undefined ? null : (await dealt).parts.get(part);
    },
    async transform(code, id) {
      const path = id.startsWith(SRC) ? id.slice(SRC.length) : '';
      if (path === 'index.css') {
        const styles = dealOut(code, modules, partOf);
        deal(styles);
        return { code: styles.base, map: null };
      }
      // The sheet itself is found by way of the base's modules, which need no other.
      if (!modules.has(path) || partOf(path) === BASE) return null;
      const imports = [...((await dealt).needs.get(path) ?? [])].map(
        (part) => `import 'utilities/${part}.css';`,
      );
      // Behind all else, so that no line moves.
      return imports.length > 0 ? { code: [code, ...imports].join('\n'), map: null } : null;
    },
  };
}

export function readModules(folders: readonly string[]): Modules {
  const paths = folders.flatMap((folder) =>
    readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => folder + normalizePath(path),
    ),
  );
  return new Map(
    paths.filter((path) => MODULE.test(path)).map((path) => [path, readFileSync(SRC + path, 'utf8')]),
  );
}

export function dealOut(
  sheet: string,
  modules: Modules,
  partOf: (path: string) => string = moduleParts(modules),
): DealtStyles {
  const { before, utilities, after } = cutUtilities(sheet);
  const files = namingFiles(modules);
  const placed = inLayers(
    readRules(utilities),
    ({ classes }) => sheetsFor(classes.flatMap((name) => files(name).map(partOf))),
    meet,
  );
  const parts = [...new Set(placed.flatMap(({ parts }) => [...parts]))].filter((part) => part !== BASE);
  return {
    base: before + writePart(placed, BASE) + after,
    parts: new Map(parts.map((part) => [part, writePart(placed, part)])),
    needs: needsOf(placed, files, partOf),
  };
}

/** Where a class is named: as Tailwind does, by the letters alone. */
function namingFiles(modules: Modules): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const found = known.get(name) ?? [...modules.keys()].filter((file) => names(modules.get(file), name));
    known.set(name, found);
    return found;
  };
}

/** Whole, and not as the end or the beginning of another. */
function names(text = '', name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!PART_OF_NAME.test(text[at - 1] ?? '') && !PART_OF_NAME.test(text[at + name.length] ?? ''))
      return true;
  }
  return false;
}

const PART_OF_NAME = /[\w:/!@%#*.-]/;

/** What more games than that name belongs to their frame. */
const MOST_COPIES = 2;

/** A class that several parts name stands in the sheet of each, unless they all have another before them. */
function sheetsFor(parts: readonly string[]): ReadonlySet<string> {
  // What the game itself names need not stand in its maker's sheet as well.
  const all = new Set(parts.filter((part) => gameOf(part) === part || !parts.includes(gameOf(part))));
  if (all.size === 0 || all.has(BASE)) return new Set([BASE]);
  const games = new Set([...all].filter((part) => isGame(part) && !isAside(part)).map(gameOf));
  if (!all.has('frame') && games.size <= MOST_COPIES) return withoutCopies(all);
  return new Set(['frame', ...[...all].filter((part) => !isGame(part))]);
}

/** What more pages of one game name is the game's own. */
function withoutCopies(parts: ReadonlySet<string>): ReadonlySet<string> {
  const isCopied = (part: string) =>
    [...parts].filter((other) => gameOf(other) === gameOf(part)).length > MOST_COPIES;
  return new Set([...parts].map((part) => (isCopied(part) ? gameOf(part) : part)));
}

/** Whether an element can have classes of both: no element is two games'. */
function meet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const games = new Set([...others].map(gameOf));
  return ![...some, ...others].every(isGame) || [...some].some((part) => games.has(gameOf(part)));
}

function needsOf(
  placed: readonly PlacedRule[],
  files: (name: string) => readonly string[],
  partOf: (path: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { classes, parts } of placed) {
    if (parts.has(BASE)) continue;
    for (const file of classes.flatMap(files)) {
      const own = partOf(file);
      const from = [own, gameOf(own)].find((part) => parts.has(part)) ?? 'frame';
      needs.set(file, (needs.get(file) ?? new Set()).add(from));
    }
  }
  return needs;
}
