/** Whole runs of Dragon Quest, played by players of several kinds. */
import { type Chance, chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { sampleMove } from '../../../src/core/sample';
import { CALM, FAIR, GRIM } from '../../../src/games/dragon-quest/rules/config';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { must, NARROW, WIDE } from './scenarios';

export type Player = (state: State, rng: Rng) => DragonMove | null;

export const PLAYERS: Readonly<Record<string, Player>> = {
  random: (state, rng) => sampleMove(rules, state, rng),
  careless: (state) => [...rules.moves(state)].at(-1) ?? null,
  hinted: (state) => rules.hint(rules.view(state))?.move ?? null,
};

export const CONFIGS = [CALM, FAIR, GRIM, WIDE, NARROW];

export interface Run {
  readonly states: readonly State[];
  readonly moves: readonly DragonMove[];
  readonly chance: Chance;
}

const MOST_MOVES = 400;

export function runFrom(first: State, seed: string, player: Player): Run {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  const states = [first];
  const moves: DragonMove[] = [];
  while (moves.length < MOST_MOVES) {
    const state = states.at(-1)!;
    const move = player(state, rng);
    if (!move) break;
    moves.push(move);
    states.push(must(rules.apply(state, move, chance)).state);
  }
  return { states, moves, chance };
}

export function runOf(config: Config, seed: string, player: Player): Run {
  const deal = dealAttempt(config, chanceFrom(seed), 0);
  return runFrom(must(rules.start(config, deal, 2)), seed, player);
}
