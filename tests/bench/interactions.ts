/** From gesture to paint on the largest boards, at a quarter of the processor's speed: hints followed, steps taken back. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { registeredGames } from '../../scripts/build/registeredGames';
import { chanceFrom } from '../../src/core/chance';
import { formatCode } from '../../src/core/codes';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { type Bench, type Figure, quantile } from './measure';
import { ROOT, withSite } from './site';

const ROUNDS = 12;
const SEED = 'bench';

const modules = import.meta.glob<{ readonly rules: Rules<GameTypes> }>('../../src/games/**/rules/rules.ts', {
  eager: true,
});

export const figures: readonly Bench[] = [
  { group: 'Interaction to next paint at 4× (Event Timing, steps of 8 ms)', run: interactions },
];

/** A link to the largest board that a preset offers: the one of which there is most to show. */
function linkTo<G extends GameTypes>(path: string, rules: Rules<G>): string {
  const { version, dealVersion } = rules;
  const boards = rules.presets.map(({ config }) => {
    const deal = rules.deal(config, chanceFrom(SEED), dealVersion);
    const shown = rules.view(must(rules.start(config, deal, dealVersion)));
    return { config, deal, size: JSON.stringify(shown).length };
  });
  const [largest] = boards.toSorted((one, other) => other.size - one.size);
  if (!largest) throw new Error(`${rules.id} has no presets`);
  const { config, deal } = largest;
  return `${path}/${formatCode(rules, { config, seed: SEED, deal, version, dealVersion })}`;
}

/** The rooms in which something is played, by the registry; bundling that would bring along every screen. */
async function playedRooms() {
  const games = await registeredGames(join(ROOT, 'src/app/registry.ts'));
  return games.flatMap(({ id, title, rooms = [] }) => [
    { id, title, path: id },
    ...rooms.flatMap(({ id: roomId, name, path, loadNames }) =>
      loadNames ? [{ id: roomId, title: `${title}: ${name}`, path: `${id}/${path}` }] : [],
    ),
  ]);
}

async function interactions(): Promise<readonly Figure[]> {
  const rooms = await playedRooms();
  const links = rooms.flatMap(({ id, title, path }) =>
    Object.values(modules).flatMap(({ rules }) =>
      rules.id === id ? [{ title, link: linkTo(path, rules) }] : [],
    ),
  );
  const seen = rooms.map(({ id }) => id);
  return withSite(async (browser, url) => {
    const rows: Figure[] = [];
    for (const { title, link } of links) {
      const times = await playedTimes(browser, url + link, seen);
      const text = `p98 ${quantile(times, 0.98)} ms, median ${quantile(times, 0.5)} ms, worst ${quantile(times, 1)} ms, ${times.length} interactions`;
      rows.push({ name: title, text, wanted: 'p98 ≤ 50 ms' });
    }
    return rows;
  });
}

async function playedTimes(
  browser: Browser,
  address: string,
  seenGames: readonly string[],
): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((seen) => {
    localStorage.setItem('parlour:settings', JSON.stringify({ seen, whatChanged: 'read' }));
    const slow = new Map<number, number>();
    Object.assign(window, { slow });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId) slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, seenGames);
  await page.goto(address);
  await page.waitForSelector('[role=gridcell]', { state: 'attached' }).catch(async () => {
    throw new Error(`No board at ${address}: ${await page.locator('body').innerText()}`);
  });
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const dealt = await page.locator('[data-area=board]').innerHTML();
  let followed = 0;
  for (let round = 0; round < ROUNDS; round++) if (await playRound(page)) followed++;
  // Some hints are moves themselves.
  if (followed === 0 && (await page.locator('[data-area=board]').innerHTML()) === dealt)
    throw new Error(`No hint was followed at ${address}`);
  const { slow, count } = await page.evaluate(() => ({
    slow: [...(window as unknown as { slow: Map<number, number> }).slow.values()],
    count: (performance as unknown as { interactionCount: number }).interactionCount,
  }));
  await context.close();
  // Whatever was faster than the threshold is not listed.
  return [...slow, ...new Array<number>(Math.max(0, count - slow.length)).fill(8)];
}

/** Pauses as short as a quick player's, and a step back. Tells whether a hint was followed. */
async function playRound(page: Page): Promise<boolean> {
  const act = page.locator('[data-say=hint] .button-primary');
  for (let stage = 0; stage < 4 && !(await act.isVisible()); stage++) await press(page, 'h');
  const isTold = await act.isVisible();
  if (isTold) await act.click();
  await page.waitForTimeout(400);
  for (const key of ['ArrowRight', 'ArrowDown', 'u']) await press(page, key);
  await press(page, 'Shift+U');
  return isTold;
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(150);
}
