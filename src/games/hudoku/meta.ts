import type { GameEntry } from '../../frame/GameMeta';

export const meta: GameEntry = {
  id: 'hudoku',
  title: 'Hudoku',
  line: 'Half a sudoku against the hourglass.',
  load: () => import('./screen/Screen'),
  loadCover: () => import('./screen/Cover'),
};
