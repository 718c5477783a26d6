/** What only experts use has a part of the state to itself, which games without it do not have. */
import { templateOf } from '../templates';
import type { Extras, State } from '../types';

export function extrasOf({ extras, config }: Pick<State, 'config' | 'extras'>): Extras {
  if (extras) return extras;
  const { isEmpty } = templateOf(config.template);
  return { verdicts: isEmpty.map(() => null), colours: isEmpty.map(() => 0), checkpoints: [] };
}

export function withExtras(state: State, change: Partial<Extras>): State {
  return { ...state, extras: { ...extrasOf(state), ...change } };
}
