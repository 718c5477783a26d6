import { pick, type Rng } from '../../src/core/chance';

/** Nothing here is a config, a deal or a move of any game. */
export const NASTY_TEXTS: readonly string[] = [
  '.',
  ' ',
  '\n',
  '\u0000',
  '~~~~',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"__proto__":{"polluted":true}}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '-1',
  'NaN',
  'Infinity',
  '1e308',
  '99999999999999999999',
  '٣٤',
  '\u202eevil',
  '🐸'.repeat(50),
  'z'.repeat(100_000),
  '0'.repeat(100_000),
  ','.repeat(50_000),
  '-'.repeat(50_000),
];

const ALPHABET = 'abcxyzABCXYZ0123456789-_~,:. <>{}"\u0000é🐸';

/** Truncated, lengthened, swapped and overwritten copies of a good text. */
export function* mangled(text: string, rng: Rng, howMany: number): Generator<string> {
  for (let i = 0; i < howMany; i++) {
    const at = rng.below(text.length + 1);
    const other = pick([...ALPHABET], rng);
    const ways = [
      () => text.slice(0, at),
      () => text.slice(at),
      () => text.slice(0, at) + other + text.slice(at),
      () => text.slice(0, at) + other + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text + text,
      () => text.slice(0, at) + other.repeat(1 + rng.below(2000)),
    ];
    yield pick(ways, rng)();
  }
}
