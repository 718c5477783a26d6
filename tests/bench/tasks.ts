/** The tasks that keep a page from answering while it loads, and what they are made of. */
import type { Page } from '@playwright/test';
import type { Bench, Figure } from './measure';
import { benchRooms } from './rooms';
import { withSites } from './site';
import { bareAt, targets } from './targets';
import { type Span, type Trace, traced } from './trace';
import { type Condition, type Target, visit } from './visit';

const RUNS = 3;
const MOST_MS = 50;
const SLOW: Condition = { name: '4×', cpu: 4, slow4g: false };

export const figures: readonly Bench[] = [
  { group: `Load tasks at 4×, traced: the worst of the median run of ${RUNS}`, run: loadTasks },
];

async function* loadTasks(): AsyncIterable<Figure> {
  const rooms = await benchRooms();
  yield* withSites(async function* ({ browser, url, bareUrl }) {
    const traceOf = async (target: Target): Promise<Trace> => {
      let trace: Trace | null = null;
      const around = async (page: Page, work: () => Promise<void>) => {
        trace = await traced(browser, page, work);
      };
      await visit(browser, target, SLOW, { seen: rooms.seen, around });
      return trace ?? { tasks: [], samples: [] };
    };
    for (const target of targets(url, rooms).filter(({ way }) => way !== 'room')) {
      const ours: Trace[] = [];
      const bare: Trace[] = [];
      for (let run = 0; run < RUNS; run++) {
        ours.push(await traceOf(target));
        bare.push(await traceOf(bareAt(bareUrl)));
      }
      yield figureOf(target.name, medianOf(ours), medianOf(bare));
    }
  });
}

const longestOf = ({ tasks }: Trace) => Math.max(0, ...tasks.map(({ ms }) => ms));

function medianOf(traces: readonly Trace[]): Trace {
  const inOrder = traces.toSorted((one, other) => longestOf(one) - longestOf(other));
  return inOrder[Math.floor(inOrder.length / 2)] ?? { tasks: [], samples: [] };
}

function figureOf(name: string, ours: Trace, bare: Trace): Figure {
  const over = ours.tasks.filter(({ ms }) => ms > MOST_MS);
  const [longest, bares] = [longestOf(ours), longestOf(bare)];
  const told = over.map(
    (task) => `\n      ${Math.round(task.ms)} ms: ${madeOf(task)}; by file: ${filesOf(task, ours)}`,
  );
  const text = `longest task ${Math.round(longest)} ms (bare ${Math.round(bares)} ms, ${(longest / bares).toFixed(1)}×)${told.join('')}`;
  return { name, text, wanted: `≤ ${MOST_MS} ms`, isMet: over.length === 0 };
}

/** What a span is, by its name; others are part of what called them. */
const KINDS: Readonly<Record<string, string>> = {
  'v8.evaluateModule': 'evaluating modules',
  EvaluateScript: 'evaluating scripts',
  'v8.compile': 'compiling',
  'v8.compileModule': 'compiling',
  FunctionCall: 'functions',
  RunMicrotasks: 'promises',
  TimerFire: 'timers',
  FireAnimationFrame: 'animation frames',
  Layout: 'layout',
  UpdateLayoutTree: 'styles',
  ParseHTML: 'parsing HTML',
  ParseAuthorStyleSheet: 'parsing style sheets',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
  MinorGC: 'collecting garbage',
  MajorGC: 'collecting garbage',
};

/** `functions 61 ms, layout 20 ms`: the time of each span itself, without what it called. */
function madeOf(task: Span): string {
  const times = new Map<string, number>();
  const walk = ({ name, ms, inside }: Span, caller: string) => {
    const kind = KINDS[name] ?? caller;
    const own = inside.reduce((left, span) => left - span.ms, ms);
    times.set(kind, (times.get(kind) ?? 0) + own);
    for (const span of inside) walk(span, kind);
  };
  walk(task, 'the browser');
  return largestFirst(times);
}

function filesOf({ start, ms }: Span, { samples }: Trace): string {
  const times = new Map<string, number>();
  for (const sample of samples)
    if (sample.at >= start && sample.at <= start + ms)
      times.set(sample.file, (times.get(sample.file) ?? 0) + sample.ms);
  return largestFirst(times) || 'no script';
}

function largestFirst(times: ReadonlyMap<string, number>): string {
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .filter(([, ms]) => ms >= 2)
    .map(([what, ms]) => `${what} ${Math.round(ms)} ms`)
    .join(', ');
}
