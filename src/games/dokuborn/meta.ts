import type { GameEntry } from '../../frame/GameMeta';

export const meta: GameEntry = {
  id: 'dokuborn',
  title: 'Dokuborn',
  line: 'A grid of conditions, a Lorcana card for every cell.',
  load: () => import('./screen/Screen'),
  loadCover: () => import('./screen/Cover'),
};
