/** From gesture to paint on the largest boards, at a quarter of the processor's speed: hints, moves, steps back, ends. */
import type { Browser, Page } from '@playwright/test';
import { endGame, type Hand, handOf, openBoard, playRound } from './hand';
import { type Bench, type Figure, quantile } from './measure';
import { type BenchRoom, benchRooms } from './rooms';
import { type Sites, withSites } from './site';
import { setUp } from './visit';

const ROUNDS = 12;
/** As short as a quick player's. */
const PAUSE_MS = 150;
const MOST_MS = 50;
/** Whatever is faster than two of Event Timing's steps of 8 ms is not listed. */
const UNLISTED_MS = 8;

export const figures: readonly Bench[] = [
  { group: 'Interaction to next paint at 4× (Event Timing, steps of 8 ms)', run: interactions },
];

/** Milliseconds to the next paint, by the name of the gesture. */
type Times = ReadonlyMap<string, readonly number[]>;

async function* interactions(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* (sites) {
    for (const room of rooms) {
      yield figureOf('Bare React page', await barePresses(sites));
      yield figureOf(room.title, await playedTimes(sites, room, seen));
    }
  });
}

function figureOf(name: string, times: Times): Figure {
  const all = [...times.values()].flat();
  const p98 = quantile(all, 0.98);
  const kinds = [...times]
    .toSorted(([, one], [, other]) => quantile(other, 1) - quantile(one, 1))
    .map(([kind, some]) => `\n      ${kind}: ${inShort(some)}`);
  const text = `p98 ${p98} ms; ${inShort(all)}${kinds.join('')}`;
  return { name, text, wanted: `p98 ≤ ${MOST_MS} ms`, isMet: p98 <= MOST_MS };
}

function inShort(times: readonly number[]): string {
  return `median ${quantile(times, 0.5)} ms, worst ${quantile(times, 1)} ms, ${times.length} times`;
}

function barePresses({ browser, bareUrl }: Sites): Promise<Times> {
  return timed(browser, [], async ({ page, click }, slowDown) => {
    await page.goto(bareUrl);
    await slowDown();
    for (let press = 0; press < ROUNDS; press++) await click('press', page.locator('button'));
  });
}

async function playedTimes(
  { browser, url }: Sites,
  { link, smallLink }: BenchRoom,
  seen: readonly string[],
): Promise<Times> {
  let isEnded = false;
  const played = await timed(browser, seen, async (hand, slowDown) => {
    await openBoard(hand, url + link);
    await hand.page.waitForTimeout(1000);
    await slowDown();
    const dealt = await boardOf(hand.page);
    for (let round = 0; round < ROUNDS; round++) await playRound(hand, round);
    if ((await boardOf(hand.page)) === dealt) throw new Error(`Nothing was played at ${link}`);
    isEnded = await endGame(hand, 0);
    await hand.page.waitForTimeout(1000);
  });
  if (isEnded) return played;
  // Where a game cannot be given up, a small one is played to its end.
  const ended = await timed(browser, seen, async (hand, slowDown) => {
    await openBoard(hand, url + smallLink);
    await slowDown();
    await endGame(hand);
    await hand.page.waitForTimeout(1000);
  });
  const times = new Map(played);
  for (const [name, some] of ended) times.set(name, [...(times.get(name) ?? []), ...some]);
  return times;
}

const boardOf = (page: Page) => page.locator('[data-area=board]').innerHTML();

interface Noted {
  readonly gestures: { readonly name: string; readonly at: number }[];
  readonly slow: Map<number, { at: number; duration: number }>;
}

async function timed(
  browser: Browser,
  seen: readonly string[],
  play: (hand: Hand, slowDown: () => Promise<void>) => Promise<void>,
): Promise<Times> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(setUp, seen);
  await page.addInitScript(watchGestures);
  const session = await context.newCDPSession(page);
  const slowDown = async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      (window as unknown as Noted).gestures.length = 0;
    });
  };
  const before = (name: string) =>
    page.evaluate((gesture) => {
      (window as unknown as Noted).gestures.push({ name: gesture, at: performance.now() });
    }, name);
  await play(handOf(page, PAUSE_MS, before), slowDown);
  const times = await page.evaluate(readGestures, UNLISTED_MS);
  await context.close();
  return new Map(times);
}

/** Runs in the page. Several events of a press count as one interaction, the slowest of them. */
function watchGestures(): void {
  const noted: Noted = { gestures: [], slow: new Map() };
  Object.assign(window, noted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, startTime } = entry as PerformanceEventTiming;
      if (!interactionId) continue;
      const known = noted.slow.get(interactionId) ?? { at: startTime, duration: 0 };
      noted.slow.set(interactionId, { at: known.at, duration: Math.max(known.duration, duration) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page. */
function readGestures(unlisted: number): [name: string, times: number[]][] {
  const { gestures, slow } = window as unknown as Noted;
  const times = new Map<string, number[]>();
  gestures.forEach(({ name, at }, index) => {
    const next = gestures[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = [...slow.values()].filter((entry) => entry.at >= at && entry.at < next);
    const longest = Math.max(unlisted, ...own.map(({ duration }) => duration));
    times.set(name, [...(times.get(name) ?? []), longest]);
  });
  return [...times];
}
