/** One visit to one page, in a browser that knows nothing of it, and what it took. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a context has stored, as Playwright keeps it. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Condition {
  readonly name: string;
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly slow4g: boolean;
  /** The page has been visited before, and the service worker answers for it. */
  readonly again?: boolean;
}

export interface Target {
  readonly address: string;
  /** What can be pressed once the page answers. */
  readonly answers: string;
  /** A service worker stores it. */
  readonly isStored: boolean;
}

export interface Visit {
  readonly paint: number;
  readonly largest: number;
  readonly playable: number;
  readonly longest: number;
  readonly shift: number;
  /** What moved furthest. */
  readonly moved: string;
  /** The text of the first frame that had any. */
  readonly shown: string;
}

export interface Visitor {
  readonly seen: readonly string[];
  readonly stored?: Stored | undefined;
  /** What is done around the load. */
  readonly around?: (page: Page, work: () => Promise<void>) => Promise<void>;
}

/** Shifts count until this long after a page answers. */
const AFTERWARDS_MS = 500;
const PATIENCE_MS = 30_000;

export async function visit(
  browser: Browser,
  target: Target,
  condition: Condition,
  { seen, stored, around = (_page, work) => work() }: Visitor,
): Promise<Visit> {
  const context = await browser.newContext(stored && { storageState: stored });
  await context.addInitScript(setUp, seen);
  await context.addInitScript(watch, target.answers);
  if (condition.again) await visitOnce(await context.newPage(), target);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, condition);
  await around(page, async () => {
    await page.goto(target.address);
    await untilAnswers(page, session);
    await page.waitForTimeout(AFTERWARDS_MS);
  });
  if (condition.again && target.isStored) await mustBeControlled(page);
  const seenThen = await page.evaluate(read, AFTERWARDS_MS);
  await context.close();
  return seenThen;
}

export async function throttle(session: CDPSession, { cpu, slow4g }: Condition): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!slow4g) return;
  await session.send('Network.enable');
  const bytesPerSecond = (1474.56 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Asked by the browser's own protocol: Playwright would put a script of its own into the page, just as ours starts. */
async function untilAnswers(page: Page, session: CDPSession): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'watched.playable' });
    if (Number(result.value) > 0) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`Nothing to press at ${page.url()}: ${await page.locator('body').innerText()}`);
}

/** Until the service worker has stored everything and answers, where the page has one. */
async function visitOnce(page: Page, { address, isStored }: Target): Promise<void> {
  await page.goto(address);
  await untilAnswers(page, await page.context().newCDPSession(page));
  if (isStored)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  await page.close();
}

async function mustBeControlled(page: Page): Promise<void> {
  if (await page.evaluate(() => navigator.serviceWorker.controller === null))
    throw new Error(`No service worker answered for ${page.url()}`);
}

interface Watched {
  readonly watched: {
    playable: number;
    longest: number;
    largest: number;
    shown: string;
    readonly shifts: { readonly at: number; readonly value: number; readonly moved: string }[];
  };
}

/** Runs in the page before anything of it: no tutorial is in the way. */
export function setUp(seen: readonly string[]): void {
  const settings = 'parlour:settings';
  if (!localStorage.getItem(settings))
    localStorage.setItem(settings, JSON.stringify({ seen, whatChanged: 'read' }));
}

/** Runs in the page before anything of it. An element answers once React has its handlers: until then it is a picture. */
export function watch(answers: string): void {
  const watched: Watched['watched'] = { playable: 0, longest: 0, largest: 0, shown: '', shifts: [] };
  Object.assign(window, { watched });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    watched.longest = Math.max(watched.longest, duration);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput, sources } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const node = sources[0]?.node ?? null;
    if (!hadRecentInput) watched.shifts.push({ at: startTime, value, moved: nameOf(node) });
  });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const area = element?.closest('[data-area]')?.getAttribute('data-area') ?? 'none';
    const text = node?.textContent?.trim().slice(0, 25) ?? '';
    return `${element?.localName}.${element?.className} “${text}” (area: ${area})`;
  };
  const isReady = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const words = watched.shown || (document.querySelector('#root')?.textContent ?? '');
    watched.shown = words.replace(/\s+/g, ' ').trim().slice(0, 40);
    if ([...document.querySelectorAll(answers)].some(isReady)) watched.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function read(afterwards: number): Visit {
  const { playable, longest, largest, shown, shifts } = (window as unknown as Watched).watched;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const counted = shifts.filter(({ at }) => at >= paint && at <= playable + afterwards);
  const [worst] = counted.toSorted((one, other) => other.value - one.value);
  const shift = counted.reduce((sum, { value }) => sum + value, 0);
  return { paint, playable, longest, largest, shown, shift, moved: worst?.moved ?? '' };
}
