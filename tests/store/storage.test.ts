/** How much room a thousand finished games take, in the formats that the games really write. */
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/store/settings';
import { addResult } from '../../src/store/stats/adding';
import { dayBefore, NO_STATS, type Stats } from '../../src/store/stats/stats';
import { count } from '../counts';
import { DAY, type PlayedGame, realGames } from './realGames';

const ROOM = 200_000;
const PLAYED = count(1, 20);

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Finished games of every kind, each with another deal and day, as the statistics come to know them. */
function thousandResults(played: readonly PlayedGame[]): Stats {
  const kinds = played.flatMap(({ finished }) => finished);
  let stats = NO_STATS;
  let day = DAY;
  for (let at = 0; at < 1_000; at++) {
    const kind = kinds[at % kinds.length];
    if (!kind) throw new Error('no game came to an end');
    day = dayBefore(day);
    const dealKey = `${kind.dealKey.slice(0, 4)}${at.toString(36)}`;
    stats = addResult(stats, { ...kind, day, begun: day, practice: false, dealKey });
  }
  return stats;
}

it(`1,000 finished games, ${PLAYED} of each kind really played, leave ${ROOM} bytes unfilled`, async () => {
  const all: PlayedGame[] = [];
  let saves = 0;
  for (const game of realGames) {
    const played: PlayedGame[] = [];
    for (let run = 0; run < PLAYED; run++) {
      played.push(await game.play(`room${run}`, 40, { preset: run % game.presets, toEnd: true }));
    }
    expect(played.flatMap(({ finished }) => finished).length, game.name).toBeGreaterThan(0);
    // Once in IndexedDB and once more in localStorage.
    saves += 2 * Math.max(...played.map(({ save }) => bytes(save)));
    all.push(...played);
  }
  const stats = bytes(JSON.stringify(thousandResults(all)));
  expect(stats).toBeGreaterThan(30_000);
  expect(saves + stats + bytes(JSON.stringify(DEFAULT_SETTINGS))).toBeLessThanOrEqual(ROOM);
});
