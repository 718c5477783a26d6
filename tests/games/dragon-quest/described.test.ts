/** The player by whom deals are rated, against the same player written from the specification. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, pick, rngFor, shuffled } from '../../../src/core/chance';
import { sampleMove } from '../../../src/core/sample';
import { CALM, FAIR, GRIM } from '../../../src/games/dragon-quest/rules/config';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import { describedMove } from '../../../src/games/dragon-quest/rules/deal/describedPlayer';
import { tableOf } from '../../../src/games/dragon-quest/rules/deal/table';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { describedIn } from './describedOracle';
import { must } from './scenarios';

const GAMES = count(15, 1500);
const GRADES: readonly [string, Config][] = [
  ['calm', CALM],
  ['fair', FAIR],
  ['grim', GRIM],
];

const textsOf = (moves: readonly DragonMove[]) => moves.map(rules.formatMove);

/** Positions as the player meets them, and such as it would never have come to. */
function walk(config: Config, seed: string, visit: (state: State) => void): void {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'walk');
  let state = must(rules.start(config, dealAttempt(config, chance, 0), 2));
  for (let step = 0; step < 400; step++) {
    visit(state);
    const own = describedMove(tableOf(state), rng);
    const strayed = rng.below(4) === 0 ? sampleMove(rules, state, rng) : null;
    const move = strayed ?? own;
    if (!move) return;
    state = must(rules.apply(state, move, chance)).state;
  }
}

describe.each(GRADES)('the described player on %s deals', (grade, config) => {
  it(`does what the specification says, ${GAMES} games`, () => {
    let positions = 0;
    for (let game = 0; game < GAMES; game++) {
      const seed = `described-${grade}-${game}`;
      const rng = rngFor(seed, 'ties');
      walk(config, seed, (state) => {
        const wanted = textsOf(describedIn(state));
        const move = describedMove(tableOf(state), rng);
        const told = `${seed}, position ${positions}: ${move && rules.formatMove(move)} of ${wanted}`;
        expect(move ? wanted.includes(rules.formatMove(move)) : wanted.length === 0, told).toBe(true);
        positions++;
      });
    }
    expect(positions).toBeGreaterThan(GAMES * 20);
  });

  it('leaves what is as good to chance', () => {
    let ties = 0;
    for (let game = 0; game < 4; game++) {
      const seed = `ties-${grade}-${game}`;
      walk(config, seed, (state) => {
        const wanted = describedIn(state);
        // Two items of one kind are the same to it.
        if (wanted.length < 2 || wanted.some(({ kind }) => kind === 'ward' || kind === 'command')) return;
        const rng = rngFor(seed, 'again');
        const drawn = Array.from({ length: 30 * wanted.length }, () => describedMove(tableOf(state), rng));
        const kinds = new Set(drawn.map((move) => move && rules.formatMove(move)));
        expect([...kinds].toSorted(), seed).toEqual(textsOf(wanted).toSorted());
        ties++;
      });
    }
    expect(ties).toBeGreaterThan(10);
  });

  it('sees nothing that is hidden', () => {
    for (let game = 0; game < count(4, 200); game++) {
      const seed = `hidden-${grade}-${game}`;
      walk(config, seed, (state) => {
        const rng = rngFor(seed, 'swap');
        const { order, laid, fate, fateDrawn } = state;
        const other: State = {
          ...state,
          order: [...order.slice(0, laid.length), ...shuffled(order.slice(laid.length), rng)],
          fate: [...fate.slice(0, fateDrawn), ...shuffled(fate.slice(fateDrawn), rng)],
          itemStock: shuffled(state.itemStock, rng),
        };
        const tie = pick([1, 2, 3], rng);
        const choice = (of: State) => describedMove(tableOf(of), rngFor(seed, 'tie', tie));
        expect(choice(other)).toEqual(choice(state));
      });
    }
  });
});
