/** Puzzles to be printed, dealt one after another: seen as they come, stopped and gone on with as the player likes. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../core/result';

export interface Dealing<P> {
  readonly dealt: readonly P[];
  readonly wanted: number;
  readonly state: 'done' | 'dealing' | 'stopped' | 'failed';
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Others in the place of all of them. */
  readonly again: () => void;
}

interface Dealt<P> {
  readonly kind: string;
  readonly round: number;
  readonly puzzles: readonly P[];
  readonly held: 'stopped' | 'failed' | null;
}

/** `kind` names what `deal` deals: whatever was dealt of another kind is no use any more. */
export function useDealing<P>(
  kind: string,
  wanted: number,
  deal: (signal: AbortSignal) => Promise<Result<P>>,
): Dealing<P> {
  const [last, setLast] = useState<Dealt<P>>(() => nothingOf(kind));
  const { round, puzzles, held } = last.kind === kind ? last : nothingOf<P>(kind);
  const isDealing = held === null && puzzles.length < wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it deals is what the kind names
  useEffect(() => {
    if (!isDealing) return;
    const stop = new AbortController();
    const now = { kind, round, puzzles };
    const fail = () => stop.signal.aborted || setLast({ ...now, held: 'failed' });
    deal(stop.signal).then((made) => {
      if (!made.ok) fail();
      else if (!stop.signal.aborted) setLast({ ...now, puzzles: [...puzzles, made.value], held: null });
    }, fail);
    return () => stop.abort();
  }, [kind, round, puzzles.length, isDealing]);

  return {
    dealt: puzzles.slice(0, wanted),
    wanted,
    state: puzzles.length >= wanted ? 'done' : (held ?? 'dealing'),
    stop: () => setLast({ kind, round, puzzles, held: 'stopped' }),
    goOn: () => setLast({ kind, round, puzzles, held: null }),
    again: useCallback(() => setLast({ ...nothingOf<P>(kind), round: round + 1 }), [kind, round]),
  };
}

function nothingOf<P>(kind: string): Dealt<P> {
  return { kind, round: 0, puzzles: [], held: null };
}
