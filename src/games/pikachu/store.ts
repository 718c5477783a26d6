import { openGame } from '../../store/openGame';
import type { Playing } from '../../store/table';
import { rules } from './rules';
import type { Config, PikachuMove, State, View } from './types';

export type Game = Playing<Config, PikachuMove, State, View>;

/** Dealing takes about a millisecond, so there is no worker to wait for. */
export const store = openGame(rules);
