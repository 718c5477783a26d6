/**
 * From the key that asks for a hint to its first stage, or to progress that can be cancelled, on the largest boards at a
 * quarter of the processor's speed. Browsers slow down the page alone: workers are therefore also kept from answering.
 */
import type { Browser, Page } from '@playwright/test';
import { followHint, handOf, openBoard } from './hand';
import { type Bench, type Figure, quantile } from './measure';
import { type BenchRoom, benchRooms } from './rooms';
import { type Sites, withSites } from './site';
import { setUp, throttle } from './visit';

const ROUNDS = 10;
const MOST_MS = 200;
/** What is slowed down: the page's own thread. */
const SLOW = { name: '4×', cpu: 4, slow4g: false };

export const figures: readonly Bench[] = [
  { group: 'Hints at 4×: from the key to a first stage, or to progress with Cancel', run: answers },
];

interface Answer {
  readonly ms: number;
  readonly isProgress: boolean;
}

async function* answers(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* (sites) {
    for (const room of rooms)
      for (const held of [false, true])
        yield figureOf(room.title, held, await answersIn(sites, room, seen, held));
  });
}

function figureOf(title: string, held: boolean, found: readonly Answer[]): Figure {
  const times = found.map(({ ms }) => ms);
  const progress = found.filter(({ isProgress }) => isProgress).length;
  const worst = Math.round(quantile(times, 1));
  return {
    name: held ? `${title}, its workers never answering` : title,
    text: `median ${Math.round(quantile(times, 0.5))} ms, worst ${worst} ms, ${progress} of ${times.length} by progress`,
    wanted: `≤ ${MOST_MS} ms`,
    isMet: worst <= MOST_MS,
  };
}

async function answersIn(
  { browser, url }: Sites,
  { link }: BenchRoom,
  seen: readonly string[],
  held: boolean,
): Promise<readonly Answer[]> {
  const page = await slowPage(browser, seen);
  const hand = handOf(page, 150);
  await openBoard(hand, url + link);
  await page.waitForTimeout(1000);
  if (held) await page.evaluate('holdWorkers()');
  await throttle(await page.context().newCDPSession(page), SLOW);
  const found: Answer[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate('watchNext()');
    await page.keyboard.press('h');
    found.push(await page.evaluate<Answer>('answer'));
    // One that was cancelled is asked for again; the others are followed, so that every round asks about another board.
    if (held) await page.keyboard.press('Escape');
    else await followHint(hand);
    await page.waitForTimeout(500);
  }
  await page.context().close();
  return found;
}

async function slowPage(browser: Browser, seen: readonly string[]): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(setUp, seen);
  await context.addInitScript(watchAnswers);
  return context.newPage();
}

/** Runs in the page before anything of it. */
function watchAnswers(): void {
  let isHeld = false;
  window.Worker = class extends Worker {
    override postMessage(data: unknown): void {
      if (!isHeld) super.postMessage(data);
    }
  };
  const holdWorkers = () => {
    isHeld = true;
  };
  const watchNext = () => {
    const asked = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    const shown = new Promise<boolean>((resolve) => {
      const watcher = new MutationObserver((changes) => {
        // Some hints are moves themselves: the board tells them.
        const isDone = changes.some(({ target }) => target.parentElement?.closest('[data-area=board]'));
        const isTold = isDone || document.querySelector('[data-say=hint]') !== null;
        if (!isTold && !document.querySelector('[data-say=notice] [role=progressbar]')) return;
        watcher.disconnect();
        // It is seen with the next picture.
        requestAnimationFrame(() => setTimeout(() => resolve(!isTold)));
      });
      watcher.observe(document, { childList: true, attributes: true, subtree: true });
    });
    const answer = async (): Promise<Answer> => {
      const isProgress = await shown;
      return { ms: performance.now() - (await asked), isProgress };
    };
    Object.assign(window, { answer: answer() });
  };
  Object.assign(window, { holdWorkers, watchNext });
}
