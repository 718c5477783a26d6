/** The grid on its way, what is known of it, and everything that can be done to it. */
import { useMemo, useState } from 'react';
import { ok, type Result } from '../../../../core/result';
import { useSketch } from '../../../../frame/maker/useSketch';
import { useAsked } from '../../../../frame/maker/useWork';
import { codeIn } from '../../../../frame/useControls';
import { freshSeed } from '../../../../store/browser';
import { type Choice, choicesFor } from '../../making/choices';
import type { FillJob } from '../../making/fill';
import { judge } from '../../making/judge';
import { nextOpen, openLines, type Sketch, sketchOf, withLine, withSize } from '../../making/sketch';
import { loadPuzzleFromCode } from '../../rules/codes';
import type { Pool } from '../../rules/pool';
import type { Level, Size } from '../../rules/types';
import { pools } from '../../screen/game';
import { sketchFault } from '../words/faults';
import { refusalOfChoice } from '../words/making';
import { store, worker } from './sketchStore';

export function useMaking() {
  const state = useSketch(store);
  const { sketch, serial } = state;
  // What is offered for play is judged as whoever plays it here will be.
  const pool = pools.newest();
  const [wantedLine, setLine] = useState<number | null>(null);
  const line = lineIn(sketch, wantedLine);
  const [preview, setPreview] = useState<string | null>(null);
  const [refused, setRefused] = useState({ serial: -1, text: '' });
  const asked = useAsked<FillJob>(worker);
  const judged = useMemo(() => judge(pool, sketch), [pool, sketch]);
  const choices = useMemo(() => choicesFor(pool, sketch, line), [pool, sketch, line]);
  const needsNewer = judged.isProven && !judge(pools.shipped, sketch).isProven;

  const refuse = (text: string) => setRefused({ serial, text });

  function change(made: Sketch): void {
    setPreview(null);
    setRefused({ serial: -1, text: '' });
    store.change(made);
  }

  function choose({ condition, refusal }: Choice): void {
    if (refusal) {
      refuse(refusalOfChoice(sketch, refusal));
      return;
    }
    const made = withLine(sketch, line, condition.id);
    setLine(nextOpen(made, line));
    change(made);
  }

  function fill(level: Level): void {
    asked.start<readonly number[]>(jobOf(pool, sketch, level), (made) => {
      if (made.ok) change({ ...sketch, lines: made.value.map((at) => pool.conditions[at]?.id ?? null) });
      else refuse(sketchFault(made.fault));
    });
  }

  /** What is wrong with a code; null: it has been taken. */
  function take(text: string): string | null {
    const read = sketchFromCode(pool, text);
    if (!read.ok) return sketchFault(read.fault);
    change(read.value);
    return null;
  }

  return {
    state,
    sketch,
    pool,
    line,
    setLine,
    preview,
    setPreview,
    judged,
    choices,
    needsNewer,
    refusal: refused.serial === serial ? refused.text : null,
    asked,
    choose,
    clear: (cleared: number) => {
      setLine(cleared);
      change(withLine(sketch, cleared, null));
    },
    resize: (size: Size) => change(withSize(sketch, size)),
    clearAll: () => change({ ...sketch, lines: sketch.lines.map(() => null) }),
    fill,
    take,
  };
}

export type Making = ReturnType<typeof useMaking>;

function lineIn(sketch: Sketch, wanted: number | null): number {
  if (wanted === null) return openLines(sketch)[0] ?? 0;
  return Math.min(wanted, sketch.lines.length - 1);
}

function jobOf(pool: Pool, { size, lines }: Sketch, level: Level): FillJob {
  const { bits, pairCounts, crossable } = pool;
  const at = lines.map((id) => (id === null ? null : (pool.conditionAt.get(id) ?? null)));
  return { table: { bits, pairCounts, crossable }, size, lines: at, level, seed: freshSeed() };
}

function sketchFromCode(pool: Pool, text: string): Result<Sketch> {
  const read = loadPuzzleFromCode(pool, codeIn(text));
  return read.ok ? ok(sketchOf(read.value)) : read;
}
