import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { formatCode, parseCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { view } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { rules as brew } from '../../../src/games/wondering-witches/brew/rules/rules';
import { firstPotion, isDull } from '../../../src/games/wondering-witches/deduction/choosing/dull';
import { itemsOf } from '../../../src/games/wondering-witches/deduction/judging/hypothesis';
import { beliefAfter } from '../../../src/games/wondering-witches/deduction/possible/belief';
import { riddleOf } from '../../../src/games/wondering-witches/deduction/possible/riddle';
import { usePotion } from '../../../src/games/wondering-witches/recipe/evaluate';
import { FIRST_GAME, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { rules as solo } from '../../../src/games/wondering-witches/solo/rules/rules';

/** The first potion of whoever goes by the clue alone wins it. */
const PLANTED = 'dull150';

function begun(seed: string, dealVersion: number, config = FIRST_GAME) {
  const deal = brew.deal(config, chanceFrom(seed), dealVersion);
  return { deal, state: must(brew.start(config, deal, dealVersion)) };
}

describe('dull recipes', () => {
  it('that the first potion wins are dealt by the first generator alone', () => {
    const { state, deal } = begun(PLANTED, 1);
    const laid = firstPotion(riddleOf(view(state)));
    expect(usePotion(state.puzzle, itemsOf(laid!), rngFor('any', 'potion')).won).toBe(true);
    expect(isDull(FIRST_GAME, state.puzzle, state.clue)).toBe(true);
    const later = begun(PLANTED, 2);
    expect(later.deal).not.toBe(deal);
    expect(isDull(FIRST_GAME, later.state.puzzle, later.state.clue)).toBe(false);
    expect(solo.deal(FIRST_GAME, chanceFrom(PLANTED), 2)).not.toBe(deal);
  });

  it('still open from a link, and nothing else is dealt otherwise', () => {
    const { deal } = begun(PLANTED, 1);
    const code = formatCode(brew, { config: FIRST_GAME, seed: PLANTED, deal, version: 1, dealVersion: 1 });
    expect(must(parseCode(brew, code))).toMatchObject({ deal, dealVersion: 1 });
    for (const { config } of LEVELS)
      expect(begun('plain', 2, config).deal).toBe(begun('plain', 1, config).deal);
  });

  /** A change here is a new dealVersion. */
  it('are refused for ever', () => {
    const dealt = ['dull150', 'dull423', 'dull427', 'dull573'].map((seed) => begun(seed, 2).deal);
    expect(dealt).toMatchInlineSnapshot(`
      [
        "rf5rmgxt083x",
        "rm1csks7tjmr",
        "rirnv9fc2wkw",
        "rrb0lp25n2gh",
      ]
    `);
  });

  it('are never so by their clue: no clue leaves fewer than twelve recipes', () => {
    let fewest = Number.POSITIVE_INFINITY;
    for (const ingredients of [4, 5]) {
      for (const effects of [0, 1] as const) {
        for (let run = 0; run < 40; run++) {
          const { state } = begun(`clue${run}`, 1, { ...FIRST_GAME, ingredients, effects });
          fewest = Math.min(fewest, beliefAfter(view(state)).count.recipes);
        }
      }
    }
    expect(fewest).toBe(12);
  });

  it('are barred on dailies from 10 December 2026 on', () => {
    expect(brew.daily('2026-12-09').dealVersion).toBe(1);
    expect(brew.daily('2026-12-10').dealVersion).toBe(2);
    expect(solo.daily('2026-12-10')).toMatchObject({ dealVersion: 2, seed: 'daily-2026-12-10' });
  });
});
