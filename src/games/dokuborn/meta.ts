import type { GameEntry } from '../../components/GameEntry';

export const meta: GameEntry = {
  id: 'dokuborn',
  title: 'Dokuborn',
  line: 'A grid of conditions, a Lorcana card for every cell.',
  load: () => import('./Screen'),
  loadCover: () => import('./Cover'),
};
