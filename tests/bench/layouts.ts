/** Layouts that a script of the page forces before its turn is over, and where: counted in a trace, which would spoil times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGame, handOf, openBoard, playRound } from './hand';
import type { Bench, Figure } from './measure';
import { benchRooms } from './rooms';
import { ROOT, withSites } from './site';
import { type Frame, type Span, traced } from './trace';
import { setUp } from './visit';

const ROUNDS = 5;

export const figures: readonly Bench[] = [
  { group: `Layouts that gestures force, in ${ROUNDS} rounds and the end`, run: layouts },
];

async function* layouts(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* ({ browser, url }) {
    for (const { title, link } of rooms) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await context.addInitScript(setUp, seen);
      const hand = handOf(await context.newPage(), 150);
      await openBoard(hand, url + link);
      await hand.page.waitForTimeout(1000);
      const { tasks } = await traced(browser, hand.page, async () => {
        for (let round = 0; round < ROUNDS; round++) await playRound(hand, round);
        await endGame(hand, 0);
      });
      await context.close();
      yield forcedIn(title, forcedLayouts(tasks, url));
    }
  });
}

function forcedIn(name: string, places: ReadonlyMap<string, number>): Figure {
  const all = [...places.values()].reduce((sum, times) => sum + times, 0);
  const told = [...places]
    .toSorted(([, one], [, other]) => other - one)
    .map(([place, times]) => `\n      ${times} × ${place}`);
  return { name, text: `${all} forced layouts${told.join('')}`, wanted: 'none', isMet: all === 0 };
}

/** The places that forced a layout, with how often each did. Scripts from elsewhere do not count: the bench has some. */
function forcedLayouts(tasks: readonly Span[], site: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const walk = ({ name, stack, inside }: Span) => {
    const own = name === 'Layout' && stack.find(({ url }) => url.startsWith(site));
    if (own) places.set(codeAt(own), (places.get(codeAt(own)) ?? 0) + 1);
    inside.forEach(walk);
  };
  tasks.forEach(walk);
  return places;
}

/** A name that a build has shortened says little: the code itself is what is told. */
function codeAt({ url, functionName, lineNumber, columnNumber }: Frame): string {
  const file = new URL(url).pathname;
  const line = readFileSync(join(ROOT, 'dist', file), 'utf8').split('\n')[lineNumber - 1] ?? '';
  const code = line.slice(Math.max(0, columnNumber - 60), columnNumber + 50);
  return `${file.replace(/^.*\//, '')}:${lineNumber}:${columnNumber} ${functionName}: …${code}…`;
}
