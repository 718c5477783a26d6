import { expect, it } from 'vitest';
import { parseConfig, recordsCode } from '../../../src/games/dokuborn/rules/config';
import type { Config } from '../../../src/games/dokuborn/rules/types';
import { firstEdition } from '../../../src/games/dokuborn/words/firstEdition';
import { names } from '../../../src/games/dokuborn/words/names';

const POOL = '20260923-1j760u6';

/** `describeConfig` of the first edition, word for word but for its helper for plurals. */
function oldWords({ size, level, mode }: Omit<Config, 'pool'>): string {
  const stars = level === 1 ? `${level} star` : `${level} stars`;
  return `${size}×${size}, ${stars}${mode === 'challenge' ? ', challenge' : ''}`;
}

/** Every config there is, read by the rules themselves; and some that there are not. */
const codes = [1, 2, 3, 4, 5, 6].flatMap((size) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((level) =>
    ['free', 'challenge', 'blitz'].map((mode) => `${size}-${level}-${mode}-${POOL}`),
  ),
);
const configs = codes.flatMap((code) => {
  const parsed = parseConfig(code);
  return parsed.ok ? [parsed.value] : [];
});

it('words of the first edition are turned into the code that results are kept under, and said the same with whose stars they are', () => {
  expect(configs).toHaveLength(3 * 5 * 2);
  expect(new Set(configs.map(oldWords)).size).toBe(configs.length);
  for (const config of configs) {
    const words = oldWords(config);
    const code = firstEdition.config(words);
    expect(code).toBe(recordsCode(config));
    expect(names.config(code ?? '')).toBe(`${words}, first edition`);
    expect(names.config(`${code}-${POOL}`)).toBe(`${words}, first edition`);
  }
});

it('causes of the first edition are turned into codes, and said the same', () => {
  expect(firstEdition.cause('gave up')).toBe('gaveUp');
  expect(firstEdition.cause('no guesses left')).toBe('noGuessesLeft');
  for (const words of ['gave up', 'no guesses left']) {
    expect(names.cause(firstEdition.cause(words) ?? '')).toBe(words);
  }
});

it('words that it never wrote are refused', () => {
  const odd = [
    '',
    '3×3',
    '3x3, 3 stars',
    '3×3, 1 stars',
    '5×5, 3 stars',
    '3×3, 6 stars',
    '3×3, 3 stars, free',
  ];
  for (const words of [...odd, ' 3×3, 3 stars', '__proto__', 'constructor', 'gaveUp', '3-3-free']) {
    expect(firstEdition.config(words), words).toBeNull();
    expect(firstEdition.cause(words), words).toBeNull();
  }
});

it('a code that says nothing to this edition is shown as it is', () => {
  for (const code of [
    '',
    '3-3',
    '3-3-free-',
    '3-9-free',
    '9-3-free',
    '3-3-blitz',
    '3-3-free-x',
    '__proto__',
  ]) {
    expect(names.config(code)).toBe(code);
  }
  expect(names.cause('toString')).toBe('toString');
});
