import { openGame } from '../../store/openGame';
import { rules } from './rules';

/** Dealing takes about a millisecond, so there is no worker to wait for. */
export const store = openGame(rules);
