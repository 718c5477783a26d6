/** What makes two positions one, to a search that knows the cards. */
import { describe, expect, it } from 'vitest';
import { exhaust } from '../../../src/games/dragon-quest/rules/deal/exhaust';
import { seenPositions } from '../../../src/games/dragon-quest/rules/hindsight/positions';
import type { State } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { CONFIGS, PLAYERS, runOf } from './runs';
import { play, setUp } from './scenarios';

const MOST_TRIED = count(600, 8_000);

describe('positions that a search has seen', () => {
  const state: State = {
    ...play(setUp({ deck: '7C AS KS 7S', gems: 3, held: 'QH KD', items: 'JH QD KH JD X' }), 'x45 x57 x59'),
    hearts: 3,
  };
  const isNewAfter = (other: Partial<State>) => {
    const seen = seenPositions();
    expect(seen.isNew(state)).toBe(true);
    return seen.isNew({ ...state, ...other });
  };
  const [jackOfHearts, queen, king, jack] = [0, 4, 2, 3];

  it.each<Partial<State>>([
    { level: 2 },
    { hearts: 4 },
    { gems: 4 },
    { hearts: 2, gems: 4 },
    { held: [1] },
    { held: [1, 4] },
    { held: [1, 2, 4] },
    { itemStock: [queen, jackOfHearts, king, jack, 6] },
    { fateDrawn: 1 },
    { fateShuffles: 1 },
    { queenDefeated: true },
    { laid: [58, 45, 57, 71] },
    { laid: [58, 57, 45, 59] },
    { faceUp: [1, 2] },
    { moment: { kind: 'fate', cell: 57, wards: 0 } },
  ])('are new by %o', (other) => expect(isNewAfter(other)).toBe(true));

  it('are new by what the game waits for in the same place', () => {
    const moments: readonly State['moment'][] = [
      { kind: 'fate', cell: 57, wards: 0 },
      { kind: 'fate', cell: 57, wards: 1 },
      { kind: 'damage', cell: 57, amount: 2, hidden: false },
      { kind: 'damage', cell: 57, amount: 3, hidden: false },
      { kind: 'damage', cell: 57, amount: 3, hidden: true },
    ];
    const seen = seenPositions();
    expect(moments.map((moment) => seen.isNew({ ...state, moment }))).not.toContain(false);
    expect(moments.map((moment) => seen.isNew({ ...state, moment }))).not.toContain(true);
  });

  it.each<Partial<State>>([
    {},
    { hearts: 2 },
    { gems: 2 },
    { explored: 9, revealed: 9 },
    { held: [5, 1] },
    { held: [4, 2] },
    { itemStock: [jack, queen, king, jackOfHearts, 6] },
    { laid: [58, 45, 59, 57] },
    { laid: [58, 71, 57, 59] },
    { laid: [58, 71, 59, 57] },
  ])('are none by %o', (other) => expect(isNewAfter(other)).toBe(false));

  it.each(CONFIGS)('never lead to another verdict than every position by itself: %o', (config) => {
    const told = { proven: 0, refuted: 0, undecided: 0 };
    const fewer = { nodes: 0, before: 0 };
    for (let n = 0; n < count(12, 150); n++) {
      const { states, chance } = runOf(config, `alike${n}`, Object.values(PLAYERS)[n % 3]!);
      for (const from of states.slice(-4, -1)) {
        const plain = exhaust(from, chance, MOST_TRIED);
        const own = exhaust(from, chance, MOST_TRIED, seenPositions());
        told[own.verdict]++;
        if (plain.verdict === 'proven') expect(own.verdict, `alike${n}`).not.toBe('refuted');
        if (plain.verdict !== 'refuted') continue;
        expect(own.verdict, `alike${n}`).toBe('refuted');
        fewer.nodes += own.nodes;
        fewer.before += plain.nodes;
      }
    }
    expect(fewer.nodes).toBeLessThanOrEqual(fewer.before);
    console.log(`${JSON.stringify(config)}: ${JSON.stringify(told)}, ${JSON.stringify(fewer)}`);
  });

  it('tell resolved cards by where they lie alone', () => {
    const swapped = { ...state, faceUp: [], laid: [58, 45, 57, 59] };
    const seen = seenPositions();
    expect(seen.isNew(swapped)).toBe(true);
    expect(seen.isNew({ ...swapped, laid: [58, 57, 59, 45] })).toBe(false);
  });
});
