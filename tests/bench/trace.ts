/** What the main thread of a page did, from Chromium's own trace. */
import type { Browser, Page } from '@playwright/test';
import { type ProfileEvent, type Sample, samplesOf } from './profile';

export interface Frame {
  readonly url: string;
  readonly functionName: string;
  /** Both from 1. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface RawEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly name?: string;
    readonly beginData?: { readonly stackTrace?: readonly Frame[] };
  };
}

/** In milliseconds, with what it called. */
export interface Span {
  readonly name: string;
  readonly start: number;
  readonly ms: number;
  /** Who in the page made the browser do it at once. */
  readonly stack: readonly Frame[];
  readonly inside: readonly Span[];
}

export interface Trace {
  /** Of the page's main thread. */
  readonly tasks: readonly Span[];
  readonly samples: readonly Sample[];
}

const CATEGORIES = [
  '-*',
  'v8',
  'v8.execute',
  'v8.compile',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.cpu_profiler',
];

export async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents }: { traceEvents: (RawEvent & ProfileEvent)[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const { pid, tid, spans } = mainThread(traceEvents);
  const samples = samplesOf(
    traceEvents.filter((event) => event.pid === pid),
    tid,
  );
  return { tasks: spans.filter(({ name }) => name === 'RunTask'), samples };
}

interface Thread {
  readonly pid: number;
  readonly tid: number;
  readonly spans: readonly Span[];
}

/** Of all pages' threads, the one that worked most: the others stand empty. */
function mainThread(events: readonly RawEvent[]): Thread {
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = names.map(({ pid, tid }) => ({
    pid,
    tid,
    spans: nest(events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')),
  }));
  const busy = ({ spans }: Thread) => spans.reduce((sum, { ms }) => sum + ms, 0);
  return threads.toSorted((one, other) => busy(other) - busy(one))[0] ?? { pid: 0, tid: 0, spans: [] };
}

function nest(events: readonly RawEvent[]): readonly Span[] {
  const top: Span[] = [];
  const open: { readonly end: number; readonly inside: Span[] }[] = [];
  const inOrder = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0, args } of inOrder) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) < ts + dur) open.pop();
    const inside: Span[] = [];
    const stack = args.beginData?.stackTrace ?? [];
    (open.at(-1)?.inside ?? top).push({ name, start: ts / 1000, ms: dur / 1000, stack, inside });
    open.push({ end: ts + dur, inside });
  }
  return top;
}
