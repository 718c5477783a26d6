import type { GameEntry } from '../../components/GameEntry';

export const meta: GameEntry = {
  id: 'wondering-witches',
  title: 'Wondering Witches',
  line: 'Brew potions until the secret recipe gives itself away.',
  load: () => import('./Screen'),
  loadCover: () => import('./Cover'),
  doorName: 'Solo',
  doors: [
    {
      id: 'wondering-witches-brew',
      path: 'brew',
      name: 'Brew',
      load: () => import('./BrewScreen'),
    },
    {
      id: 'wondering-witches-board',
      path: 'board',
      name: 'Board',
      keepsNothing: true,
      load: () => import('./BoardScreen'),
    },
  ],
};
