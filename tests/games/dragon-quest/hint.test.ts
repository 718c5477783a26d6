import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { type Config, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { words } from '../../../src/games/dragon-quest/words/words';
import { count } from '../../counts';
import { AROUND, around, dungeonNumber, must, play, setUp } from './scenarios';

const [UP, LEFT] = AROUND;

function hinted(state: State): string {
  const hint = rules.hint(rules.view(state));
  return hint ? rules.formatMove(hint.move) : 'none';
}

describe('a careful player who does not know the deck', () => {
  const rows: readonly [string, State, string][] = [
    ['leaves by the Exit once the Queen is defeated', around('7S AS', { queenDefeated: true }), `r${LEFT}`],
    ['leaves by the wizard then', around('7S X', { queenDefeated: true }), `t${LEFT}x`],
    ['takes a gem before a fight', around('KC 7S'), `r${LEFT}`],
    ['opens a passage', around('4S 4C'), `r${UP}`],
    ['fights what every fate card left defeats', { ...around('10S', { fate: '6' }), fateDrawn: 1 }, `r${UP}`],
    ['explores rather than fight at bad odds', around('QC KC'), 'x59'],
    ['heals when two hearts are missing', around('8S', { hearts: 3 }), `r${UP}`],
    ['meets the Queen when fate is kind', { ...around('QS', { fate: '6 7 8' }), fateDrawn: 3 }, `r${UP}`],
    ['wards when one more defeats the Queen', play(around('QS', { fate: '8', held: 'QH' }), `r${UP}`), 'wb'],
    [
      'lets a slime have its heart rather than spend a joker',
      play(around('10S', { fate: '6', held: 'X' }), `r${UP}`),
      'f',
    ],
    ['spends gems before hearts', play(around('2C', { gems: 2, hearts: 2 }), `r${UP}`), 's2'],
    ['wards when nothing else saves', play(around('3C', { held: 'QH', hearts: 2 }), `r${UP}`), 'wb'],
    ['has nothing to say when trapped', around('4S 5S 6S AC'), 'none'],
    ['has nothing to say when it is over', play(around('QS', { fate: '10' }), `r${UP}`), 'none'],
  ];
  it.each(rows)('%s', (_name, state, move) => {
    expect(hinted(state)).toBe(move);
  });

  it('says where, why and what, with the odds', () => {
    const state = { ...around('JS 4S 5S AC'), hearts: 5 };
    const view = rules.view(state);
    const hint = rules.hint(view);
    expect(hint?.stages).toEqual([
      { code: 'lookAtCard', card: dungeonNumber('JS'), cells: [UP] },
      { code: 'why', reason: { code: 'odds', beats: 3, of: 5, expectedDamage: 0.4 } },
      { code: 'move', move: { kind: 'resolve', cell: UP }, cells: [UP] },
    ]);
    expect(hint?.stages.map((stage) => words.stage(stage, view))).toEqual([
      'Look at the Skeleton.',
      '3 of 5 fate cards left would defeat it. It costs 0.4 on average.',
      'Fight the Skeleton.',
    ]);
  });

  it('does not light up a cell to explore before its last word', () => {
    const stages = rules.hint(rules.view(setUp({})))?.stages ?? [];
    expect(stages.map((stage) => stage.cells?.length ?? 0)).toEqual([0, 0, 1]);
  });
});

describe('following the hints', () => {
  const games = count(150, 2000);
  const rows: readonly [Config['halls'], number][] = [
    ['wide', 0.95],
    ['narrow', 0.68],
  ];
  it.each(rows)(
    `wins far more often than a greedy player without items: ${games} games, %s halls`,
    (halls, share) => {
      let won = 0;
      for (let game = 0; game < games; game++) if (follow({ halls, deal: 'any' }, `hint${game}`)) won++;
      expect(won / games).toBeGreaterThan(share);
    },
  );

  function follow(config: Config, seed: string): boolean {
    const chance = chanceFrom(seed);
    let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
    for (let step = 0; step < 2000; step++) {
      const hint = rules.hint(rules.view(state));
      if (!hint) return state.moment.kind === 'won';
      state = must(rules.apply(state, hint.move, chance)).state;
    }
    throw new Error(`${seed} never ends`);
  }
});
