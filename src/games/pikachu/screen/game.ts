import { defineGame } from '../../../frame/defineGame';
import { rules } from '../rules/rules';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

/** Dealing takes about a millisecond, so there is no worker to wait for. */
export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Pikachu',
  mood: 'pikachu',
});

export const { store } = game;
