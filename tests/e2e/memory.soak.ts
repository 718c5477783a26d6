/** A hundred games in a row on one page: what is left on the heap once they have been forgotten. */
import { type CDPSession, expect } from '@playwright/test';
import { playGames } from '../bench/games';
import { testedGames } from '../inBrowser';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const GAMES = 100;
/** Until compiled code has reached its size: most of what the first hundred leave is V8’s own. */
const FIRST = 100;
const STEP = 20;
const MOST_BYTES = 500_000;

for (const { id, smallestBoard: size } of testedGames) {
  if (size === undefined) continue;
  test(`${GAMES} games of ${id} in a row leave at most ${MOST_BYTES} bytes`, { tag: '@chromium' }, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await setSettings(page, { ...CALM, ...STEADY });
    await openGame(page, site, `${id}?scene=game`);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const heap: number[] = [];
    for (let played = 0; played < FIRST + GAMES; played += STEP) {
      await playGames(page, { games: STEP, board: size, toTheEnd: true });
      heap.push(await heapOf(session));
      console.log(`${id}: ${heap.at(-1)} bytes after ${played + STEP} games`);
    }
    expect((heap.at(-1) ?? 0) - (heap[FIRST / STEP - 1] ?? 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
}

async function heapOf(session: CDPSession): Promise<number> {
  // The first collection lets finalisers run, whose leavings the second one takes.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
