import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/games/hudoku/rules/text';
import { firstEdition } from '../../../src/games/hudoku/words/firstEdition';
import { names } from '../../../src/games/hudoku/words/names';

const BOARDS = ['4x5', '6x5', '8x8', '9x9'];
const LEVELS = ['gentle', 'steady', 'sharp', 'fiendish', 'mild'];
const MODES = ['hourglass', 'extended', 'relaxed', 'off'];

/** `describeConfig` of the first edition, word for word but for the types. */
const oldWords = (template: string, level: string, mode: string) =>
  `${template.replace('x', '×')}, ${level}, ${mode}`;

const named = BOARDS.flatMap((template) =>
  LEVELS.flatMap((level) =>
    MODES.map((mode) => ({
      code: [template, level, mode].join('-'),
      words: oldWords(template, level, mode),
    })),
  ),
);
const known = named.filter(({ code }) => parseConfig(code).ok);
const unknown = named.filter(({ code }) => !parseConfig(code).ok);

describe('words that the first edition kept its statistics under', () => {
  it('are told for every game there was, and said the same today', () => {
    expect(known).toHaveLength(30);
    for (const { code, words } of known) {
      expect(firstEdition.config(words)).toBe(code);
      expect(names.config(code)).toBe(words);
    }
    expect(firstEdition.cause('solution')).toBe('solution');
    expect(names.cause('solution')).toBe('the solution was shown');
  });

  it('are refused where there was no such game', () => {
    const odd = ['', '6×5', '6x5, steady, hourglass', '6×5, Steady, hourglass', '6×5, steady, hourglass '];
    for (const words of [...unknown.map((game) => game.words), ...odd, '__proto__', 'constructor']) {
      expect(firstEdition.config(words), words).toBeNull();
      expect(firstEdition.cause(words), words).toBeNull();
    }
  });
});

it('a code that says nothing to this edition is shown as it is', () => {
  for (const code of ['', '6x5', '6x5-mild-hourglass', '6x5-steady-hourglass-2', '__proto__']) {
    expect(names.config(code)).toBe(code);
  }
  expect(names.cause('toString')).toBe('toString');
});
