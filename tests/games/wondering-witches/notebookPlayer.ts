/** A player who plants, tests and eliminates as the notebook would, and knows no more than the view. */

import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { inquire } from '../../../src/games/wondering-witches/deduction/deduce';
import type { Sample } from '../../../src/games/wondering-witches/deduction/splitting';
import type { WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { rules, soloView } from '../../../src/games/wondering-witches/solo/rules/rules';
import { nextTurn } from '../../../src/games/wondering-witches/solo/rules/think';
import type { SoloState } from '../../../src/games/wondering-witches/solo/rules/types';

const EFFORT = { recipes: 5000, nodes: 20_000, probes: 100, nodesPerNote: 0, samples: 150, potions: 1 };
const MOST_TURNS = 600;

export interface SensibleGame {
  readonly state: SoloState;
  readonly outcome: 'won' | 'lastDitch' | 'full' | 'poison';
}

export function sensibleGame(config: WitchConfig, seed: string): SensibleGame {
  const chance = chanceFrom(seed);
  let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
  let known = -1;
  let samples: readonly Sample[] = [];
  while (state.phase === 'playing' || state.phase === 'lastDitch') {
    const view = soloView(state);
    if (known !== view.potions.length) {
      known = view.potions.length;
      samples = inquire(view, EFFORT).samples;
    }
    const turn = nextTurn(view, samples);
    if (!turn) throw new Error(`No turn in ${seed}`);
    state = must(rules.apply(state, turn.move, chance)).state;
    if (state.turns > MOST_TURNS) throw new Error(`No end to ${seed}`);
  }
  if (state.phase === 'won') return { state, outcome: state.loss === 'full' ? 'lastDitch' : 'won' };
  return { state, outcome: state.loss === 'poison' ? 'poison' : 'full' };
}
