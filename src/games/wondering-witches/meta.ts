import type { GameMeta } from '../../frame/GameMeta';

export const meta: GameMeta = {
  id: 'wondering-witches',
  title: 'Wondering Witches',
  line: 'Brew potions until the secret recipe gives itself away.',
  part: 'solo',
  load: () => import('./solo/screen/Screen'),
  loadNames: () => import('./solo/words/names'),
  loadOldNames: () => import('./solo/words/firstEdition'),
  loadCover: () => import('./screen/Cover'),
  roomName: 'Solo',
  rooms: [
    {
      id: 'wondering-witches-brew',
      path: 'brew',
      name: 'Brew',
      load: () => import('./brew/screen/Screen'),
      loadNames: () => import('./brew/words/names'),
      loadOldNames: () => import('./brew/words/firstEdition'),
    },
    {
      id: 'wondering-witches-board',
      path: 'board',
      name: 'Board',
      load: () => import('./board/screen/Screen'),
    },
  ],
  studies: true,
  makers: [{ path: 'secret', name: 'Make a recipe', load: () => import('./maker/screen/load') }],
  weeks: [
    {
      from: '2026-12-14',
      levels: ['First Game', 'Beginner', 'Amateur', 'Amateur', 'Sorcerer', 'Master', 'High Witch'],
    },
  ],
};
