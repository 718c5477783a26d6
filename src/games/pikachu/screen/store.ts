import { openGame } from '../../../store/session/openGame';
import type { Playing } from '../../../store/session/sessionState';
import { rules } from '../rules/rules';
import type { Config, PikachuMove, State, View } from '../rules/types';

export type Game = Playing<Config, PikachuMove, State, View>;

/** Dealing takes about a millisecond, so there is no worker to wait for. */
export const store = openGame(rules);
