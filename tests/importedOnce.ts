import type { Plugin } from 'vite';

/** What asks again on purpose: whoever replaces modules, and what sets the tests up. */
const ASKS_AGAIN = /\.test\.tsx?$|\bfrom ["']vitest["']/;

/**
 * Outside of a bundle every use of something imported asks the other module for it by its name, which took up to a fifth of
 * the time of tests that count much. With this it is asked once, as the module begins.
 */
export function importedOnce(): Plugin {
  return {
    name: 'imported-once',
    enforce: 'post',
    transform(code, id) {
      if (!/\/(src|tests)\/.*\.tsx?$/.test(id) || ASKS_AGAIN.test(id) || ASKS_AGAIN.test(code)) return null;
      const kept: string[] = [];
      let changed = code;
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue;
        for (const specifier of node.specifiers.toReversed()) {
          if (specifier.type === 'ImportNamespaceSpecifier') continue;
          const { name, start, end } = specifier.local;
          const isSameName =
            specifier.type === 'ImportSpecifier' && specifier.start === start && specifier.end === end;
          const imported = `${name}__imported`;
          changed = `${changed.slice(0, start)}${isSameName ? `${name} as ` : ''}${imported}${changed.slice(end)}`;
          kept.push(`${name} = ${imported}`);
        }
      }
      // In front, on the first line: the lines of what fails stay what they were.
      return kept.length > 0 ? { code: `const ${kept.join(', ')};${changed}`, map: null } : null;
    },
  };
}
