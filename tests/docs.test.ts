/** The pages for readers of the code name files and functions; each of them exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'tests', 'scripts', 'docs', 'public', '.github', '.ci'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const inFolders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const atRoot = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const files = new Set([...inFolders, ...atRoot]);
/** Letter case counts, on every disk. */
const places = new Set([...files, ...[...files].flatMap(foldersAbove), '.']);
const pages = [...files].filter((path) => path.endsWith('.md'));

function foldersAbove(path: string): string[] {
  const above = posix.dirname(path);
  return above === '.' ? [] : [above, ...foldersAbove(above)];
}

/** Where links of a page lead that are not to other sites. */
function linksIn(page: string, text: string): { to: string; part: string }[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', part = ''] = target.split('#');
      return { to: path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, ''), part };
    });
}

/** `src/store/{session,stats}` is two paths, and `<game>` or `*` stands for any one name. */
const PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS.join('|').replaceAll('.', '\\.')})/[\\w./<>{},*-]*`, 'g');

function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].flatMap(([path]) => spread(path.replace(/[.,/]+$/, '')));
}

function spread(path: string): string[] {
  const [whole, choices = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return choices.split(',').flatMap((choice) => spread(path.replace(whole, choice)));
}

function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return places.has(path);
  const pattern = path
    .split(/<[^>]*>|\*/)
    .map((part) => part.replace(/[.+?^$()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return [...places].some((place) => new RegExp(`^${pattern}$`).test(place));
}

/** As GitHub makes them of headings. */
function partsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function faultsIn(page: string, text: string): string[] {
  const links = linksIn(page, text).flatMap(({ to, part }) => {
    if (!places.has(to)) return [`${page} links to ${to}`];
    return part === '' || partsOf(to === page ? text : read(to)).includes(part)
      ? []
      : [`${page} links to #${part}`];
  });
  const paths = pathsIn(text).flatMap((path) => (isThere(path) ? [] : [`${page} names ${path}`]));
  return [...links, ...paths];
}

describe('every path that the pages name', () => {
  it.each(pages)('exists: %s', (page) => {
    expect(faultsIn(page, read(page))).toEqual([]);
  });

  it('is found in a plausible number', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/design.md']),
    );
    expect(pages.flatMap((page) => pathsIn(read(page))).length).toBeGreaterThan(60);
    expect(pages.flatMap((page) => linksIn(page, read(page))).length).toBeGreaterThan(8);
  });

  it.each([
    ['a link', 'see [this](docs/gone.md)'],
    ['a link in other letters', 'see [this](docs/Design.md)'],
    ['a link to a part', 'see [this](docs/design.md#no-such-part)'],
    ['a file', 'read `src/core/gone.ts` first'],
    ['a folder', '```\nsrc/gone/   nothing\n```'],
    ['one of several', '`src/store/{session,gone}`'],
    ['what no game has', '`src/games/<game>/gone.ts`'],
    ['a file at the end of a sentence', 'It is in tests/gone.test.ts.'],
  ])('would be missed: %s', (_what, text) => {
    expect(faultsIn('README.md', text)).not.toEqual([]);
  });

  it('may be written for several', () => {
    const text =
      '`src/store/{session,stats}/`, `src/games/<game>/meta.ts`, tests/*/pages.test.tsx, [x](docs/)';
    expect(faultsIn('README.md', text)).toEqual([]);
  });
});

it('README’s tree names every folder of src and tests', () => {
  const named = pathsIn(read('README.md'));
  const folders = ['src', 'tests'].flatMap((top) =>
    readdirSync(join(ROOT, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${top}/${name}`),
  );
  const isNamed = (folder: string) => named.some((path) => path === folder || path.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
});

describe('the walk through the code', () => {
  const PAGE = 'docs/tap-and-link.md';
  const STEP = /^\d+\. `([^`]+)` `(\w+)`: ((?:.|\n {2,})+)/gm;
  const steps = [...read(PAGE).matchAll(STEP)].map(([, file = '', name = '', text = '']) => ({
    file,
    name,
    text,
  }));
  /** `findPath` (in `src/…/paths.ts`) */
  const ELSEWHERE = /`(\w+)` \(in\s+`([^`]+)`\)/g;
  const named = steps.flatMap(({ file, name, text }) => [
    { file, name },
    ...[...text.matchAll(ELSEWHERE)].map(([, name = '', file = '']) => ({ file, name })),
  ]);

  it.each(named)('passes $name in $file', ({ file, name }) => {
    expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('counts its steps', () => {
    const numbers = { 'A tap on a tile': 'eighteen', 'A link to a board': 'fourteen' };
    const counted = { eighteen: 18, fourteen: 14 };
    for (const [heading, words] of Object.entries(numbers) as [
      keyof typeof numbers,
      keyof typeof counted,
    ][]) {
      const part = read(PAGE).split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
      expect([...part.matchAll(STEP)]).toHaveLength(counted[words]);
      expect(part).toContain(`: ${words}.`);
    }
    expect(named.length).toBeGreaterThan(35);
  });
});

describe('package.json', () => {
  const { engines, scripts }: { engines: { node: string }; scripts: Readonly<Record<string, string>> } =
    JSON.parse(read('package.json'));
  const least = /^>=(\d+)\.\d+$/.exec(engines.node);

  it.each(['README.md', 'CONTRIBUTING.md'])('wants the Node that %s names', (page) => {
    expect(read(page)).toContain(`Node ${least?.[0].slice(2)} or newer`);
  });

  it('wants the oldest Node that is tried elsewhere', () => {
    expect(read('.github/workflows/ci.yml')).toContain(`node: [${least?.[1]},`);
  });

  it('has every command that the pages and the workflow name', () => {
    const texts = [...pages, '.github/workflows/ci.yml'].map(read).join('\n');
    const commands = [...texts.matchAll(/npm (?:run )?([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
    const own = ['ci', 'install'];
    expect(commands.filter((name) => !own.includes(name) && !(name in scripts))).toEqual([]);
    expect(commands.length).toBeGreaterThan(15);
  });
});

it('the editor indents and ends lines as the formatter does', () => {
  const { formatter }: { formatter: Readonly<Record<string, string | number>> } = JSON.parse(
    read('biome.json'),
  );
  const editor = read('.editorconfig');
  expect(editor).toContain(`indent_style = ${formatter.indentStyle}\n`);
  expect(editor).toContain(`indent_size = ${formatter.indentWidth ?? 2}\n`);
  expect(editor).toContain(`end_of_line = ${formatter.lineEnding ?? 'lf'}\n`);
  expect(editor).toContain(`max_line_length = ${formatter.lineWidth}\n`);
});
