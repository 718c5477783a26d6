import { openGame } from '../../src/store/openGame';
import { rules } from './rules';

export const store = openGame(rules);
