/** What the build tells of each game to those who run no scripts: its page, its previews, its shortcut. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPreview } from '../../scripts/build/linkPreview';
import { manifest } from '../../scripts/build/manifest';
import { pages } from '../../scripts/build/pages';
import { type RegisteredGame, registeredGames } from '../../scripts/build/registeredGames';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('the registered games', () => {
  it('are all that have a folder', async () => {
    const ids = (await registeredGames()).map(({ id }) => id);
    expect([...ids].sort()).toEqual(readdirSync(join(ROOT, 'src/games')).sort());
  });
});

const TITLE = `Lion's "Den" <b>&amp; Brötchen</b> $& $1`;
const LINE = `It's "half" <i>of</i> a süß & fair one; $' wins.`;
const BASE = '/sub/';
const SCRIPTS = { beforePaint: 'before()', paintToday: 'day()' };
/** As React renders it: with what a page under a strict policy cannot hold. */
const PAINTED = [
  {
    place: '',
    start: '<title>Home</title><time>1 May</time>',
    board: '<title>Home</title><time>1 May</time>',
  },
  {
    place: 'den',
    start: '<!--$--><main class="lair" style="--shape:2">Start</main><!--/$-->',
    board: '<main class="lair pit">Board</main>',
  },
];
/** The scripts and styles that its policy admits. */
const admitted = (page: string) => [...page.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
const hashed = (text: string) => createHash('sha256').update(text).digest('base64');

describe('a game whose words hold quotes, markup and dollar signs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour ü '));
  const written = new Map<string, string>();
  let games: readonly RegisteredGame[] = [];

  beforeAll(async () => {
    plant(folder);
    games = await registeredGames(join(folder, 'src/app/registry.ts'));
    const output = await build({
      root: folder,
      base: BASE,
      configFile: false,
      logLevel: 'error',
      plugins: [
        pages(BASE, games, async () => ({ scripts: SCRIPTS, painted: PAINTED })),
        linkPreview(BASE, 'https://parlour.example'),
      ],
      build: { write: false, modulePreload: { polyfill: false } },
    });
    for (const file of (output as Rolldown.RolldownOutput).output) {
      if (file.type !== 'asset') continue;
      const isZipped = file.fileName.endsWith('.page');
      written.set(file.fileName, String(isZipped ? gunzipSync(file.source) : file.source));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read as it is written', () => {
    expect(games.map(({ id, title, line }) => ({ id, title, line }))).toEqual([
      { id: 'den', title: TITLE, line: LINE },
    ]);
  });

  it('has a page that names it, and its previews', () => {
    const page = parse(written.get('den.html') ?? '');
    expect(page.title).toBe(`${TITLE} — Parlour`);
    expect(contentOf(page, '[property="og:title"]')).toBe(`${TITLE} — Parlour`);
    expect(contentOf(page, '[property="og:description"]')).toBe(LINE);
    expect(contentOf(page, '[name="description"]')).toBe(LINE);
    expect(contentOf(page, '[property="og:image"]')).toBe('https://parlour.example/sub/preview.jpg');
  });

  it('adds no element of its own to the head of that page', () => {
    const tags = (file: string) =>
      [...parse(written.get(file) ?? '').querySelectorAll('head *')]
        .map(({ tagName }) => tagName)
        .filter((tag) => tag !== 'LINK');
    expect(tags('den.html')).toEqual(tags('404.html'));
  });

  it('has what each of its addresses shows, and nothing that the policy forbids', () => {
    const page = parse(written.get('den.html') ?? '');
    const parts = [...page.querySelectorAll('#root > [data-painted]')];
    expect(parts.map((part) => part.getAttribute('data-painted'))).toEqual(['start', 'board', 'nothing']);
    expect(parts.map((part) => part.textContent)).toEqual(['Start', 'Board', 'Parlour']);
    expect(written.get('den.html')).not.toContain(' style=');
    expect(written.get('den.html')).toMatch(/\[data-style="0"\]\{--shape:2\}/);
    expect(page.documentElement.dataset.paint).toBe('start');
  });

  it('says of every page where it belongs, and of the one for unknown addresses that it belongs nowhere', () => {
    const placeOf = (file: string) =>
      parse(written.get(file) ?? '')
        .querySelector('script[data-base="/sub/"][data-places="den"]')
        ?.getAttribute('data-place');
    expect(placeOf('index.html')).toBe('');
    expect(placeOf('den.html')).toBe('den');
    expect(placeOf('404.html')).toBe(null);
  });

  it('admits its own few styles and scripts, and no others', () => {
    for (const file of ['index.html', 'den.html', '404.html', 'stored/index.page', 'stored/den.page']) {
      const text = written.get(file) ?? '';
      const inline = [...text.matchAll(/<(?:style|script(?! [^>]*src=)[^>]*)>([^<]*)</g)].map(
        ([, code = '']) => code,
      );
      expect(inline.length, file).toBe(file.includes('index') ? 3 : 2);
      expect(admitted(text).sort(), file).toEqual(inline.map(hashed).sort());
    }
  });

  it('is stored by the worker with the same parts and scripts', () => {
    const [sent, stored] = ['den.html', 'stored/den.page'].map((file) => parse(written.get(file) ?? ''));
    expect(stored?.body.innerHTML).toBe(sent?.body.innerHTML);
    expect(stored?.querySelector('head > script')?.outerHTML).toBe(
      sent?.querySelector('head > script')?.outerHTML,
    );
    expect([...written.keys()].filter((file) => file.startsWith('stored/')).sort()).toEqual([
      'stored/den.page',
      'stored/index.page',
    ]);
  });

  it('has its shortcut in the manifest', () => {
    const { shortcuts } = JSON.parse(JSON.stringify(manifest(BASE, games)));
    expect(shortcuts).toMatchObject([{ name: TITLE, description: LINE, url: '/sub/den?scene=game' }]);
  });
});

/** The smallest product with one game: the real index.html around a registry of the same shape as ours. */
function plant(folder: string): void {
  const empty = 'export default function Empty() {}\n';
  const files = {
    'src/app/registry.ts': `import { extraGames } from 'virtual:extra-games';
import { meta as den } from '../games/den/meta';
export const games = [den, ...extraGames];
`,
    'src/games/den/meta.ts': `export const meta = {
  id: 'den',
  title: ${JSON.stringify(TITLE)},
  line: ${JSON.stringify(LINE)},
  load: () => import('./screen/Screen'),
};
`,
    'src/games/den/screen/Screen.tsx': empty,
    'src/app/GameRoute.tsx': empty,
    'src/app/home/Home.tsx': empty,
    'src/main.tsx': `import('./app/home/Home');\nimport('./app/GameRoute');\nimport('./games/den/screen/Screen');\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  copyFileSync(join(ROOT, 'index.html'), join(folder, 'index.html'));
}

function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

function contentOf(page: ReturnType<typeof parse>, selector: string): string | null | undefined {
  return page.querySelector(`meta${selector}`)?.getAttribute('content');
}
