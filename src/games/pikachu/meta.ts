import type { GameEntry } from '../../frame/GameMeta';

export const meta: GameEntry = {
  id: 'pikachu',
  title: 'Pikachu',
  line: 'Join equal tiles by a line with at most two turns.',
  load: () => import('./screen/Screen'),
  loadCover: () => import('./screen/Cover'),
  homeQuery: '?scene=game',
};
