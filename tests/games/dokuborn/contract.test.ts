import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import type { Config, DokubornMove, State } from '../../../src/games/dokuborn/rules/types';
import { describeRules } from '../../contract/describeRules';

/** Every unused card against every empty cell, by the conditions' own tests. */
function everyPlacement(state: State): DokubornMove[] {
  const named = (id: string) => allConditions.filter((condition) => condition.id === id);
  if (state.gaveUp) return [];
  return state.placed.flatMap((held, cell) => {
    if (held !== null) return [];
    const wanted = [
      ...named(state.rows[Math.floor(cell / state.size)]!),
      ...named(state.columns[cell % state.size]!),
    ];
    return embeddedCards.cards
      .filter((card) => !state.placed.includes(card.id) && wanted.every(({ filter }) => filter(card)))
      .map((card): DokubornMove => ({ kind: 'place', cell, card: card.id }));
  });
}

function sideMoves(state: State): DokubornMove[] {
  const filled = [...state.placed.keys()].filter((cell) => state.placed[cell] !== null);
  const open = !state.gaveUp && filled.length < state.placed.length;
  return open ? filled.map((cell): DokubornMove => ({ kind: 'take', cell })) : [];
}

const config = (size: Config['size'], level: Config['level']): Config => {
  return { size, level, mode: 'free', starsBy: 'answers', pool: embeddedCards.version };
};

describeRules(rules, {
  configs: [config(2, 1), config(3, 5), { ...config(3, 3), conditions: 'plain' }, config(4, 5)],
  winning: 'hints',
  enumerate: everyPlacement,
  sideMoves,
  badConfigs: [
    '1-3-free-20260923-abc',
    '5-3-free-20260923-abc',
    '3-0-free-20260923-abc',
    '3-6-free-20260923-abc',
    '3-a6-free-20260923-abc',
    '3-3p-free-20260923-abc',
    '3-a3pp-free-20260923-abc',
    '3-aa3-free-20260923-abc',
    '3-a-free-20260923-abc',
    '3-3-constructor-20260923-abc',
    '3-3-free-',
    '3-3-free-20260923-abcdefgh',
  ],
  badMoves: [
    'place 16 4',
    'place 4 0',
    'place 4 -1',
    'place 04 1',
    'place 4 99999999',
    'place 4  1',
    'take',
    'take 16',
    'move 1',
    'move 1 16',
    'give up',
    'give-up 1',
    'place 1 1e3',
  ],
  badDeals: [
    '',
    'c1-o5-k2',
    'c1-o5-k2_p1-l3',
    'c1-o5_p1-l2-t0-u3',
    'c1-o5-k2_p1-l3-t0-t1',
    'c1-c1-k2_p1-l3-t0',
    'zz-o5-k2_p1-l3-t0',
    'c1-o5-k2_p1-l3-z99',
    'o1-o2-o3_o4-o5-o6',
  ],
});
