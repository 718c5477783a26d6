/** A hundred games in a row on one page: what is left on the heap after each has been forgotten. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { openGame, STEADY } from './everyGame';
import { CALM, setSettings, test } from './fixtures';

const GAMES = 100;
/** Until caches and compiled code have reached their size. */
const FIRST = 20;
const MOST_BYTES = 1_000_000;

const PLAYED = [
  { id: 'pikachu', size: 'Quick', deal: /Start/, board: 60 },
  { id: 'hudoku', size: '4 × 5', deal: /Deal/, board: 20 },
];

test.describe('memory', () => {
  test.skip(!soaking, 'only with the full counts');
  for (const { id, size, deal, board } of PLAYED) {
    test(`${GAMES} games of ${id} in a row leave at most ${MOST_BYTES} bytes`, async ({ page, site }) => {
      test.setTimeout(600_000);
      await setSettings(page, { ...CALM, ...STEADY });
      await openGame(page, site, `${id}?scene=game`);
      const session = await page.context().newCDPSession(page);
      await session.send('HeapProfiler.enable');
      const heap: number[] = [];
      for (let game = 0; game <= FIRST + GAMES; game++) {
        await page.getByRole('button', { name: 'New', exact: true }).click();
        await page.getByRole('radio', { name: size }).check();
        await page.getByRole('dialog').getByRole('button', { name: deal }).click();
        await expect(page.getByRole('gridcell')).toHaveCount(board);
        await playToTheEnd(page);
        if (game === FIRST || game === FIRST + GAMES) heap.push(await heapOf(session));
      }
      const [before = 0, after = 0] = heap;
      console.log(
        `${id}: ${before} bytes after ${FIRST} games, ${after - before} more after ${GAMES} others`,
      );
      expect(after - before).toBeLessThanOrEqual(MOST_BYTES);
    });
  }
});

/** By hints, from inside the page: three thousand moves through Playwright would take an hour. */
function playToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Timers would make a pause of four milliseconds of each, twenty thousand times.
    const channel = new MessageChannel();
    const wait = () =>
      new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
      });
    for (let step = 0; step < 2_000 && !document.querySelector('.finish'); step++) {
      const doIt = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Do it');
      if (doIt) doIt.click();
      else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
      await wait();
    }
    channel.port1.close();
  });
}

async function heapOf(session: CDPSession): Promise<number> {
  // The first collection lets finalisers run, whose leavings the second one takes.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
