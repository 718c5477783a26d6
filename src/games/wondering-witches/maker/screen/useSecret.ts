/** What is known of the secret in sight, and what can be asked of the worker. */
import { useEffect, useMemo, useState } from 'react';
import type { Fault, Result } from '../../../../core/result';
import { useSketch } from '../../../../frame/maker/useSketch';
import { useAsked, useStanding } from '../../../../frame/maker/useWork';
import { freshSeed } from '../../../../store/browser';
import { withDealt } from '../../making/setting';
import { recipeOfSketch, type Sketch } from '../../making/sketch';
import { formatSketch } from '../../making/sketchText';
import type { Proof, SecretJob, Weight } from '../../making/work';
import { formatConfig } from '../../recipe/levels';
import type { OwnRecipe } from '../../recipe/ownDeal';
import type { WitchConfig } from '../../recipe/types';
import { sketchFault } from '../words/faults';
import { store, worker } from './sketchStore';

export interface Known {
  readonly recipe: Result<OwnRecipe>;
  /** Of this very recipe; null: nothing is known yet. */
  readonly proof: Proof | null;
  readonly weight: Weight | null;
}

export function useSecret() {
  const state = useSketch(store);
  const { sketch, serial } = state;
  const recipe = useMemo(() => recipeOfSketch(sketch), [sketch]);
  // What the table brews is no part of it.
  const text = useMemo(() => formatSketch({ ...sketch, potions: [], draft: [] }), [sketch]);
  const isReady = recipe.ok && state.isLoaded;
  const standing = useStanding<SecretJob, Proof>(worker, text, isReady ? { kind: 'prove', text } : null);
  const asked = useAsked<SecretJob>(worker);
  const { cancel } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being worked out is of another recipe
  useEffect(cancel, [cancel, text]);
  const [weighed, setWeighed] = useState<{ readonly text: string; readonly weight: Weight } | null>(null);
  const [refused, setRefused] = useState<{ readonly text: string; readonly serial: number } | null>(null);
  const known: Known = {
    recipe,
    proof: isReady && !standing.isDue ? standing.answer : null,
    weight: weighed?.text === text ? weighed.weight : null,
  };

  const refuse = (fault: Fault) => setRefused({ text: sketchFault(fault), serial });

  /** Whether it was done. */
  function take(made: Result<Sketch>): boolean {
    if (made.ok) store.change(made.value);
    else refuse(made.fault);
    if (made.ok) setRefused(null);
    return made.ok;
  }

  function weigh(): void {
    asked.start<Weight>({ kind: 'weigh', text }, (made) => {
      if (made.ok) setWeighed({ text, weight: made.value });
      else refuse(made.fault);
    });
  }

  function deal(config: WitchConfig): void {
    asked.start<OwnRecipe>({ kind: 'deal', config: formatConfig(config), seed: freshSeed() }, (made) => {
      take(made.ok ? withDealt(store.getState().sketch, config, made.value) : made);
    });
  }

  /** Until anything else happens. */
  const refusal = refused?.serial === serial ? refused.text : null;
  return { state, sketch, known, asked, take, weigh, deal, refusal };
}

export type Secret = ReturnType<typeof useSecret>;
