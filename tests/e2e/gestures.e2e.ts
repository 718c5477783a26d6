/** What a gesture makes the browser do, counted in Chromium's own trace: layouts asked for halfway, elements looked at. */
import { type Browser, expect, type Page } from '@playwright/test';
import { testedGames } from '../inBrowser';
import { STEADY } from './support/everyGame';
import { toBoard } from './support/everyRoom';
import { CALM, setSettings, test } from './support/fixtures';
import { settle } from './support/measures';

/** Browsers themselves work out the styles of what loses the focus and of what gets it. */
const STYLED_BY_A_FOCUS = 12;
/**
 * What a focus that moves may have styled and laid out, with the words that tell of the new place, or with the row, column
 * and region that it lights: never a board.
 */
const STYLED_BY_A_MOVE = 60;
const LAID_OUT_BY_A_MOVE = 60;
/** The menu itself, its button and what has the focus: not the frame that it comes into. */
const STYLED_BY_THE_MENU = 200;

const MORE = '[aria-haspopup=menu]';
const ACT = '[data-say=hint] .button-primary';

for (const { hintKey = 'h', rooms } of testedGames) {
  for (const { path, isPlayed } of rooms) {
    if (!isPlayed) continue;
    test(`no gesture in ${path} lays out what it has changed by half, and a focus moves alone`, {
      tag: '@chromium',
    }, async ({ page, browser, site }) => {
      await setSettings(page, { ...CALM, ...STEADY });
      // What a room fetches once its board is there comes by itself, and not by a gesture.
      await page.goto(site.url + toBoard(path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const gestures = await traced(page, browser, async (gesture) => {
        const press = (key: string) => gesture(key, () => page.keyboard.press(key));
        await page.locator('[role=gridcell][tabindex="0"]').first().focus();
        await settle(page);
        for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) await press(arrow);
        for (let stage = 0; stage < 4 && !(await page.locator(ACT).isVisible()); stage++)
          await press(hintKey);
        if (await page.locator(ACT).isVisible()) await gesture('Do it', () => pressAt(page, ACT));
        for (const key of ['u', 'Escape', 'Shift+U', 'Escape']) await press(key);
        await gesture('New', () => pressAt(page, '[data-tool=new]'));
        await press('Escape');
        await gesture('More', () => pressAt(page, MORE));
        await press('Escape');
      });
      expect(gestures.length).toBeGreaterThan(10);
      // Before it shows a popover, Chromium itself has it styled and laid out.
      const ours = gestures.filter(({ name }) => name !== 'More');
      const forced = ours.flatMap(({ name, forced }) => forced.map((what) => `${name}: ${what}`));
      expect(forced).toEqual([]);
      for (const { name, styled, laidOut } of gestures) {
        if (name === 'More')
          expect(styled, 'elements styled by the menu').toBeLessThanOrEqual(STYLED_BY_THE_MENU);
        if (!name.startsWith('Arrow')) continue;
        expect(styled, `elements styled by ${name}`).toBeLessThanOrEqual(STYLED_BY_A_MOVE);
        expect(laidOut, `objects laid out by ${name}`).toBeLessThanOrEqual(LAID_OUT_BY_A_MOVE);
      }
    });
  }
}

/** By the mouse alone: what Playwright looks up before a click would be found in the trace. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`nothing to press at ${selector}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Gesture {
  readonly name: string;
  /** Layouts and styles that the page's own scripts have asked for while it was handled. */
  readonly forced: readonly string[];
  readonly styled: number;
  readonly laidOut: number;
}

type Do = (name: string, act: () => Promise<void>) => Promise<void>;

async function traced(
  page: Page,
  browser: Browser,
  play: (gesture: Do) => Promise<void>,
): Promise<Gesture[]> {
  await browser.startTracing(page, {
    categories: [
      'blink.user_timing',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
    ],
  });
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), `gesture ${name}`);
  await play(async (name, act) => {
    await mark(name);
    await act();
    // What comes after the picture has come too.
    await settle(page);
    await settle(page);
    await mark('over');
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return gesturesIn(traceEvents);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: {
      readonly dirtyObjects?: number;
      readonly stackTrace?: readonly { readonly url: string; readonly functionName: string }[];
    };
  };
}

function gesturesIn(events: readonly TraceEvent[]): Gesture[] {
  const marks = events.filter(({ name }) => name.startsWith('gesture ')).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error('the trace has no marks');
  const own = events
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((begun, index) => {
    const over = marks[index + 1];
    if (!over || begun.name === 'gesture over') return [];
    const within = own.filter(({ ts }) => ts >= begun.ts && ts < over.ts);
    const handled = within.filter(({ name }) => name === 'EventDispatch');
    const isHandled = ({ ts }: TraceEvent) =>
      handled.some((one) => ts >= one.ts && ts < one.ts + (one.dur ?? 0));
    return {
      name: begun.name.replace('gesture ', ''),
      forced: within.filter((one) => isHandled(one) && isForced(one)).map(inWords),
      styled: sum(within.map(styledBy)),
      laidOut: sum(within.map(laidOutBy)),
    };
  });
}

const styledBy = ({ name, args }: TraceEvent) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0);
const laidOutBy = ({ name, args }: TraceEvent) =>
  name === 'Layout' ? (args.beginData?.dirtyObjects ?? 0) : 0;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function isForced(event: TraceEvent): boolean {
  const isOurs = event.args.beginData?.stackTrace?.some(({ url }) => url.startsWith('http')) === true;
  return isOurs && (laidOutBy(event) > 0 || styledBy(event) > STYLED_BY_A_FOCUS);
}

function inWords(event: TraceEvent): string {
  const { stackTrace = [] } = event.args.beginData ?? {};
  const stack = stackTrace.slice(0, 6).map(({ functionName }) => functionName || '?');
  return `${event.name} of ${styledBy(event) || laidOutBy(event)}, by ${stack.join(' < ')}`;
}
