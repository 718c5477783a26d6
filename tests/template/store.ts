import { openGame } from '../../src/store/session/openGame';
import { rules } from './rules';

export const store = openGame(rules);
