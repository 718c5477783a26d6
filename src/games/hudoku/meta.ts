import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'hudoku',
  title: 'Hudoku',
  line: 'Half a sudoku against the hourglass.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
  makers: [{ path: 'make', name: 'Make a puzzle', load: () => import('./maker/screen/load') }],
  prints: true,
  weeks: [
    {
      from: '2026-12-14',
      levels: ['Gentle', 'Gentle', 'Steady', 'Steady', 'Sharp', '8×8 steady', '8×8 sharp'],
    },
  ],
  studies: true,
};
