import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'dragon-quest',
  title: 'Dragon Quest',
  line: 'A dungeon in a deck of cards. Find the Dragon Queen.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadOldNames: () => import('./words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
  weeks: [{ from: '2026-12-14', levels: ['Calm', 'Calm', 'Fair', 'Fair', 'Fair', 'Fair', 'Grim'] }],
  studies: true,
};
