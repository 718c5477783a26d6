/** Whole runs of Pikachu, played by players of several kinds. */
import { chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import type { Played } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { rules } from '../../../src/games/pikachu/rules/rules';
import type { Config, Pikachu, PikachuMove, State } from '../../../src/games/pikachu/rules/types';

export type Player = (state: State, rng: Rng) => PikachuMove | null;
export type Run = Omit<Played<Pikachu>, 'at'>;

const SHUFFLES = 2;

export const PLAYERS = {
  random: (state, rng) => sampleMove(rules, state, rng),
  /** Whatever is found first, and a shuffle now and then where nothing is. */
  careless: (state) => {
    const [first] = rules.moves(state);
    if (first || state.shuffles === SHUFFLES) return first ?? null;
    const shuffle = rules.tasks.shuffle(state, chanceFrom('careless'));
    return shuffle.ok ? shuffle.value : null;
  },
  /** By hints, with a detour at every seventh move or so. */
  hinted: (state, rng) =>
    rng.below(7) === 0 ? sampleMove(rules, state, rng) : (rules.hint(state)?.move ?? null),
} satisfies Record<string, Player>;

export function runOf(config: Config, seed: string, player: Player, dealVersion = 2): Run {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  const deal = rules.deal(config, chance, dealVersion);
  const states = [must(rules.start(config, deal, dealVersion))];
  const moves: PikachuMove[] = [];
  for (;;) {
    const state = states.at(-1)!;
    const move = player(state, rng);
    if (!move) return { states, moves, chance };
    moves.push(move);
    states.push(must(rules.apply(state, move, chance)).state);
  }
}
