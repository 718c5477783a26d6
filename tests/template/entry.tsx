import type { GameEntry } from '../../src/components/GameEntry';

export const extraGames: readonly GameEntry[] = [
  {
    id: 'cups',
    title: 'Cups',
    line: 'A pearl, a row of cups, and three whispers.',
    load: () => import('./Screen'),
    loadCover: () => import('./Cover'),
  },
];
