import type { GameMeta } from '../../src/frame/GameMeta';

export const extraGames: readonly GameMeta[] = [
  {
    id: 'cups',
    title: 'Cups',
    line: 'A pearl, a row of cups, and three whispers.',
    load: () => import('./Screen'),
    loadNames: () => import('./words'),
    loadCover: () => import('./Cover'),
  },
];
