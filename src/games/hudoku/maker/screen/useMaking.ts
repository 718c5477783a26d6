/** What is known of the sketch in sight, and what can be asked of the worker. */
import { useMemo } from 'react';
import type { Fault, Result } from '../../../../core/result';
import { useSketch } from '../../../../frame/maker/useSketch';
import { useAsked, useStanding } from '../../../../frame/maker/useWork';
import { freshSeed } from '../../../../store/browser';
import type { Proof } from '../../making/proof';
import { puzzleOf, type Sketch, templateOfSketch } from '../../making/sketch';
import { formatSketch, parseSketch } from '../../making/sketchText';
import type { MakerJob } from '../../making/work';
import { type Contradiction, contradictionsIn } from '../../rules/contradictions';
import type { Level, Template } from '../../rules/types';
import { store, worker } from './sketchStore';

export interface Known {
  readonly template: Result<Template>;
  readonly contradictions: readonly Contradiction[];
  /** Of this very sketch, or of the one before while this one is looked at; null: nothing is known yet. */
  readonly proof: Proof | null;
  readonly isDue: boolean;
  /** How many cells are for its player to fill. */
  readonly left: number;
}

export function useMaking() {
  const state = useSketch(store);
  const { sketch } = state;
  const text = useMemo(() => formatSketch(sketch), [sketch]);
  const checked = useMemo(() => check(sketch), [sketch]);
  const isReady = checked.template.ok && checked.contradictions.length === 0 && state.isLoaded;
  const standing = useStanding<MakerJob, Proof>(worker, text, isReady ? { kind: 'prove', text } : null);
  const asked = useAsked<MakerJob>(worker);
  const known: Known = { ...checked, proof: isReady ? standing.answer : null, isDue: standing.isDue };

  /** One step, undone like any other. */
  function work(kind: 'unique' | 'thin' | 'fill', level: Level, onFault: (fault: Fault) => void): void {
    const seed = freshSeed();
    asked.start<string>(kind === 'unique' ? { kind, text, seed } : { kind, text, seed, level }, (made) => {
      const read = made.ok ? parseSketch(made.value) : made;
      if (read.ok) store.change(read.value);
      else onFault(read.fault);
    });
  }

  return { state, sketch, text, known, asked, work };
}

/** The nearest that there is a name for. */
export function levelOf({ proof }: Known): Level {
  return (proof?.kind === 'one' ? proof.followed.level : null) ?? 'fiendish';
}

function check(sketch: Sketch): Pick<Known, 'template' | 'contradictions' | 'left'> {
  const template = templateOfSketch(sketch);
  if (!template.ok) return { template, contradictions: [], left: 0 };
  const puzzle = puzzleOf(template.value, sketch);
  const left = template.value.fillable.filter((cell) => puzzle.revealed[cell] === 0).length;
  return { template, contradictions: [...contradictionsIn(puzzle)], left };
}
