import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shorterPath, stepsOf } from '../../scripts/build/shorterPath';

describe('the path of an icon', () => {
  it.each([
    ['M1.04 2.06 3 4h-.04v5.55', 'M1 2.1L3 4h0v5.6'],
    ['m10.04 10.04l.04.04.04.04.04.04.04.04z', 'm10 10l.1.1 0 0 .1.1 0 0z'],
    ['M8 8a104.123 104.1 0 01104 104A4 4 0 1 0 3 3', 'M8 8a104.12 104.1 0 01104 104A4 4 0 103 3'],
    ['M0 0c-.51 .52,.53-.54 -.55,.56s1 1 2 2zm2 2H7', 'M0 0c-.5.5.5-.5-.5.6s1 1 2 2zm2 2H7'],
  ])('%s becomes %s', (path, shorter) => {
    expect(shorterPath(path)).toBe(shorter);
  });

  it('is refused where it is not whole', () => {
    expect(() => shorterPath('M1 2l3')).toThrow('l3');
  });
});

/** Where each step ends and what it bends towards, in units of the icon. */
function pointsOf(path: string): number[] {
  const [at, start] = [
    [0, 0],
    [0, 0],
  ];
  return stepsOf(path).flatMap(({ command, values }) => {
    const kind = command.toLowerCase();
    const base = command === kind ? [...at] : [0, 0];
    if (kind === 'z') [at[0], at[1]] = start as [number, number];
    const axis = kind === 'v' ? 1 : 0;
    const points = kind === 'a' ? values.slice(5) : values;
    const absolute = points.map((value, i) => value + (base[(i + axis) % 2] ?? 0));
    if (kind === 'h' || kind === 'v') at[axis] = absolute[0] ?? 0;
    else if (kind !== 'z') [at[0], at[1]] = absolute.slice(-2) as [number, number];
    if (kind === 'm') [start[0], start[1]] = at as [number, number];
    return absolute;
  });
}

const SOURCES = join(import.meta.dirname, '../../src');
const used = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/~icons\/([\w-]+)\/([\w-]+)/g)])
  .map(([, set = '', icon = '']) => ({ set, icon }));

it.each([...new Set(used.map(({ set }) => set))])('no icon of %s is off by more than can be seen', (set) => {
  const { icons } = JSON.parse(readFileSync(`node_modules/@iconify-json/${set}/icons.json`, 'utf8'));
  for (const { icon } of used.filter((one) => one.set === set)) {
    const path = / d="([^"]+)"/.exec(icons[icon].body)?.[1] ?? '';
    const [before, after] = [pointsOf(path), pointsOf(shorterPath(path))];
    expect(after.length, icon).toBe(before.length);
    const off = before.map((value, at) => Math.abs(value - (after[at] ?? Number.NaN)));
    expect(Math.max(...off), icon).toBeLessThan(0.0501);
  }
});
