/**
 * The pages that the build makes of index.html: one for the shelf, one for each room, one for addresses that a host does
 * not know. Each is painted with what its address shows, and names at once whatever its first screen needs, since on a
 * slow line every later discovery costs a round trip.
 */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { PaintedPlace } from '../../src/app/painted/paint.tsx';
import { compileAhead } from './compiledAhead.ts';
import { hashOf, type InlineScripts } from './firstPaint.ts';
import { paintPage } from './paintPage.ts';
import { makerPlacesOf, pageOf, placesOf, type RegisteredGame, storedPageOf } from './registeredGames.ts';

const CARD_DATA_HOST = 'https://lorcanajson.org';

function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
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
}

interface Painting {
  readonly scripts: InlineScripts;
  readonly painted: readonly PaintedPlace[];
}

/** What a page is made of; the one for unknown addresses has no place. */
interface PageToMake {
  readonly fileName: string;
  readonly place?: string;
  readonly game?: RegisteredGame;
  /** The modules of its first screen. */
  readonly modules: readonly string[];
}

export function pages(
  base: string,
  games: readonly RegisteredGame[],
  paint: () => Promise<Painting>,
): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const painting = await paint();
        const site = { bundle, base, games };
        const toMake = pagesToMake(games);
        const first = toMake.flatMap(({ modules }) => filesOf(html, modules, site).scripts);
        for (const wanted of toMake) {
          const { sent, stored } = makePage(html, wanted, painting, site);
          if (wanted.fileName === 'index.html') page.source = sent;
          else this.emitFile({ type: 'asset', fileName: wanted.fileName, source: sent });
          if (wanted.place !== undefined)
            this.emitFile({ type: 'asset', fileName: storedPageOf(wanted.place), source: gzipSync(stored) });
        }
        compileAhead(first, bundle);
      },
    },
  };
}

function pagesToMake(games: readonly RegisteredGame[]): PageToMake[] {
  return [
    { fileName: 'index.html', place: '', modules: ['/app/home/Home.tsx'] },
    // Hosts without a fallback setting serve it for unknown paths: deep links, of whichever game.
    { fileName: '404.html', modules: [] },
    ...games.flatMap((game) =>
      placesOf(game).map(({ place, part }) => ({
        fileName: pageOf(place),
        place,
        game,
        modules: [
          ['/games', game.id, part, 'screen/Screen.tsx'].filter(Boolean).join('/'),
          '/app/GameRoute.tsx',
        ],
      })),
    ),
  ];
}

interface Site {
  readonly bundle: Rolldown.OutputBundle;
  readonly base: string;
  readonly games: readonly RegisteredGame[];
}

interface MadePages {
  /** As a host sends it: what is painted first needs nothing else, since each further file costs a round trip. */
  readonly sent: string;
  /** As the worker keeps it: it has the sheets as well, and what is in them need not be kept once more for every page. */
  readonly stored: string;
}

function makePage(html: string, wanted: PageToMake, { scripts, painted }: Painting, site: Site): MadePages {
  const { place, game, modules } = wanted;
  const { bundle, base, games } = site;
  const files = filesOf(html, modules, site);
  const found = painted.find((one) => one.place === place);
  const page = paintPage(found, stylesText(files.styles, bundle), assetNames(bundle, base));
  const places = games.flatMap((game) => [
    ...placesOf(game).map(({ place }) => place),
    ...makerPlacesOf(game),
  ]);
  const data = attributes({ 'data-base': base, 'data-place': place, 'data-places': places.join(' ') });
  const today = /<time|data-weeks/.test(page.markup) ? scripts.paintToday : null;
  const inline = [scripts.beforePaint, ...(today === null ? [] : [today])];
  const links = (attributes: string, names: readonly string[]) =>
    names.map((file) => `<link ${attributes} href="${base}${file}">`);
  const preloads = [
    ...links('rel="modulepreload" crossorigin', files.scripts),
    // No board that a link or a save tells waits for these.
    ...links('rel="modulepreload" crossorigin fetchpriority="low"', files.workers),
  ];
  const script = `<script${data}>${scripts.beforePaint}</script>`;
  const body = page.markup + (today === null ? '' : `<script>${today}</script>`);
  const whole = (styles: string, head: readonly string[]) => {
    const made = withoutLinks(html)
      .replace('</title>', () => `</title>\n    ${head.join('\n    ')}`)
      .replace('<!--painted-->', () => body)
      .replace('<head>', () => `<head>\n    ${policyTag(inline, styles)}`)
      .replace('<html ', () => `<html data-paint="${place === undefined ? 'nothing' : 'start'}" `);
    return game ? nameAfter(game, made) : made;
  };
  const inSent = page.critical + page.own;
  return {
    sent: whole(inSent, [
      // Before the styles, which are long: what is named first is sent for first.
      ...links('rel="preload" as="style" crossorigin', files.styles),
      ...preloads,
      `<style>${inSent}</style>`,
      // After the links: a script behind a policy in a meta tag keeps Chromium from sending for what is written after it.
      script,
      `<noscript>${links('rel="stylesheet"', files.styles).join('')}</noscript>`,
    ]),
    // Before the links: behind a sheet that is not there yet no script is run, and nothing below it read.
    stored: whole(page.own, [
      `<style>${page.own}</style>`,
      script,
      ...links('rel="stylesheet" crossorigin', files.styles),
      ...preloads,
    ]),
  };
}

/** Only in what is built: Vite's dev server needs inline styles and its own sockets. */
function policyTag(scripts: readonly string[], styles: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy(scripts, [styles])}">`;
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Vite's own, which would be waited for. */
function withoutLinks(html: string): string {
  return html.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');
}

interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** What only the dealing worker runs. */
  readonly workers: readonly string[];
}

/** Those that Vite found for every page, and those of the first screen. */
function filesOf(html: string, modules: readonly string[], { bundle, base }: Site): PageFiles {
  const scripts = withImports(
    modules.map((module) => entryFile(bundle, module)),
    bundle,
  );
  const linked = (rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, href = '']) =>
      href.slice(base.length),
    );
  const styles = [...linked('stylesheet'), ...[...scripts].flatMap((file) => stylesOf(bundle[file]))];
  // The dealing worker's scripts as well: Chromium knows no kind of preload for it, but finds these in its cache.
  const workers = withImports(workersOf([...scripts], bundle), bundle);
  const all = [...linked('modulepreload'), ...scripts];
  const starting = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) =>
    src.slice(base.length),
  );
  // What starts the app comes first, so that it starts while the rest is on its way.
  const ofPage = new Set([...starting, ...all]);
  return {
    styles: [...new Set(styles)],
    scripts: [...ofPage],
    workers: [...workers].filter((file) => !ofPage.has(file)),
  };
}

function stylesText(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  return files
    .map((file) => {
      const item = bundle[file];
      return item?.type === 'asset' ? String(item.source) : '';
    })
    .join('');
}

/** What the drawings' files are called once they are built, by where they lie in the project. */
function assetNames(bundle: Rolldown.OutputBundle, base: string): ReadonlyMap<string, string> {
  return new Map(
    Object.values(bundle).flatMap((item) =>
      item.type === 'asset'
        ? item.originalFileNames.map((name) => [name, base + item.fileName] as const)
        : [],
    ),
  );
}

function entryFile(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (item) => item.type === 'chunk' && item.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk.fileName;
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
  const workers = Object.keys(bundle).filter((file) => /deal\.worker-[\w-]+\.js$/.test(file));
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
