/**
 * How soon pages are painted and can be played: a fresh browser for every run, nothing cached. Each visit is followed by
 * one to a bare React page, built and served alike: on a busy machine it, too, takes longer.
 */
import { type Bench, type Figure, quantile } from './measure';
import { returningPlayer } from './returning';
import { type BenchRooms, benchRooms } from './rooms';
import { type Sites, withSites } from './site';
import { bareAt, type NamedTarget, targets, type Way } from './targets';
import { type Condition, type Stored, type Visit, visit } from './visit';

const RUNS = 3;

interface Limits extends Condition {
  readonly ways: readonly Way[];
  /** Milliseconds at most. */
  readonly paint?: number;
  readonly playable?: number;
  readonly longest?: number;
}

const ALL: readonly Way[] = ['home', 'room', 'board', 'link'];
const PAINTED: readonly Way[] = ['home', 'room', 'link'];
const PLAYED: readonly Way[] = ['home', 'board', 'link'];

const CONDITIONS: readonly Limits[] = [
  { name: 'unthrottled', cpu: 1, slow4g: false, ways: ALL, paint: 100, playable: 300 },
  { name: '4×', cpu: 4, slow4g: false, ways: PLAYED, playable: 800, longest: 50 },
  { name: 'slow 4G', cpu: 1, slow4g: true, ways: PAINTED, paint: 800 },
  { name: '4× and slow 4G', cpu: 4, slow4g: true, ways: PLAYED, playable: 2200 },
  {
    name: '4×, from the service worker',
    cpu: 4,
    slow4g: false,
    again: true,
    ways: PLAYED,
    playable: 400,
    longest: 50,
  },
];

/** Saved games and statistics come late: nothing may move for them. */
const RETURNING: readonly Limits[] = [
  { name: 'unthrottled, a returning player', cpu: 1, slow4g: false, ways: ALL },
  { name: '4× and slow 4G, a returning player', cpu: 4, slow4g: true, ways: ALL },
];

export const figures: readonly Bench[] = [
  ...CONDITIONS.map((limits) => ({
    group: `Pages, ${limits.name}: median of ${RUNS} (beside a bare React page)`,
    run: () =>
      withSites(async function* (sites) {
        yield* times(sites, limits, await benchRooms());
      }),
  })),
  ...RETURNING.map((limits) => ({
    group: `Pages, ${limits.name}: median of ${RUNS} (beside a bare React page)`,
    run: () => withSites((sites) => timesOfReturning(sites, limits)),
  })),
];

async function* timesOfReturning(sites: Sites, limits: Limits): AsyncIterable<Figure> {
  const rooms = await benchRooms();
  const stored = await returningPlayer(sites.browser, sites.url, rooms);
  yield* times(sites, limits, rooms, stored);
}

async function* times(
  { browser, url, bareUrl }: Sites,
  limits: Limits,
  rooms: BenchRooms,
  stored?: Stored,
): AsyncIterable<Figure> {
  const bareTarget = bareAt(bareUrl);
  for (const target of targets(url, rooms).filter(({ way }) => limits.ways.includes(way))) {
    const ours: Visit[] = [];
    const bare: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      ours.push(await visit(browser, target, limits, { seen: rooms.seen, stored }));
      bare.push(await visit(browser, bareTarget, limits, rooms));
    }
    yield figureOf(target, limits, medians(ours), medians(bare));
  }
}

interface Medians extends Visit {
  readonly worstShift: number;
}

function medians(visits: readonly Visit[]): Medians {
  const median = (pick: (visit: Visit) => number) => quantile(visits.map(pick), 0.5);
  const [worst] = visits.toSorted((one, other) => other.shift - one.shift);
  return {
    paint: median(({ paint }) => paint),
    largest: median(({ largest }) => largest),
    playable: median(({ playable }) => playable),
    longest: median(({ longest }) => longest),
    shift: median(({ shift }) => shift),
    worstShift: worst?.shift ?? 0,
    moved: worst?.moved ?? '',
    shown: visits[0]?.shown ?? '',
  };
}

function figureOf({ name, way }: NamedTarget, limits: Limits, ours: Medians, bare: Medians): Figure {
  const judged = [
    { what: 'paint', most: limits.paint, ours: ours.paint, bare: bare.paint },
    {
      what: way === 'board' || way === 'link' ? 'playable' : 'answers',
      most: way === 'board' || way === 'link' ? limits.playable : undefined,
      ours: ours.playable,
      bare: bare.playable,
    },
    { what: 'longest task', most: limits.longest, ours: ours.longest, bare: bare.longest },
  ];
  const { worstShift, moved, largest, shown } = ours;
  const text = [
    ...judged.map(beside),
    `largest paint ${Math.round(largest)} ms`,
    worstShift > 0 ? `shift ${worstShift.toFixed(4)} of ${moved}` : 'nothing shifts',
    `first shown “${shown}”`,
  ].join(', ');
  const limited = judged.filter(({ most }) => most !== undefined);
  const wanted = limited.map(({ what, most }) => `${what} ≤ ${most} ms`);
  const isMet = limited.every(({ ours, most = 0 }) => ours <= most) && worstShift === 0;
  return { name, text, wanted: [...wanted, 'nothing shifts'].join(', '), isMet };
}

interface Judged {
  readonly what: string;
  readonly ours: number;
  readonly bare: number;
}

/** Our figure, the bare page's, and how many times longer ours takes. A task of 50 ms or less is not told. */
function beside({ what, ours, bare }: Judged): string {
  const ratio = ours > 0 && bare > 0 ? `, ${(ours / bare).toFixed(1)}×` : '';
  return `${what} ${told(ours)} (bare ${told(bare)}${ratio})`;
}

function told(ms: number): string {
  return ms > 0 ? `${Math.round(ms)} ms` : 'none';
}
