import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { faultSentence } from '../../../src/frame/words/faults';
import { symbolCounts } from '../../../src/games/pikachu/rules/dealText';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { type Config, SIZE_NAMES, SIZES, VARIANTS } from '../../../src/games/pikachu/rules/types';
import { names } from '../../../src/games/pikachu/words/names';
import { wordsFor } from '../../../src/games/pikachu/words/words';
import { mangled } from '../../contract/nastyTexts';
import { count, soaking } from '../../counts';

const CONFIGS: Config[] = SIZE_NAMES.flatMap((size) => VARIANTS.map((variant) => ({ size, variant })));
const SEEDS = count(12, 500);
const CLASSIC: Config = { size: 'classic', variant: 'still' };

describe('Pikachu: deals', () => {
  it('give out pairs to the symbols in turn, as the seed counts them', () => {
    expect(symbolCounts(SIZES.classic)).toEqual([...Array(8).fill(8), ...Array(16).fill(6)]);
    expect(symbolCounts(SIZES.quick)).toEqual(Array(15).fill(4));
    expect(symbolCounts(SIZES.grand)).toEqual(Array(24).fill(14));
  });

  it.each(CONFIGS.map((config) => [names.config(rules.formatConfig(config)), config] as const))(
    `%s: ${SEEDS} deals (seeds clear0…) are cleared by hints alone`,
    (_name, config) => {
      for (let n = 0; n < SEEDS; n++) {
        const chance = chanceFrom(`clear${n}`);
        // The second generator takes longer on the largest board.
        const dealVersion = n % 4 === 0 && (config.size !== 'grand' || soaking) ? 2 : 1;
        let state = must(rules.start(config, rules.deal(config, chance, dealVersion), dealVersion));
        const pairs = state.tiles.length / 2;
        expect(state.line, `seed clear${n}`).toHaveLength(pairs);
        for (let step = 0; step < pairs; step++) {
          const hint = rules.hint(rules.view(state));
          if (!hint) throw new Error(`seed clear${n}: no hint after ${step} matches`);
          state = must(rules.apply(state, hint.move, chance)).state;
        }
        expect(rules.status(state, freshTally(null)).kind, `seed clear${n}`).toBe('won');
      }
    },
  );

  it.each(rules.presets)('$code: the deal of seed “pinned” never changes', ({ config }) => {
    expect(rules.deal(config, chanceFrom('pinned'), 1)).toMatchSnapshot();
  });
});

describe('Pikachu: deal texts from strangers', () => {
  const good = rules.deal(CLASSIC, chanceFrom('strangers'), 1);
  const codeOf = (text: string, config = CLASSIC) => {
    const started = rules.start(config, text, 1);
    return started.ok ? 'good' : started.fault.code;
  };

  it.each([
    ['nothing', '', 'DEAL_LENGTH'],
    ['one tile short', good.slice(1), 'DEAL_LENGTH'],
    ['one tile more', `${good}a`, 'DEAL_LENGTH'],
    ['endless', 'a'.repeat(10_000_000), 'DEAL_LENGTH'],
    ['a symbol beyond the last', good.replace('a', 'y'), 'DEAL_SYMBOL'],
    ['a hole', good.replace('a', '-'), 'DEAL_SYMBOL'],
    ['a capital', good.replace('a', 'A'), 'DEAL_SYMBOL'],
    ['a line break at the end', `${good.slice(1)}\n`, 'DEAL_SYMBOL'],
    ['half of an emoji', good.replace('a', '\ud83d'), 'DEAL_SYMBOL'],
    ['odd counts', good.replace('a', 'b'), 'DEAL_COUNTS'],
    ['even but wrong counts', good.replace('i', 'a').replace('i', 'a'), 'DEAL_COUNTS'],
    ['all the same', 'a'.repeat(160), 'DEAL_COUNTS'],
    ['as dealt', good, 'good'],
  ])('%s', (_name, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('keeps to the symbols of a smaller board', () => {
    const quick: Config = { size: 'quick', variant: 'still' };
    const text = rules.deal(quick, chanceFrom('quick'), 1);
    expect(codeOf(text, quick)).toBe('good');
    expect(codeOf(text.replaceAll('o', 'p'), quick)).toBe('DEAL_SYMBOL');
    expect(codeOf(text, CLASSIC)).toBe('DEAL_LENGTH');
  });

  it('names symbol and counts in its sentence', () => {
    const started = rules.start(CLASSIC, good.replace('a', 'b'), 1);
    expect(started.ok ? '' : faultSentence(started.fault, wordsFor('flat'))).toBe(
      'This deal has the picture “grinning face” 7 times instead of 8.',
    );
  });

  it('takes a board that nobody can clear for what it is, soon', () => {
    const config: Config = { size: 'quick', variant: 'still' };
    const locked = must(rules.start(config, lockedQuickDeal(), 1));
    expect(locked.line).toBeNull();
    expect(rules.status(locked, freshTally(null)).kind).toBe('stuck');
    expect(rules.hint(locked)).toBeNull();
    const shuffle = must(rules.tasks.shuffle(locked, chanceFrom('locked')));
    const after = must(rules.apply(locked, shuffle, chanceFrom('locked')));
    expect(after.state.line).toHaveLength(30);
  });

  it(`survives ${count(2000, 50_000)} mangled deals (seed mangled)`, () => {
    for (const text of mangled(good, rngFor('mangled', 'deal'), count(2000, 50_000))) {
      const started = rules.start(CLASSIC, text, 1);
      if (started.ok) expect(text).toBe(good);
      else expect(faultSentence(started.fault, wordsFor('flat'))).toMatch(/^[A-Z].*\.$/);
    }
  });
});

/** 15 symbols, each twice in the frame and twice within, no two alike on one side or side by side. */
function lockedQuickDeal(): string {
  const rng = rngFor('locked', 'search');
  const tiles = [...'abcdefghijklmno'].flatMap((letter) => [letter, letter, letter, letter]);
  const config: Config = { size: 'quick', variant: 'still' };
  for (let round = 0; round < 5000; round++) {
    const state = must(rules.start(config, tiles.join(''), 1));
    const move = [...rules.moves(state)][0];
    if (move?.kind !== 'match') return tiles.join('');
    const other = rng.below(tiles.length);
    [tiles[move.a], tiles[other]] = [tiles[other]!, tiles[move.a]!];
  }
  throw new Error('no locked board found');
}
