/** What a page does while nobody touches it: the work of its main thread, and the frames it has painted. */
import type { Browser, CDPSession } from '@playwright/test';
import { handOf, openBoard } from './hand';
import type { Bench, Figure } from './measure';
import { benchRooms } from './rooms';
import { withSites } from './site';
import { traced } from './trace';
import { setUp } from './visit';

const WATCHED_MS = 10_000;
/** A task or two of the browser's own. */
const MOST_MS = 5;

export const figures: readonly Bench[] = [
  { group: `Idle: the main thread in ${WATCHED_MS / 1000} s in which nobody does anything`, run: idle },
];

interface Idle {
  readonly task: number;
  readonly script: number;
  readonly styles: number;
  readonly layouts: number;
  readonly paints: number;
}

async function* idle(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* ({ browser, url, bareUrl }) {
    yield figureOf('Bare React page', await idleAt(browser, bareUrl, {}));
    yield figureOf('Home', await idleAt(browser, url, { seen }), true);
    for (const { title, path } of rooms)
      for (const timers of ['off', 'on']) {
        const found = await idleAt(browser, `${url}${path}?scene=game`, { seen, timers });
        yield figureOf(`${title}, timers ${timers}`, found, timers === 'off');
      }
  });
}

function figureOf(name: string, { task, script, styles, layouts, paints }: Idle, isJudged = false): Figure {
  const text = `${task.toFixed(1)} ms of tasks, ${script.toFixed(1)} ms of script, ${styles} styles, ${layouts} layouts, ${paints} paints`;
  if (!isJudged) return { name, text };
  return { name, text, wanted: `≤ ${MOST_MS} ms and no paint`, isMet: task <= MOST_MS && paints === 0 };
}

async function idleAt(
  browser: Browser,
  address: string,
  settings: { readonly seen?: readonly string[]; readonly timers?: string },
): Promise<Idle> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(setUp, settings.seen ?? []);
  await context.addInitScript((timers) => {
    const key = 'parlour:settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, timers }));
  }, settings.timers ?? 'on');
  const page = await context.newPage();
  if (settings.timers) await openBoard(handOf(page, 0), address);
  else await page.goto(address, { waitUntil: 'networkidle' });
  // Sayings fade, fonts come, saves are written.
  await page.waitForTimeout(6000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const before = await metricsOf(session);
  await page.waitForTimeout(WATCHED_MS);
  const after = await metricsOf(session);
  const { tasks } = await traced(browser, page, () => page.waitForTimeout(WATCHED_MS));
  await context.close();
  const ms = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  const count = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const paints = tasks.filter(({ inside }) => inside.some(({ name }) => name === 'Paint')).length;
  return {
    task: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    styles: count('RecalcStyleCount'),
    layouts: count('LayoutCount'),
    paints,
  };
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
