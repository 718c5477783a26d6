/** What the build tells of each game to those who run no scripts: its page, its previews, its shortcut. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPreview } from '../../scripts/build/linkPreview';
import { manifest } from '../../scripts/build/manifest';
import { contentSecurityPolicy, pages, themeScript } from '../../scripts/build/pages';
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
        contentSecurityPolicy(),
        themeScript(BASE),
        pages(BASE, games),
        linkPreview(BASE, 'https://parlour.example'),
      ],
      build: { write: false, modulePreload: { polyfill: false } },
    });
    for (const file of (output as Rolldown.RolldownOutput).output) {
      if (file.type === 'asset') written.set(file.fileName, String(file.source));
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

  it('adds no element of its own to that page', () => {
    const tags = (file: string) =>
      [...parse(written.get(file) ?? '').querySelectorAll('*')]
        .map(({ tagName }) => tagName)
        .filter((tag) => tag !== 'LINK');
    expect(tags('den.html')).toEqual(tags('404.html'));
    expect(tags('den.html')).toContain('NOSCRIPT');
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
