import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileAhead } from '../../scripts/build/compiledAhead';

const HINT = '//# allFunctionsCalledOnLoad\n';

it('the files of a first screen begin with the hint, once each, but for the one with React', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: `export const ${name}=1` });
  const bundle = Object.fromEntries(['base', 'frame', 'later'].map((name) => [`${name}.js`, chunk(name)]));
  compileAhead(['base.js', 'frame.js', 'frame.js', 'gone.js'], bundle as unknown as Rolldown.OutputBundle);
  expect(Object.values(bundle).map(({ code }) => code)).toEqual([
    'export const base=1',
    `${HINT}export const frame=1`,
    'export const later=1',
  ]);
});
