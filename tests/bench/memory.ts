/** A hundred games in a row on one page: what is left once they have been forgotten. */
import type { Browser, CDPSession } from '@playwright/test';
import { playGames } from './games';
import { handOf, openBoard } from './hand';
import type { Bench, Figure } from './measure';
import { type BenchRoom, benchRooms } from './rooms';
import { withSites } from './site';
import { setUp } from './visit';

const GAMES = 100;
/** Until caches and compiled code have reached their size. */
const FIRST = 5;
const MOST_BYTES = 500_000;

export const figures: readonly Bench[] = [
  { group: `Memory: what ${GAMES} games in a row leave, after ${FIRST} to begin with`, run: memory },
];

interface Kept {
  readonly bytes: number;
  /** Of these, what the engine has made of the app's scripts: the more often a function runs, the more it makes. */
  readonly compiled: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function* memory(): AsyncIterable<Figure> {
  const { rooms, seen } = await benchRooms();
  yield* withSites(async function* ({ browser, url }) {
    for (const room of rooms) yield figureOf(room.title, await keptBy(browser, url, room, seen));
  });
}

/** What grows in the second hundred as in the first is a leak; of the rest, only what is not compiled code is the app's own. */
function figureOf(name: string, [begun, first, second]: readonly [Kept, Kept, Kept]): Figure {
  const own = ({ bytes, compiled }: Kept) => bytes - compiled;
  const bytes = own(first) - own(begun);
  const text = [
    `${signed(bytes)} bytes of its own, by another ${GAMES} ${signed(own(second) - own(first))}`,
    `with compiled code ${signed(first.bytes - begun.bytes)} (${begun.bytes} → ${first.bytes}), by another ${GAMES} ${signed(second.bytes - first.bytes)}`,
    `nodes ${begun.nodes} → ${first.nodes} → ${second.nodes}`,
    `listeners ${begun.listeners} → ${first.listeners} → ${second.listeners}`,
  ].join('; ');
  return { name, text, wanted: `≤ ${MOST_BYTES} bytes`, isMet: bytes <= MOST_BYTES };
}

async function keptBy(
  browser: Browser,
  url: string,
  { path }: BenchRoom,
  seen: readonly string[],
): Promise<[Kept, Kept, Kept]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(setUp, seen);
  const page = await context.newPage();
  await openBoard(handOf(page, 0), `${url}${path}?scene=game`);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const keptAfter = async (games: number) => {
    await playGames(page, { games, board: null, toTheEnd: false });
    return keptNow(session);
  };
  const kept = [await keptAfter(FIRST), await keptAfter(GAMES), await keptAfter(GAMES)] as const;
  await context.close();
  return [...kept];
}

async function keptNow(session: CDPSession): Promise<Kept> {
  // The first collection lets finalisers run, whose leavings the second one takes.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  const compiled = await compiledBytes(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { bytes, compiled, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

/** Only a snapshot of the whole heap tells it from the rest. */
async function compiledBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type]?.indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0;
  return bytes;
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}
