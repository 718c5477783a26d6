/** Turns what has just happened into what moves on the board for a moment. */
import { useEffect, useMemo, useState } from 'react';
import type { LastStep } from '../../../store/session/sessionState';
import { pointOf } from '../rules/boardIndex';
import type { Pikachu, PikachuEvent, PikachuMove, View } from '../rules/types';
import type { BoardMotion } from './Board';
import type { Leaving, Stroke } from './PathLine';

export interface Motion extends BoardMotion {
  readonly stroke: Stroke | null;
  /** Why a pair stayed, where that is not plain to see. */
  readonly note: string | null;
  readonly leaving: readonly Leaving[];
}

/** As long as the line stays: a little over the seed's 300 ms for a removal. */
const LINE_MS = 420;
const DEBUG_LINE_MS = 1_600;
const NOTE_MS = 1_800;

const NONE = { missed: [], travelled: new Map<number, number>(), stroke: null, note: null, leaving: [] };

export function useMotion(last: LastStep<Pikachu> | null, view: View | null, debug: boolean): Motion {
  const [over, setOver] = useState(-1);
  const serial = last?.serial ?? 0;
  const effects = useMemo<Motion>(() => {
    if (!last || !view) return { serial, ...NONE };
    if (last.kind === 'refused' && last.move?.kind === 'match') return missed(serial, view, last.move, debug);
    const removed = last.kind === 'played' ? last.events.find(({ kind }) => kind === 'removed') : undefined;
    return removed?.kind === 'removed' ? matched(serial, view, removed, debug) : { serial, ...NONE };
  }, [last, view, serial, debug]);

  useEffect(() => {
    if (!effects.stroke && !effects.note) return;
    const shownMs = effects.note ? NOTE_MS : debug ? DEBUG_LINE_MS : LINE_MS;
    const timer = setTimeout(() => setOver(serial), shownMs);
    return () => clearTimeout(timer);
  }, [effects, serial, debug]);

  return over === serial ? { ...effects, stroke: null, note: null, leaving: [] } : effects;
}

type Match = Extract<PikachuMove, { kind: 'match' }>;
type Removed = Extract<PikachuEvent, { kind: 'removed' }>;

function matched(
  serial: number,
  view: View,
  { cells, symbol, path, travels }: Removed,
  debug: boolean,
): Motion {
  return {
    serial,
    missed: [],
    note: null,
    travelled: new Map(travels.map(({ from, to }) => [to, from])),
    stroke: { points: path.path, kind: debug ? 'debug' : 'match', label: debug ? path.pattern : null },
    leaving: cells.map((cell) => ({ at: pointOf(view, cell), tile: symbol })),
  };
}

function missed(serial: number, view: View, { a, b }: Match, debug: boolean): Motion {
  const points = [pointOf(view, a), pointOf(view, b)];
  return {
    serial,
    ...NONE,
    missed: [a, b],
    note: view.tiles[a] === view.tiles[b] ? 'No line joins these two' : null,
    stroke: debug ? { points, kind: 'miss', label: null } : null,
  };
}
