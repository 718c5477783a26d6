/**
 * The pages that the build makes of index.html: one for each game, one for addresses that a host does not know. Each
 * names at once whatever its first screen needs, since on a slow line every later discovery costs a round trip.
 */
import type { Plugin, Rolldown } from 'vite';
import type { RegisteredGame } from './registeredGames.ts';

const CARD_DATA_HOST = 'https://lorcanajson.org';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  `connect-src 'self' ${CARD_DATA_HOST}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Only at build: Vite's dev server needs inline styles and its own sockets. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * Sets the theme before the first paint. It is named first and comes last in the head: a script that blocks, behind a
 * policy in a meta tag, keeps Chromium from sending for anything written after it.
 */
export function themeScript(base: string): Plugin {
  return {
    name: 'theme-script',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'script', href: themeFile(base) },
          injectTo: 'head-prepend',
        },
        { tag: 'script', attrs: { src: themeFile(base) }, injectTo: 'head' },
      ],
    },
  };
}

function themeFile(base: string): string {
  return `${base}theme.js`;
}

export function pages(base: string, games: readonly RegisteredGame[]): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const entry = (module: string) => entryFile(bundle, module);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        // Hosts without a fallback setting serve it for unknown paths: deep links, of whichever game.
        emit('404.html', html);
        const gameRoute = entry('/app/GameRoute.tsx');
        for (const game of games) {
          const files = [entry(screenOf(game)), gameRoute];
          emit(`${game.id}.html`, nameAfter(game, withLinks(html, files, bundle, base)));
        }
        page.source = withLinks(html, [entry('/app/home/Home.tsx')], bundle, base);
      },
    },
  };
}

function screenOf({ id, part }: RegisteredGame): string {
  return ['/games', id, part, 'screen/Screen.tsx'].filter(Boolean).join('/');
}

function entryFile(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (item) => item.type === 'chunk' && item.facadeModuleId?.endsWith(module),
  );
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk.fileName;
}

function withLinks(
  html: string,
  files: readonly string[],
  bundle: Rolldown.OutputBundle,
  base: string,
): string {
  const scripts = [...withImports(files, bundle)];
  const styles = new Set(scripts.flatMap((file) => stylesOf(bundle[file])));
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    // A worker's script as well: Chromium knows no kind of preload for it, but finds this one in its cache.
    ...[...scripts, ...workersOf(scripts, bundle)].map(
      (file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    ),
  ].filter((link) => !html.includes(link));
  const theme = `<script src="${themeFile(base)}">`;
  return html.replace(theme, `${links.join('')}${theme}`);
}

function withImports(files: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set(files);
  // A set hands out what is added while it is walked through.
  for (const file of found) {
    const item = bundle[file];
    for (const imported of item?.type === 'chunk' ? item.imports : []) found.add(imported);
  }
  return found;
}

function stylesOf(item: unknown): string[] {
  const metadata = (item as { viteMetadata?: { importedCss: Set<string> } } | undefined)?.viteMetadata;
  return [...(metadata?.importedCss ?? [])];
}

function workersOf(scripts: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const workers = Object.keys(bundle).filter((file) => /\.worker-[\w-]+\.js$/.test(file));
  return workers.filter((worker) =>
    scripts.some((file) => {
      const item = bundle[file];
      return item?.type === 'chunk' && item.code.includes(worker);
    }),
  );
}

/** For previews of links, which do not run scripts. */
function nameAfter(game: RegisteredGame, html: string): string {
  const title = escapeHtml(`${game.title} — Parlour`);
  const line = escapeHtml(game.line);
  // Functions, since a dollar sign in a replacing text would have a meaning of its own.
  return html
    .replace(/<title>[^<]*</, () => `<title>${title}<`)
    .replace(/(property="og:title" content=")[^"]*/, (_, start: string) => start + title)
    .replace(/(name="description"\s+content=")[^"]*/, (_, start: string) => start + line)
    .replace(/(property="og:description" content=")[^"]*/, (_, start: string) => start + line);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
