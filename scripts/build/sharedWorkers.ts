/**
 * Vite bundles each worker by itself, with a copy of all that the page has as well. Here a worker's script is one more
 * entry of the site's own bundle: both import the same files, and a browser that has the page has most of the worker.
 */
import type { Plugin, Rolldown } from 'vite';

/** The page's library: a worker that fetched it would start late, for nothing. */
const OF_PAGES = /node_modules[\\/](react|react-dom)[\\/]/;
/** `new URL('./deal.worker.ts', import.meta.url)` */
const ADDRESS = /new URL\(\s*'([^']+\.worker)\.ts'\s*,\s*import\.meta\.url,?\s*\)/g;

export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    // Before Vite finds the address.
    enforce: 'pre',
    transform: {
      filter: { code: '.worker.ts' },
      async handler(code, id) {
        let shared = code;
        for (const [address, path = ''] of code.matchAll(ADDRESS)) {
          const worker = await this.resolve(`${path}.ts`, id);
          if (!worker) throw new Error(`There is no worker ${path} beside ${id}`);
          // The bundler takes two of one name for one and the same.
          const name = worker.id
            .replace(/^.*[\\/]src[\\/]games[\\/]|screen[\\/]|\.ts$/g, '')
            .replace(/[\\/]/g, '-');
          const file = this.emitFile({ type: 'chunk', id: worker.id, name });
          shared = shared.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
        }
        return { code: shared, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/\.worker\.ts$/.test(chunk.facadeModuleId ?? '')) continue;
        const drawn = withImports(chunk, bundle).flatMap(({ moduleIds }) =>
          moduleIds.filter((id) => OF_PAGES.test(id)),
        );
        if (drawn.length > 0)
          this.error(`${chunk.fileName} would fetch what pages are drawn with: ${drawn[0]}`);
      }
    },
  };
}

function withImports(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set([start]);
  // A set hands out what is added while it is walked through.
  for (const { imports } of found)
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') found.add(imported);
    }
  return [...found];
}
