import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'pikachu',
  title: 'Pikachu',
  line: 'Join equal tiles by a line with at most two turns.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
  homeQuery: '?scene=game',
  weeks: [
    { from: '2026-12-14', levels: ['Calm', 'Calm', 'Calm', 'Tricky', 'Tricky', 'Tricky', 'Treacherous'] },
  ],
  studies: true,
};
