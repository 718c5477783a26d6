import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { parseCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { generatePuzzleCode, loadPuzzleFromCode } from '../../../src/games/dokuborn/rules/codes';
import { conditionById } from '../../../src/games/dokuborn/rules/conditions';
import { generateNewPuzzle } from '../../../src/games/dokuborn/rules/generate';
import { indexPool } from '../../../src/games/dokuborn/rules/pool';
import { createRules, rules } from '../../../src/games/dokuborn/rules/rules';
import { LEVELS, SIZES } from '../../../src/games/dokuborn/rules/types';
import { refusalInWords } from '../../../src/games/dokuborn/words/words';
import { mangled, NASTY_TEXTS } from '../../contract/nastyTexts';
import { count } from '../../counts';
import { tightCards, tinyCards } from './tiny';

const pool = indexPool(embeddedCards);
const code = (ids: string, size = 3) => `${size}:${Buffer.from(ids).toString('base64')}`;
const idsOf = (text: string) => {
  const { rows, columns } = must(loadPuzzleFromCode(pool, text));
  return [...rows, ...columns].map(({ id }) => id).join();
};
const fault = (text: string, over = pool) => {
  const loaded = loadPuzzleFromCode(over, text);
  if (loaded.ok) throw new Error(`${text} was accepted`);
  return `${loaded.fault.code}: ${refusalInWords(loaded.fault)}`;
};

describe('puzzle codes', () => {
  it('are the size, a colon and the Base64 of the ids, rows first', () => {
    const rows = ['c1', 'o5', 'k2'].map((id) => conditionById(id)!);
    const columns = ['p1', 'l3', 't0'].map((id) => conditionById(id)!);
    expect(generatePuzzleCode(rows, columns)).toBe('3:YzEsbzUsazIscDEsbDMsdDA=');
    expect(code('c1,o5,k2,p1,l3,t0')).toBe('3:YzEsbzUsazIscDEsbDMsdDA=');
  });

  it(`come back as they were, for ${count(10, 300)} puzzles of every size and level`, () => {
    for (const size of SIZES) {
      for (const level of LEVELS) {
        for (let seed = 0; seed < count(10, 300); seed++) {
          const puzzle = must(generateNewPuzzle(pool, size, level, `c${seed}`));
          const text = generatePuzzleCode(puzzle.rows, puzzle.columns);
          expect(text).toBe(code([...puzzle.rows, ...puzzle.columns].map(({ id }) => id).join(), size));
          expect(must(loadPuzzleFromCode(pool, text))).toEqual(puzzle);
          expect(must(parseCode(rules, text)).config).toMatchObject({
            size,
            level,
            mode: 'free',
            starsBy: 'answers',
          });
        }
      }
    }
  });

  it.each([
    ['without padding', '3:YzEsbzUsdTMscDEsbDIsdDA'],
    ['with white space around', ' \n\t3:YzEsbzUsdTMscDEsbDIsdDA= \r\n'],
    ['percent-encoded', '3%3AYzEsbzUsdTMscDEsbDIsdDA%3D'],
    ['with too much padding', '3:YzEsbzUsdTMscDEsbDIsdDA=='],
  ])('are read %s', (_name, text) => {
    expect(idsOf(text)).toBe('c1,o5,u3,p1,l2,t0');
  });

  it('load pairs that the generator would never cross, if they can be solved', () => {
    expect(idsOf(code('t1,c1,t2,c2', 2))).toBe('t1,c1,t2,c2');
    expect(idsOf(code('r3,c1,r6,u5', 2))).toBe('r3,c1,r6,u5');
  });

  it.each([
    [
      'nothing',
      '',
      'NOT_A_CODE: A puzzle code is the size, a colon and some letters and digits, like 3:YzEsbzU.',
    ],
    [
      'no colon',
      'YzEsbzU',
      'NOT_A_CODE: A puzzle code is the size, a colon and some letters and digits, like 3:YzEsbzU.',
    ],
    [
      'another alphabet',
      '3:YzEs*zU',
      'NOT_A_CODE: A puzzle code is the size, a colon and some letters and digits, like 3:YzEsbzU.',
    ],
    ['size 5', code('c1,o5', 5), 'WRONG_SIZE: There is no 5×5 grid; the sizes are 2, 3 and 4.'],
    ['a cut', '3:YzEsb', 'CODE_CUT: A part of this code is missing or mistyped.'],
    ['too few', code('c1,o5,k2,p1,l3'), 'WRONG_COUNT: A 3×3 grid has 6 conditions; this has 5.'],
    ['another size', code('c1,o5,p1,l3', 3), 'WRONG_COUNT: A 3×3 grid has 6 conditions; this has 4.'],
    [
      'an unknown id',
      code('c1,o5,k2,p1,l3,z9'),
      'UNKNOWN_CONDITION: One of the conditions is unknown here; a newer Parlour may know it.',
    ],
    [
      'a hostile id',
      code('c1,o5,k2,p1,l3,<b>'),
      'UNKNOWN_CONDITION: One of the conditions is not written like any that Dokuborn has.',
    ],
    [
      'a prototype',
      code('__proto__,constructor,k2,p1,l3,t0'),
      'UNKNOWN_CONDITION: One of the conditions is not written like any that Dokuborn has.',
    ],
    ['one twice', code('c1,o5,k2,p1,l3,o5'), 'TWICE: Cost 5 stands in this grid twice.'],
    [
      'an empty cell',
      code('o1,c1,o2,o3,c2,c3'),
      'NO_ANSWER: Of the 2,249 cards known here (2026-09-23), none is both Cost 1 and Cost 3.',
    ],
    ['far too long', `3:${'A'.repeat(400)}`, 'PUZZLE_CODE_TOO_LONG: This is far too long for a puzzle code.'],
  ])('are refused with the reason: %s', (_name, text, reason) => {
    expect(fault(text)).toBe(reason);
  });

  it('say which cells lack cards of their own', () => {
    const few = indexPool({
      ...tightCards,
      cards: tightCards.cards.filter(({ fullName }) => fullName !== 'Ann'),
    });
    expect(fault(code('c1,c4,o3,o5', 2), few)).toBe(
      'TOO_FEW_ANSWERS: Of the 4 cards known here (2026-01-01), only 1 fits these 2 cells: Amethyst and Cost 3; Ruby and Cost 3.',
    );
  });

  it('open with the cards at hand, and name their list', () => {
    const tiny = createRules(tinyCards);
    const game = must(parseCode(tiny, code('c1,c4,o3,o5', 2)));
    expect(game.config).toEqual({
      size: 2,
      level: 5,
      mode: 'free',
      starsBy: 'answers',
      pool: '20260101-tiny',
    });
    expect(game.deal).toBe('c1-c4_o3-o5');
    expect([game.version, game.dealVersion]).toEqual([1, 2]);
  });

  it(`survive ${count(3000, 100_000)} mutations (seed codes), and what is accepted is a real puzzle`, () => {
    const rng = rngFor('codes', 'mutations');
    const good = SIZES.map((size) => {
      const { rows, columns } = must(generateNewPuzzle(pool, size, 3, 'mutate'));
      return generatePuzzleCode(rows, columns);
    });
    let accepted = 0;
    for (const text of good) {
      for (const bad of mangled(text, rng, Math.ceil(count(3000, 100_000) / good.length))) {
        const loaded = loadPuzzleFromCode(pool, bad);
        if (!loaded.ok) {
          expect(loaded.fault.code).toMatch(/^[A-Z_]+$/);
          expect(refusalInWords(loaded.fault).length).toBeLessThan(2000);
          expect(refusalInWords(loaded.fault)).not.toMatch(/undefined|NaN|null|did not work/);
          continue;
        }
        accepted++;
        const { rows, columns } = loaded.value;
        expect(generatePuzzleCode(rows, columns)).toMatch(/^[234]:[A-Za-z0-9+/]+=*$/);
        expect(must(loadPuzzleFromCode(pool, generatePuzzleCode(rows, columns)))).toEqual(loaded.value);
      }
    }
    expect(accepted).toBeGreaterThan(0);
  });

  it('survive mutated ids under a good envelope (seed ids)', () => {
    const rng = rngFor('ids', 'mutations');
    for (const bad of mangled('c1,o5,u3,p1,l2,t0', rng, count(1000, 50_000))) {
      expect(typeof loadPuzzleFromCode(pool, code(bad)).ok).toBe('boolean');
    }
    for (const nasty of NASTY_TEXTS) expect(loadPuzzleFromCode(pool, nasty).ok).toBe(false);
  });

  it('are what a dealt game is shared by', () => {
    const { config } = rules.daily('2026-11-18');
    const deal = rules.deal(config, chanceFrom('share'), 1);
    const [rows, columns] = deal.split('_').map((ids) => ids.replaceAll('-', ','));
    expect(rules.code!.format({ config, seed: 'share', deal, version: 1, dealVersion: 1 })).toBe(
      code(`${rows},${columns}`),
    );
  });
});
