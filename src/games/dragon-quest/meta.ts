import type { GameEntry } from '../../components/GameEntry';

export const meta: GameEntry = {
  id: 'dragon-quest',
  title: 'Dragon Quest',
  line: 'A dungeon in a deck of cards. Find the Dragon Queen.',
  load: () => import('./Screen'),
  loadCover: () => import('./Cover'),
};
