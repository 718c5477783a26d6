import type { GameEntry } from '../../components/GameEntry';

export const meta: GameEntry = {
  id: 'pikachu',
  title: 'Pikachu',
  line: 'Join equal tiles by a line with at most two turns.',
  load: () => import('./Screen'),
  loadCover: () => import('./Cover'),
  homeQuery: '?scene=game',
};
