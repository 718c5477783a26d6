import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'dokuborn',
  title: 'Dokuborn',
  line: 'A grid of conditions, a Lorcana card for every cell.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
};
