/** Where the end of a daily leads: the other games' dailies of the same day, in the order of the shelf. */
import type { NextDaily } from '../../frame/ScreenProps';
import { stats } from '../../store/browser';
import { readLatestSave } from '../../store/saving/latestSave';
import { dailyPath } from '../boot/paths';
import { savedGamesIn } from '../home/savedGames';
import { games } from '../registry';
import { isPlayed } from './dayResults';
import { pastDay } from './pastDays';

/** The first one after this game that has not been played to its end; null when all have been. */
export async function nextDaily(game: string, day: string): Promise<NextDaily | null> {
  await stats.loaded();
  const here = games.findIndex(({ id }) => id === game);
  for (const { id, title } of [...games.slice(here + 1), ...games.slice(0, here)]) {
    const save = await readLatestSave(id);
    const saved = save ? savedGamesIn(save.body) : null;
    const result = pastDay(stats.getState().games[id], day, saved ?? undefined);
    if (!isPlayed({ result })) return { title, href: dailyPath(id, day) };
  }
  return null;
}
