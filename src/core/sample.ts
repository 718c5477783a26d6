import { pick, type Rng } from './chance';
import type { GameTypes, PlayRules } from './rules';

/** One of the moves that make progress, each as likely as the others unless the game draws in its own way. */
export function sampleMove<G extends GameTypes>(
  rules: PlayRules<G>,
  state: G['state'],
  rng: Rng,
): G['move'] | null {
  if (rules.sample) return rules.sample(state, rng);
  const moves = [...rules.moves(state)];
  return moves.length === 0 ? null : pick(moves, rng);
}
