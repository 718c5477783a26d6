/** Somebody who plays one game in one browser, page after page. */

import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { readJson } from '../../src/core/text';
import { readSavedGames } from '../../src/store/saving/savedGames';
import { MAX_SAVE } from '../../src/store/saving/saveText';
import type { FinishedGame } from '../../src/store/session/sessionState';
import { addFinished, addPractisedDeal } from '../../src/store/stats/adding';
import { createStatsStore } from '../../src/store/stats/statsStore';
import { fakeDatabase, fakeLocal, loaded, type PageOptions, stateAt } from './fakes';

export const DAY = '2026-11-18';

/** One browser over several pages, with statistics that outlive them. */
export async function browser<G extends GameTypes>(played: Rules<G>) {
  const [database, local] = [fakeDatabase(), fakeLocal()];
  const stats = createStatsStore(database);
  await stats.load();
  const counting: Promise<void>[] = [];
  const finished: FinishedGame[] = [];
  const seeds = Array.from({ length: 50 }, (_, at) => `seed${at}`);
  let pages = 0;
  let today = DAY;
  async function openPage(options: PageOptions = {}) {
    const bench = await loaded(played, {
      database,
      local,
      seeds,
      writer: `page${pages++}`,
      ...options,
      ports: {
        today: () => today,
        onFinished(game, when) {
          if (when === 'now') finished.push(game);
          counting.push(addFinished(stats, game));
        },
        playedBefore: (key) => stats.playedBefore(played.id, key),
        onPractised: (key) => counting.push(addPractisedDeal(stats, played.id, key)),
      },
    });
    const game = () => {
      const { game: playing } = bench.store.getState();
      if (!playing) throw new Error('nothing in play');
      return playing;
    };
    const state = () => stateAt(played, game().record);
    const settled = async () => {
      await bench.saves.idle();
      await Promise.all(counting);
    };
    const saved = () => must(readJson(bench.store.savedText(), MAX_SAVE, readSavedGames));
    return { ...bench, game, state, settled, saved };
  }
  return {
    openPage,
    finished,
    database,
    local,
    stats: () => stats.getState().games[played.id],
    tomorrow: () => {
      today = '2026-11-19';
    },
  };
}
