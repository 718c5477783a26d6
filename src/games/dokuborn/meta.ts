import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'dokuborn',
  title: 'Dokuborn',
  line: 'A grid of conditions, a Lorcana card for every cell.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
  makers: [{ path: 'make', name: 'Make a puzzle', load: () => import('./maker/screen/load') }],
  prints: true,
  weeks: [
    {
      from: '2026-12-14',
      levels: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars', '4×4, 4 stars', '4×4, 5 stars'],
    },
  ],
  studies: true,
};
