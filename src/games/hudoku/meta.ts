import type { GameEntry } from '../../components/GameEntry';

export const meta: GameEntry = {
  id: 'hudoku',
  title: 'Hudoku',
  line: 'Half a sudoku against the hourglass.',
  load: () => import('./Screen'),
  loadCover: () => import('./Cover'),
};
