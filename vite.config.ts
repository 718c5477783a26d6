import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './scripts/manifest.ts';
import { registeredGames } from './scripts/registeredGames.ts';

/** `PARLOUR_BASE=/sub/ npm run build` for a host that serves from a sub-path. */
const base = process.env.PARLOUR_BASE ?? '/';
/** Browser tests play a tiny template game; no ordinary build contains it. */
const withTemplateGame = process.env.PARLOUR_TEMPLATE === '1';
const outDir = process.env.PARLOUR_OUT ?? 'dist';
const buildName = process.env.PARLOUR_BUILD ?? process.env.npm_package_version ?? 'dev';

const CARD_DATA_HOST = 'https://lorcanajson.org';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
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
function contentSecurityPolicyMeta(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Static hosts without a fallback setting serve 404.html for unknown paths: the same page, so deep links work. */
function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}

/**
 * A page per game that names the game's files at once: on a slow line that saves a whole round trip. Hosts that
 * know only index.html lose nothing but that.
 */
function gamePages(): Plugin {
  return {
    name: 'game-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/GameRoute.tsx'));
        for (const screen of chunks) {
          const game = /\/games\/([^/]+)\/Screen\.tsx$/.exec(screen.facadeModuleId ?? '')?.[1];
          if (!game || !route) continue;
          const scripts = new Set([screen, route].flatMap(({ fileName, imports }) => [fileName, ...imports]));
          const styles = new Set([...scripts].flatMap((file) => stylesOf(bundle[file])));
          const links = [
            ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
            ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
          ].filter((link) => !String(page.source).includes(link));
          const named = nameFor(game, String(page.source));
          this.emitFile({
            type: 'asset',
            fileName: `${game}.html`,
            source: named.replace('</head>', `${links.join('')}</head>`),
          });
        }
      },
    },
  };
}

/** For previews of links, which do not run scripts. */
function nameFor(id: string, html: string): string {
  const game = registeredGames().find((registered) => registered.id === id);
  if (!game) return html;
  const title = `${game.title} — Parlour`;
  return html
    .replace(/<title>[^<]*</, `<title>${title}<`)
    .replace(/(property="og:title" content=")[^"]*/, `$1${title}`)
    .replace(/(name="description"\s+content=")[^"]*/, `$1${game.line}`)
    .replace(/(property="og:description" content=")[^"]*/, `$1${game.line}`);
}

function stylesOf(item: unknown): string[] {
  const metadata = (item as { viteMetadata?: { importedCss: Set<string> } } | undefined)?.viteMetadata;
  return [...(metadata?.importedCss ?? [])];
}

/** Lets a test build register games that the product does not have. */
function extraGames(): Plugin {
  const id = 'virtual:extra-games';
  const template = fileURLToPath(new URL('./tests/template/entry.tsx', import.meta.url));
  return {
    name: 'extra-games',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded !== `\0${id}`
        ? null
        : withTemplateGame
          ? `export { extraGames } from ${JSON.stringify(template)};`
          : 'export const extraGames = [];',
  };
}

export default defineConfig({
  base,
  define: { __BUILD__: JSON.stringify(buildName) },
  plugins: [
    react(),
    tailwindcss(),
    Icons({ compiler: 'jsx', jsx: 'react' }),
    extraGames(),
    contentSecurityPolicyMeta(),
    notFoundPage(),
    gamePages(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      outDir,
      manifest: manifest(base, registeredGames()),
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'],
        globIgnores: ['404.html', 'screenshots/**'],
        navigateFallback: `${base}index.html`,
        cleanupOutdatedCaches: true,
        // Without it the first visit stays uncontrolled, and "ready offline" would be untrue until a reload.
        clientsClaim: true,
        sourcemap: false,
      },
    }),
  ],
  build: {
    outDir,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]/,
            },
            // What every page needs, and what only the shelf needs: without these, the home page would load pieces
            // of the games' frame that happen to share a module with it.
            {
              name: 'base',
              test: /src[\\/](main|core[\\/](text|result|record)|store[\\/](browser|database|settings|stats|statsStore|today|shelf|saveText|replaceTexts|useSettings)|components[\\/](Button|sound)|app[\\/](App|pages|lazily|screens|paths|places|registry|errors|serviceWorker|install|daily|applySettings|UpdatePrompt|Boundary|RootBoundary|chunks|trustedTypes|ShellLink))\.tsx?$/,
            },
            {
              name: 'home',
              test: /src[\\/](components[\\/](GameBox|Progress)|app[\\/](Home|HomeBox|DayRibbon|dayResults|days|Moon|Lamp|OfflineNote|PageShell|savedGames|Welcome))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['./tests/setup.ts'],
    testTimeout: 120_000,
  },
});
