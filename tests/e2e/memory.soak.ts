/** A hundred games in a row on one page: what is left on the heap once they have been forgotten. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { testedGames } from '../inBrowser';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const GAMES = 100;
/** Until caches and compiled code have reached their size. */
const FIRST = 20;
const STEP = 20;
const MOST_BYTES = 1_000_000;

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
      await playGames(page, size, STEP);
      heap.push(await heapOf(session));
      console.log(`${id}: ${heap.at(-1)} bytes after ${played + STEP} games`);
    }
    expect((heap.at(-1) ?? 0) - (heap[FIRST / STEP - 1] ?? 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
}

/** By hints, from inside the page: ten thousand moves through Playwright would take an hour. */
function playGames(page: Page, size: string, games: number): Promise<void> {
  return page.evaluate(
    async ([wanted, many]) => {
      // Timers would make a pause of four milliseconds of each.
      const channel = new MessageChannel();
      const wait = () =>
        new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(null);
        });
      const find = (selector: string, text: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.includes(text));
      const until = async (done: () => boolean, act: () => void) => {
        for (const end = performance.now() + 20_000; performance.now() < end; ) {
          if (done()) return;
          act();
          await wait();
        }
        throw new Error('no end');
      };
      const isOver = () => document.querySelector('[data-say=end]') !== null;
      for (let game = 0; game < many; game++) {
        document.querySelector<HTMLElement>('[data-tool="new"]')?.click();
        await until(
          () => find('dialog label', wanted) !== undefined,
          () => {},
        );
        find('dialog label', wanted)?.click();
        await wait();
        document.querySelector<HTMLElement>('dialog [data-first-focus]')?.click();
        await until(
          () => !isOver() && !document.querySelector('dialog[open]'),
          () => {},
        );
        await until(isOver, () => {
          const act = find('[data-say=hint] button', 'Do it');
          if (act) act.click();
          else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
        });
      }
      channel.port1.close();
    },
    [size, games] as const,
  );
}

async function heapOf(session: CDPSession): Promise<number> {
  // The first collection lets finalisers run, whose leavings the second one takes.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
