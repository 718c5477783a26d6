/** The rules of every game, as they lie in the tree: a new game is among them as soon as it has its folder. */
import type { GameTypes, Rules } from '../src/core/rules';

const modules = import.meta.glob<{ readonly rules: Rules<GameTypes> }>('../src/games/**/rules/rules.ts', {
  eager: true,
});

export const allRules: readonly Rules<GameTypes>[] = Object.values(modules)
  .map(({ rules }) => rules)
  .sort((a, b) => (a.id < b.id ? -1 : 1));
