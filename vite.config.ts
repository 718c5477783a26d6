import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './scripts/manifest.ts';

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
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      outDir,
      manifest: manifest(base),
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
