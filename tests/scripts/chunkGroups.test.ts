import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BASE, FRAME, HOME, LATER } from '../../scripts/build/chunkGroups';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const modules = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).map((path) =>
  `src/${path.replaceAll('\\', '/')}`.replace(/\.tsx?$/, ''),
);

/** `a/(b|c/(d|e))` names `a/b`, `a/c/d` and `a/c/e`. */
function alternatives(pattern: string): string[] {
  const [whole, inner = ''] = /\(([^()]*)\)/.exec(pattern) ?? [];
  if (!whole) return [pattern];
  return inner.split('|').flatMap((choice) => alternatives(pattern.replace(whole, choice)));
}

const GROUPED = [...BASE, ...HOME, ...FRAME, ...LATER]
  .flatMap(alternatives)
  .filter((name) => name.startsWith('src/'));

it('every module that is grouped by its name is there', () => {
  expect(GROUPED.filter((name) => !modules.some((module) => new RegExp(`^${name}$`).test(module)))).toEqual(
    [],
  );
});
