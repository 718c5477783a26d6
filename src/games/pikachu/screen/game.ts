import { defineGame } from '../../../frame/defineGame';
import { rules } from '../rules/rules';
import { firstEdition } from '../words/firstEdition';
import { wordsFor } from '../words/words';

/** Dealing takes about a millisecond, so there is no worker to wait for. */
export const game = defineGame({
  rules,
  words: wordsFor(false),
  firstEdition,
  title: 'Pikachu',
  mood: 'pikachu',
});

export const { store } = game;
