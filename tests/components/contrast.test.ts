/** Every pair of colours that text or shapes are shown in, in every game's mood: those of the shared tokens and its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/app/registry';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const css = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join(SRC, file))
  // The one that new games begin with.
  .concat(join(SRC, '../tests/template/mood.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const MOODS = [...games.map(({ id }) => id), 'cups'];

type Palette = ReadonlyMap<string, readonly [light: string, dark: string]>;

/** The declarations of all blocks whose selector list ends in this selector, wherever they lie. */
function palette(selector: string): Palette {
  const found = new Map<string, readonly [string, string]>();
  for (const block of css.split(`\n  ${selector} {`).slice(1)) {
    for (const [, name, value] of block.slice(0, block.indexOf('}')).matchAll(/--([a-z-]+): ([^;]+);/g)) {
      const hex = value!.match(/^(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}))$/);
      if (hex) found.set(name!, [hex[1] ?? hex[3]!, hex[2] ?? hex[3]!]);
    }
  }
  return found;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const BACKGROUNDS = ['page', 'surface', 'raised', 'sunken'];
const FACES = ['cell', 'select', 'mark'];

const on = (inks: readonly string[], backgrounds: readonly string[]): (readonly [string, string])[] =>
  inks.flatMap((ink) => backgrounds.map((background) => [ink, background] as const));

const TEXT = [
  ...on(['ink', 'soft', 'accent-text'], BACKGROUNDS),
  ...on(['good', 'bad', 'warn'], ['page', 'surface', 'raised']),
  ...on(['accent-ink'], ['accent']),
  ...on(['bad-ink'], ['bad']),
  ...on(['cell-ink'], FACES),
  ...on(['cell-soft'], ['cell']),
];

const SHAPES = [
  ...on(['edge', 'focus'], BACKGROUNDS),
  ...on(['accent'], ['page', 'surface', 'raised']),
  ...on(['board-line'], ['board', 'cell']),
];

const base = palette(':root');
const high = palette('[data-contrast="high"] [data-mood]');

describe.each(['normal', 'high'])('%s contrast', (level) => {
  describe.each(['none', ...MOODS])('mood %s', (mood) => {
    const colours = new Map([
      ...base,
      ...palette(`[data-mood="${mood}"]`),
      ...(level === 'high' ? [...high, ...palette(`[data-contrast="high"] [data-mood="${mood}"]`)] : []),
    ]);

    it.each(['light', 'dark'])('%s keeps every pair readable', (theme) => {
      const of = (name: string) => colours.get(name)?.[theme === 'light' ? 0 : 1] ?? '#missing';
      const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
        pairs
          .map(([front, back]) => ({ front, back, ratio: contrast(of(front), of(back)) }))
          .filter(({ ratio }) => !(ratio >= least))
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)} < ${least}`);
      // A game's further inks are called dyes; they stand on its cells and beside its board.
      const dyes = [...colours.keys()].filter((name) => name.startsWith('dye-'));
      expect([
        ...weak([...TEXT, ...on(dyes, ['cell', 'surface'])], level === 'high' ? 7 : 4.5),
        ...weak(SHAPES, 3),
        // With 9 between the two rings of the focus mark, one of them stands out on any background (WCAG C40).
        ...weak([['focus', 'focus-gap']], 9),
      ]).toEqual([]);
    });
  });
});

it('reads a plausible number of colours', () => {
  expect(base.size).toBeGreaterThanOrEqual(26);
  expect(high.size).toBeGreaterThanOrEqual(28);
});

it.each(MOODS)('%s has colours of its own, in blocks for its data-mood', (mood) => {
  expect([...palette(`[data-mood="${mood}"]`).keys()]).toEqual(
    expect.arrayContaining(['page', 'ink', 'cell']),
  );
});

it('pins the measure itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
