/**
 * React Router gives its components their names and contexts in statements of their own and wraps some in `forwardRef`
 * or `memo`. A bundler has to keep both, with all that hangs on them, whether or not anybody uses them. Without those
 * statements and with a word to the bundler, what is not used stays out of the shelf's script. The contexts are read
 * by the error boundaries of the router's own routes, of which there are none here: a test says so.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Its files by default are those for development, whose warnings nobody reads in a build. */
const PRODUCTION = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const OF_ROUTER = /react-router[\\/]dist[\\/]production[\\/]/;

export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? PRODUCTION : null),
    transform: (code, id) => (OF_ROUTER.test(id) ? { code: lightened(code), map: null } : null),
  };
}

export function lightened(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^\w+\.contextType = \w+;$/gm, '')
    .replace(/= (\w+\.)?(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1$2(');
}
