/** The suite that every game passes. What it cannot know of this one, it is told here; `ContractOptions` says what for. */
import { describeRules } from '../../contract/describeRules';
import { type CupsGame, type CupsMove, possibleCups, rules, type State } from '../rules/rules';

describeRules<CupsGame>(rules, {
  seeds: 8,
  badConfigs: ['c7', 'c06', 'C6', ' c6', 'c6 '],
  badMoves: ['l12', 'l01', 'x1', 'l', 'l-1'],
  badDeals: ['p', 'p12', 'p01', 'q1'],
  swapHidden(state) {
    const other = possibleCups(state).find((cup) => cup !== state.pearl);
    return other === undefined || state.found ? null : { ...state, pearl: other };
  },
  enumerate(state): CupsMove[] {
    if (state.found || state.lifted.length >= 3) return [];
    const all = [...Array(state.cups).keys()];
    return all.filter((cup) => !state.lifted.includes(cup)).map((cup) => ({ kind: 'lift', cup }));
  },
  sideMoves: (state: State): CupsMove[] => [
    { kind: 'mark', cup: 0 },
    { kind: 'mark', cup: state.cups - 1 },
  ],
  winning: ({ first }) => [{ kind: 'lift', cup: first.pearl }],
});
