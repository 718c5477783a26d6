/** What pages load, as it comes over the line, and what of it is a room's own. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { weigh } from './bundle';
import { BOARD } from './hand';
import type { Bench, Figure } from './measure';
import { benchRooms } from './rooms';
import { productChunks, ROOT, withSites } from './site';
import { setUp } from './visit';

const MOST_HOME = 100_000;
const MOST_ROOM = 25_000;
const MOST_PRECACHE = 1_400_000;

export const figures: readonly Bench[] = [
  { group: 'Sizes: what home loads (gzip)', run: homeSizes },
  { group: 'Sizes: what each room loads until its board can be played (gzip)', run: roomSizes },
  { group: 'Sizes: own chunks of each room, by kind (gzip)', run: ownSizes },
];

type Part = 'js' | 'worker' | 'css' | 'fonts' | 'other';

interface Loaded {
  readonly bytes: ReadonlyMap<Part, number>;
  readonly requests: number;
}

async function* homeSizes(): AsyncIterable<Figure> {
  yield* withSites(async function* ({ browser, url, bareUrl }) {
    const home = await load(browser, url, null, []);
    const bare = await load(browser, bareUrl, null, []);
    const script = home.bytes.get('js') ?? 0;
    const precache = precacheSize();
    yield* [
      {
        name: 'home, JavaScript',
        text: `${kB(script)} (bare ${kB(bare.bytes.get('js') ?? 0)})`,
        wanted: `≤ ${kB(MOST_HOME)}`,
        isMet: script <= MOST_HOME,
      },
      { name: 'home, everything', text: inParts(home) },
      {
        name: 'precache, uncompressed',
        text: kB(precache),
        wanted: `≤ ${kB(MOST_PRECACHE)}`,
        isMet: precache <= MOST_PRECACHE,
      },
    ];
  });
}

async function* roomSizes(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* ({ browser, url }) {
    for (const { title, path } of rooms)
      yield { name: title, text: inParts(await load(browser, `${url}${path}?scene=game`, BOARD, seen)) };
  });
}

async function ownSizes(): Promise<readonly Figure[]> {
  const { rooms } = await benchRooms();
  const chunks = await productChunks();
  return rooms.map(({ title, screen }) => {
    const { kinds, files } = weigh(chunks, screen);
    const { code, words, art, data } = kinds;
    const built = files.map(({ name, size }) => `${name} ${kB(size)}`).join(', ');
    const text = `code ${kB(code)}, words ${kB(words)}, art ${kB(art)}, data ${kB(data)}; in ${built}`;
    return { name: title, text, wanted: `code ≤ ${kB(MOST_ROOM)}`, isMet: code <= MOST_ROOM };
  });
}

function precacheSize(): number {
  const dist = join(ROOT, 'dist');
  const files = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"?url"?:"([^"]+)"/g)];
  if (files.length === 0) throw new Error('dist/sw.js names no files to store');
  return files.reduce((sum, [, file = '']) => sum + statSync(join(dist, file)).size, 0);
}

/** All that is asked for until something can be pressed, or until nothing more is: bodies without headers. */
async function load(
  browser: Browser,
  url: string,
  until: string | null,
  seen: readonly string[],
): Promise<Loaded> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(setUp, seen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const parts = new Map<string, Part>();
  const received: { readonly id: string; readonly size: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    parts.set(requestId, partOf(request.url)),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    received.push({ id: requestId, size: encodedDataLength }),
  );
  await page.goto(url, until === null ? { waitUntil: 'networkidle' } : {});
  if (until !== null) await page.waitForSelector(until, { state: 'attached' });
  const asked = new Map(parts);
  await page.waitForTimeout(300);
  await context.close();
  const bytes = new Map<Part, number>();
  for (const { id, size } of received) {
    const part = asked.get(id);
    if (part) bytes.set(part, (bytes.get(part) ?? 0) + size);
  }
  return { bytes, requests: asked.size };
}

function partOf(url: string): Part {
  if (/\.worker-[\w-]+\.js/.test(url)) return 'worker';
  if (/\.js$/.test(url)) return 'js';
  if (/\.css$/.test(url)) return 'css';
  return /\.woff2$/.test(url) ? 'fonts' : 'other';
}

function inParts({ bytes, requests }: Loaded): string {
  const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const parts = (['js', 'worker', 'css', 'fonts', 'other'] as const).map(
    (part) => `${part} ${kB(bytes.get(part) ?? 0)}`,
  );
  return `${kB(all)} in ${requests} requests: ${parts.join(', ')}`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
