/** A player who does what the hints say, marks aside, and knows no more than the view. */

import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import type { WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { nextTurn } from '../../../src/games/wondering-witches/solo/rules/think';
import type { SoloState } from '../../../src/games/wondering-witches/solo/rules/types';

const MOST_TURNS = 600;

export interface SensibleGame {
  readonly state: SoloState;
  readonly outcome: 'won' | 'lastDitch' | 'full' | 'poison';
}

export function sensibleGame(
  config: WitchConfig,
  seed: string,
  dealVersion = rules.dealVersion,
): SensibleGame {
  const chance = chanceFrom(seed);
  let state = must(rules.start(config, rules.deal(config, chance, dealVersion), dealVersion));
  while (state.phase === 'playing' || state.phase === 'lastDitch') {
    const turn = nextTurn(soloView(state));
    if (!turn) throw new Error(`No turn in ${seed}`);
    state = must(rules.apply(state, turn.move, chance)).state;
    if (state.turns > MOST_TURNS) throw new Error(`No end to ${seed}`);
  }
  if (state.phase === 'won') return { state, outcome: state.loss === 'full' ? 'lastDitch' : 'won' };
  return { state, outcome: state.loss === 'poison' ? 'poison' : 'full' };
}
