/** Figures are ratios of interleaved runs: on a busy machine single times move by a factor of three. */
export interface Figure {
  readonly name: string;
  readonly text: string;
  /** What the spec asks for, in words; printed beside the figure, judged by the reader. */
  readonly wanted?: string;
  /** Marked for the reader; a noisy machine may miss what a quiet one meets. */
  readonly isMet?: boolean;
}

export interface Bench {
  readonly group: string;
  /** Each figure is printed as it comes. */
  readonly run: () => readonly Figure[] | Promise<readonly Figure[]> | AsyncIterable<Figure>;
}

export interface Contest {
  readonly name: string;
  readonly wanted?: string;
  readonly ours: () => unknown;
  readonly plain: () => unknown;
  /** How often each side repeats its call within one sample; long enough to be measurable. */
  readonly oursTimes: number;
  readonly plainTimes: number;
  readonly samples?: number;
}

export function contest({ name, wanted, ours, plain, oursTimes, plainTimes, samples = 15 }: Contest): Figure {
  const ratios: number[] = [];
  const ownTimes: number[] = [];
  timeEach(ours, oursTimes);
  timeEach(plain, plainTimes);
  for (let sample = 0; sample < samples; sample++) {
    const plainMs = timeEach(plain, plainTimes);
    const oursMs = timeEach(ours, oursTimes);
    ratios.push(plainMs / oursMs);
    ownTimes.push(oursMs);
  }
  const text = `${quantile(ratios, 0.5).toFixed(1)}× the plain version (ours ${formatMs(quantile(ownTimes, 0.5))})`;
  return wanted === undefined ? { name, text } : { name, text, wanted };
}

/** For figures without a plain rival: median and 99th percentile of single calls. */
export function timing(name: string, runs: number, call: (run: number) => unknown, wanted?: string): Figure {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(timeEach(() => call(run), 1));
  const text = `median ${formatMs(quantile(times, 0.5))}, p99 ${formatMs(quantile(times, 0.99))}, ${runs} runs`;
  return wanted === undefined ? { name, text } : { name, text, wanted };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Kept so that the engine cannot drop calls whose results nobody reads. */
export const sink: { last: unknown } = { last: null };

function timeEach(call: () => unknown, times: number): number {
  const began = performance.now();
  for (let i = 0; i < times; i++) sink.last = call();
  return (performance.now() - began) / times;
}

function formatMs(ms: number): string {
  if (ms < 0.001) return `${(ms * 1e6).toFixed(0)} ns`;
  if (ms < 1) return `${(ms * 1000).toFixed(1)} µs`;
  return `${ms.toFixed(1)} ms`;
}
