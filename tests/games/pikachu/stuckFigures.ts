/** How Pikachu strands: careless games on dealt boards, and how early a dead end is told. Counts, not times. */
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { gradeOf } from '../../../src/games/pikachu/rules/grade';
import { rules } from '../../../src/games/pikachu/rules/rules';
import {
  type Config,
  type Prospect,
  SIZE_NAMES,
  type State,
  VARIANTS,
} from '../../../src/games/pikachu/rules/types';
import { names } from '../../../src/games/pikachu/words/names';
import type { Figure } from '../../bench/measure';
import { count } from '../../counts';

const DEALS = { quick: count(12, 100), classic: count(6, 100), grand: count(2, 100) };
const GAMES = count(40, 400);
const BEFORE_THE_END = [1, 5];

export function stuckShares(): Figure[] {
  return configs().map((config) => {
    const shares = (dealVersion: number) =>
      Array.from({ length: DEALS[config.size] }, (_, n) => {
        const chance = chanceFrom(`stuck${n}`);
        const state = must(rules.start(config, rules.deal(config, chance, dealVersion), dealVersion));
        return must(rules.tasks.grade(state, chance));
      });
    const [before, after] = [shares(1), shares(rules.dealVersion)];
    const mean = (found: typeof before) =>
      found.reduce((sum, { stuck, playouts }) => sum + stuck / playouts, 0) / found.length;
    const grades = ['calm', 'tricky', 'treacherous'].map(
      (grade) => `${grade} ${after.filter((one) => gradeOf(one) === grade).length}`,
    );
    return {
      name: names.config(rules.formatConfig(config)),
      text: `before ${percent(mean(before))}, after ${percent(mean(after))}: ${grades.join(', ')} of ${after.length} deals`,
    };
  });
}

/**
 * Of random games on Classic boards that end stuck: how many were told of it so many moves before the end. Who is not
 * told mostly has a board that can still be cleared; what the search could not settle stands beside.
 */
export function toldFigures(): Figure[] {
  return VARIANTS.map((variant) => {
    const config: Config = { size: 'classic', variant };
    // Where few games end stuck, the deals of the first generator show more of them.
    const games = Array.from({ length: GAMES }, (_, n) => statesOf(config, `told${n}`)).filter((states) =>
      states.at(-1)!.tiles.some((tile) => tile !== 0),
    );
    const told = BEFORE_THE_END.map((moves) => {
      const prospects = games.flatMap((states) => {
        const state = states.at(-1 - moves);
        return state ? [must(rules.tasks.prospect(state, chanceFrom('told')))] : [];
      });
      const share = (kind: Prospect) =>
        percent(prospects.filter((prospect) => prospect === kind).length / games.length);
      return `${share('lost')} ${moves} before (still clearable ${share('clearable')}, not settled ${share('unknown')})`;
    });
    return { name: `Classic, ${variant}`, text: `${told.join(', ')}, of ${games.length} stuck games` };
  });
}

function statesOf(config: Config, seed: string): State[] {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'careless');
  const states = [must(rules.start(config, rules.deal(config, chance, 1), 1))];
  for (;;) {
    const state = states.at(-1)!;
    const move = sampleMove(rules, state, rng);
    if (!move) return states;
    states.push(must(rules.apply(state, move, chance)).state);
  }
}

function configs(): Config[] {
  return SIZE_NAMES.flatMap((size) => VARIANTS.map((variant) => ({ size, variant })));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
