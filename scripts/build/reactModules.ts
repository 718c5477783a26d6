/**
 * React comes in files whose exports a bundler cannot see through: every call of a hook or of `jsx` would go by way of
 * an object with a getter for each name. Written as modules they are called directly, and each call site is shorter.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};
const OF_REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]cjs[\\/]/;
/** In modules there is no default that would be the whole of it. */
const WHOLE = /^import (\w+) from (['"]react['"])/gm;

export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const file = FILES[source];
      return file ? fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)) : null;
    },
    transform(code, id) {
      if (OF_REACT.test(id)) return { code: asModule(code), map: null };
      const named = id.includes('node_modules') ? code.replace(WHOLE, 'import * as $1 from $2') : code;
      return named === code ? null : { code: named, map: null };
    },
  };
}

export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const body = code
    .replace(/^var (\w+ = require\("[\w/-]+"\)[,;]\s*)+/gm, imports)
    // What stands at the beginning of a line is no part of a function.
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  const list = [...names].map((name) => `exported_${name} as ${name}`);
  return `${body}\nexport { ${list.join(', ')} };\n`;
}

function imports(statement: string): string {
  return statement.replace(/(?:var )?(\w+) = require\(("[\w/-]+")\)[,;]/g, 'import * as $1 from $2;');
}
