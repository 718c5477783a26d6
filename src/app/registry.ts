/** The games there are, in the order of the shelf. A sixth costs its folder and one entry here; the build reads it too. */

import { extraGames } from 'virtual:extra-games';
import type { GameMeta } from '../frame/GameMeta';
import { meta as dokuborn } from '../games/dokuborn/meta';
import { meta as dragonQuest } from '../games/dragon-quest/meta';
import { meta as hudoku } from '../games/hudoku/meta';
import { meta as pikachu } from '../games/pikachu/meta';
import { meta as wonderingWitches } from '../games/wondering-witches/meta';

export const games: readonly GameMeta[] = [
  pikachu,
  hudoku,
  dokuborn,
  dragonQuest,
  wonderingWitches,
  ...extraGames,
];
