/** Turns what has just happened into what moves on the board for a moment. */
import { useEffect, useMemo, useState } from 'react';
import type { Happening } from '../../../store/session/sessionState';
import { indexBoard, type Point, pointOf } from '../rules/boardIndex';
import { findPath } from '../rules/paths';
import type { PikachuMove, View } from '../rules/types';
import { travels } from '../rules/variants';
import type { BoardEffects } from './Board';
import type { Leaving, Stroke } from './PathLine';

export interface Effects extends BoardEffects {
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

export function useEffects(
  last: Happening<PikachuMove, View> | null,
  view: View | null,
  debug: boolean,
): Effects {
  const [over, setOver] = useState(-1);
  const serial = last?.serial ?? 0;
  const effects = useMemo<Effects>(() => {
    if (!last || !view || last.move?.kind !== 'match') return { serial, ...NONE };
    if (last.kind === 'refused') return missed(serial, view, last.move, debug);
    if (last.kind !== 'played' || !last.before) return { serial, ...NONE };
    return matched(serial, last.before, last.move, debug);
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

function matched(serial: number, before: View, { a, b }: Match, debug: boolean): Effects {
  const [start, end] = [pointOf(before, a), pointOf(before, b)];
  const found = findPath(indexBoard(before, before.tiles), start, end);
  const points: readonly Point[] = found.valid ? found.path : [start, end];
  return {
    serial,
    missed: [],
    note: null,
    travelled: new Map(travels(before, a, b).map(({ from, to }) => [to, from])),
    stroke: { points, kind: debug ? 'debug' : 'match', label: debug ? found.pattern : null },
    leaving: [a, b].map((cell) => ({ at: pointOf(before, cell), tile: before.tiles[cell] ?? 0 })),
  };
}

function missed(serial: number, view: View, { a, b }: Match, debug: boolean): Effects {
  const points = [pointOf(view, a), pointOf(view, b)];
  return {
    serial,
    ...NONE,
    missed: [a, b],
    note: view.tiles[a] === view.tiles[b] ? 'No line joins these two' : null,
    stroke: debug ? { points, kind: 'miss', label: null } : null,
  };
}
