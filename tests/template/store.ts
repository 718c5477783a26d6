import { openGame } from '../../src/store/browser';
import { rules } from './rules';

export const store = openGame(rules);
