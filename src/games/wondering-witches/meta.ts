import type { GameEntry } from '../../frame/GameMeta';

export const meta: GameEntry = {
  id: 'wondering-witches',
  title: 'Wondering Witches',
  line: 'Brew potions until the secret recipe gives itself away.',
  part: 'solo',
  load: () => import('./solo/screen/Screen'),
  loadCover: () => import('./screen/Cover'),
  doorName: 'Solo',
  doors: [
    {
      id: 'wondering-witches-brew',
      path: 'brew',
      name: 'Brew',
      load: () => import('./brew/screen/Screen'),
    },
    {
      id: 'wondering-witches-board',
      path: 'board',
      name: 'Board',
      keepsNothing: true,
      load: () => import('./board/screen/Screen'),
    },
  ],
};
