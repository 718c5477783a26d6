/** Joins a game's study to this browser: made when its page is first loaded. */
import { openSaves } from '../saving/openSaves';
import { pageName } from '../saving/pageName';
import { createStudy, type StudyStore } from './createStudy';

export function openStudy(game: string): StudyStore {
  const saves = openSaves(pageName(game, 'study'), () => void store.load());
  const store = createStudy(saves);
  void store.load();
  return store;
}
