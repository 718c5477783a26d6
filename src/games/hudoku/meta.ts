import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'hudoku',
  title: 'Hudoku',
  line: 'Half a sudoku against the hourglass.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
};
