/** Renders every place while the site is built, by React itself. paint.mjs runs it. */
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { PaintedPlace } from '../../src/app/painted/paint.tsx';
import { changes } from './changes.ts';
import { extraGames } from './extraGames.ts';
import { icons } from './icons.ts';

const PAINT = normalizePath(fileURLToPath(new URL('../../src/app/painted/paint.tsx', import.meta.url)));
const NO_STYLES = '\0no-styles';

export async function paintPlaces(base: string, withTemplate: boolean): Promise<readonly PaintedPlace[]> {
  prepareWindow();
  const { module } = await runnerImport<{ readonly painted: readonly PaintedPlace[] }>(PAINT, {
    base,
    configFile: false,
    logLevel: 'error',
    define: { __BUILD__: '""' },
    // As in what is built: by their names.
    build: { assetsInlineLimit: 0 },
    plugins: [icons(), extraGames(withTemplate), changes(), withoutStyles()],
  });
  return module.painted;
}

/** The stylesheets are built once, by the build itself. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? NO_STYLES : null),
    load: (id) => (id === NO_STYLES ? '' : null),
  };
}

/** Some of the app's modules look at the window as they load; at build there is nobody in front of one. */
function prepareWindow(): void {
  const nothing = () => undefined;
  const standIns = {
    window: globalThis,
    document: { addEventListener: nothing, documentElement: { dataset: {} } },
    addEventListener: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    history: {},
    location: {},
    navigator: {},
  };
  for (const [name, value] of Object.entries(standIns))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
