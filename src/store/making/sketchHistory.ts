/** Every state that a sketch has been in, as text, and which of them is in sight. Bounded: the oldest go first. */
import { integer, list, object, type Reader, string } from '../../core/text';

export interface SketchHistory {
  /** Never empty. */
  readonly steps: readonly string[];
  readonly cursor: number;
}

export const MAX_SKETCH = 4_000;
export const MAX_STEPS = 300;
/** All steps together: it is written at every change. */
export const MAX_HISTORY = 120_000;

export function historyOf(text: string): SketchHistory {
  return { steps: [text], cursor: 0 };
}

export function textInSight({ steps, cursor }: SketchHistory): string {
  return steps[cursor] ?? '';
}

/** What had been taken back is gone; a change that changes nothing is none. */
export function withStep(history: SketchHistory, text: string): SketchHistory {
  if (text.length > MAX_SKETCH) throw new Error(`A sketch is too long: ${text.length}`);
  if (text === textInSight(history)) return history;
  return withinBounds([...history.steps.slice(0, history.cursor + 1), text]);
}

function withinBounds(steps: readonly string[]): SketchHistory {
  let from = Math.max(0, steps.length - MAX_STEPS);
  let size = steps.slice(from).reduce((sum, { length }) => sum + length, 0);
  for (; size > MAX_HISTORY; from++) size -= steps[from]?.length ?? 0;
  const kept = steps.slice(from);
  return { steps: kept, cursor: kept.length - 1 };
}

/** Null where there is nothing to step to. */
export function steppedBy(history: SketchHistory, by: 1 | -1): SketchHistory | null {
  const cursor = history.cursor + by;
  return cursor in history.steps ? { ...history, cursor } : null;
}

export const readHistory: Reader<SketchHistory> = (value, at) => {
  const { steps, cursor } = object<SketchHistory>({
    steps: list(string(MAX_SKETCH), MAX_STEPS),
    cursor: integer(0, MAX_STEPS),
  })(value, at);
  // What was written by hand may be empty, or point past its end.
  return steps.length === 0 ? historyOf('') : { steps, cursor: Math.min(cursor, steps.length - 1) };
};
