import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import { exhaust, keyOf } from '../../../src/games/dragon-quest/rules/deal/exhaust';
import { FULL_EFFORT, solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { around, CHANCE, must } from './scenarios';

const HALLS = ['wide', 'narrow'] as const;

/** Through text and `parseMove`, as a record would be replayed. */
function replayed(config: Config, deal: string, seed: string, line: readonly DragonMove[]): State {
  const chance = chanceFrom(seed);
  return line.reduce(
    (state, move) => must(rules.apply(state, must(rules.parseMove(rules.formatMove(move))), chance)).state,
    must(rules.start(config, deal, 1)),
  );
}

describe.each(HALLS)('winnable deals, %s halls', (halls) => {
  const config: Config = { halls, deal: 'winnable' };

  it(`are won by their kept line, all ${count(150, 3000)} of them`, () => {
    for (let index = 0; index < count(150, 3000); index++) {
      const seed = `kept${index}`;
      const chance = chanceFrom(seed);
      const deal = rules.deal(config, chance, 1);
      const { verdict, line } = solveDeal(config, deal, chance);
      expect(verdict, seed).toBe('proven');
      expect(replayed(config, deal, seed, line ?? []).moment.kind, seed).toBe('won');
    }
  });

  it('are nearly all deals, and every verdict keeps within its bounds', () => {
    const deals = count(300, 10_000);
    const verdicts = { proven: 0, refuted: 0, undecided: 0 };
    for (let index = 0; index < deals; index++) {
      const chance = chanceFrom(`share${index}`);
      const { verdict, line, nodes } = solveDeal(config, dealAttempt(config, chance, 0), chance);
      verdicts[verdict]++;
      expect(line === null).toBe(verdict !== 'proven');
      // A game begun within the bound may still be played out.
      expect(nodes).toBeLessThanOrEqual(FULL_EFFORT.nodes + FULL_EFFORT.exhaustiveNodes + 400);
    }
    expect(verdicts.proven / deals).toBeGreaterThan(halls === 'wide' ? 0.99 : 0.97);
    console.log(`${halls} halls, ${deals} deals: ${JSON.stringify(verdicts)}`);
  });
});

describe('a deal that cannot be won', () => {
  // Merchant and three passages around an entrance that is no pair of theirs: no gem, no way on.
  const walled = 'KDEFaIgLXjABCGHJMbcdefhiklm-abcdefg-67890';

  it.each(HALLS)('is refuted by trying everything, %s halls', (halls) => {
    const chance = chanceFrom('walled');
    const solution = solveDeal({ halls, deal: 'any' }, walled, chance);
    expect(solution.verdict).toBe('refuted');
  });

  it('is not called refuted when the search was cut short', () => {
    const state = must(rules.start({ halls: 'wide', deal: 'any' }, walled, 1));
    expect(exhaust(state, chanceFrom('walled'), 10).verdict).toBe('undecided');
    expect(exhaust(state, chanceFrom('walled'), 1000).verdict).toBe('refuted');
  });

  it.each(HALLS)('is told from one that trying everything wins, with the line, %s halls', (halls) => {
    const config: Config = { halls, deal: 'any' };
    const state = around('QS 4S 5S AS', { config, fate: '8 9', held: 'KH' });
    const { verdict, line } = exhaust(state, CHANCE, 5000);
    expect(verdict).toBe('proven');
    const end = (line ?? []).reduce((now, move) => must(rules.apply(now, move, CHANCE)).state, state);
    expect(end.moment.kind).toBe('won');
  });

  it('is passed over by the dealer', () => {
    let passedOver = 0;
    for (let index = 0; index < count(400, 3000); index++) {
      const chance = chanceFrom(`share${index}`);
      const config: Config = { halls: 'narrow', deal: 'winnable' };
      const first = dealAttempt(config, chance, 0);
      const dealt = rules.deal(config, chance, 1);
      const firstIsGood = solveDeal(config, first, chance).verdict === 'proven';
      expect(dealt === first).toBe(firstIsGood);
      if (!firstIsGood) passedOver++;
    }
    expect(passedOver).toBeGreaterThan(0);
  });
});

describe('positions are told apart by all that the future depends on', () => {
  const state = around('AS KS', { held: 'QH' });
  const others: readonly Partial<State>[] = [
    { level: 2 },
    { hearts: 4 },
    { gems: 1 },
    { held: [2] },
    { itemStock: [...state.itemStock].reverse() },
    { fateDrawn: 1 },
    { fateShuffles: 1 },
    { queenDefeated: true },
    { laid: [58, 57, 45] },
    { faceUp: [1] },
    { moment: { kind: 'fate', cell: 57, wards: 0 } },
    { moment: { kind: 'fate', cell: 57, wards: 1 } },
  ];
  it.each(others)('%o', (other) => {
    expect(keyOf({ ...state, ...other })).not.toBe(keyOf(state));
  });

  it('and by nothing else', () => {
    expect(keyOf({ ...state, explored: 9, revealed: 9 })).toBe(keyOf(state));
  });
});
