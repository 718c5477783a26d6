/** The game, put together: its rules, its words, its colours, and its store in this browser. */
import { defineGame } from '../../../src/frame/defineGame';
import { rules } from '../rules/rules';
import { words } from '../words/words';

export const game = defineGame({ rules, words, title: 'Cups', mood: 'cups' });

export const { store } = game;
