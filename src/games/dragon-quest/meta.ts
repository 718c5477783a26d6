import type { GameEntry } from '../../frame/GameMeta';

export const meta: GameEntry = {
  id: 'dragon-quest',
  title: 'Dragon Quest',
  line: 'A dungeon in a deck of cards. Find the Dragon Queen.',
  load: () => import('./screen/Screen'),
  loadCover: () => import('./screen/Cover'),
};
