/** What the shelf knows of the game before it opens it. Change this first: the title, and the one line under it. */
import type { GameMeta } from '../../src/frame/GameMeta';

export const meta: GameMeta = {
  // Folder, address and saves go by this id: it stays what it is once anybody has played.
  id: 'cups',
  title: 'Cups',
  line: 'A pearl, a row of cups, and three whispers.',
  load: () => import('./screen/Screen'),
  loadNames: () => import('./words/names'),
  loadCover: () => import('./screen/Cover'),
};
