import { defineGame } from '../../src/frame/defineGame';
import { rules } from './rules';
import { words } from './words';

export const game = defineGame({ rules, words, title: 'Cups', mood: 'cups' });

export const { store } = game;
