import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { changes } from './scripts/build/changes.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { extraGames } from './scripts/build/extraGames.ts';
import { inlineScripts, paintPlaces, scriptBeforePaint } from './scripts/build/firstPaint.ts';
import { icons } from './scripts/build/icons.ts';
import { leanPreloads } from './scripts/build/leanPreloads.ts';
import { licences } from './scripts/build/licences.ts';
import { lightRouter } from './scripts/build/lightRouter.ts';
import { linkPreview } from './scripts/build/linkPreview.ts';
import { manifest } from './scripts/build/manifest.ts';
import { pages } from './scripts/build/pages.ts';
import { reactModules } from './scripts/build/reactModules.ts';
import { placesOf, registeredGames, storedPageOf } from './scripts/build/registeredGames.ts';
import { sharedWorkers } from './scripts/build/sharedWorkers.ts';
import { styleParts } from './scripts/build/styleParts.ts';
import { withoutFacades } from './scripts/build/withoutFacades.ts';
import { OWN_WORLD } from './tests/ownWorld.ts';

/** `PARLOUR_BASE=/sub/ npm run build` for a host that serves from a sub-path. */
const base = process.env.PARLOUR_BASE || '/';
// Some shells under Windows make a path of their own disk of it.
if (!/^\/(?!\/)([^\\:]*\/)?$/.test(base)) {
  throw new Error(`PARLOUR_BASE should be a path with a slash at both ends, such as /games/; it is ${base}`);
}

/** `PARLOUR_ORIGIN=https://example.org`: for whole addresses in link previews. */
const origin = process.env.PARLOUR_ORIGIN;
/** Browser tests play a tiny template game; no ordinary build contains it. */
const withTemplateGame = process.env.PARLOUR_TEMPLATE === '1';
const outDir = process.env.PARLOUR_OUT || 'dist';
const buildName = process.env.PARLOUR_BUILD ?? process.env.npm_package_version ?? 'dev';
const games = await registeredGames();
/** What the service worker answers with: side rooms first, since their addresses begin with their games'. */
const pagesByPlace = games
  .flatMap(placesOf)
  .map(({ place }) => ({ place, page: storedPageOf(place) }))
  .toReversed();
const ownWorld = OWN_WORLD.map((part) => (part.endsWith('/') ? `${part}**/*.test.{ts,tsx}` : part));

export default defineConfig({
  base,
  define: { __BUILD__: JSON.stringify(buildName), __PAGES__: JSON.stringify(pagesByPlace) },
  plugins: [
    lightRouter(),
    reactModules(),
    sharedWorkers(),
    react(),
    tailwindcss(),
    styleParts(withTemplateGame),
    icons(),
    extraGames(withTemplateGame),
    changes(),
    scriptBeforePaint(),
    withoutFacades(),
    leanPreloads(),
    pages(base, games, async () => ({
      scripts: await inlineScripts(),
      painted: await paintPlaces(base, withTemplateGame),
    })),
    linkPreview(base, origin),
    licences(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/offline',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      outDir,
      manifest: manifest(base, games),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,page,svg,png,woff2,json}'],
        // The browser keeps the icons of what it installs.
        globIgnores: ['screenshots/**', 'icons/*.png'],
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
          groups: chunkGroups(),
        },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    setupFiles: ['./tests/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'own-world', include: ownWorld },
      },
      {
        extends: true,
        // A world of its own for every file costs an eighth of the time; what a test changes, it puts back.
        test: {
          name: 'shared-world',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ownWorld,
          isolate: false,
        },
      },
    ],
  },
});
