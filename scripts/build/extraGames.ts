import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const ID = 'virtual:extra-games';
const TEMPLATE = fileURLToPath(new URL('../../tests/template/entry.ts', import.meta.url));

/** Lets a test build register the template game, which the product does not have. */
export function extraGames(withTemplate: boolean): Plugin {
  return {
    name: 'extra-games',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (loaded) =>
      loaded !== `\0${ID}`
        ? null
        : withTemplate
          ? `export { extraGames } from ${JSON.stringify(normalizePath(TEMPLATE))};`
          : 'export const extraGames = [];',
  };
}
