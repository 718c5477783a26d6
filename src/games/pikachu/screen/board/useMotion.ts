/** Turns what has just happened into what moves on the board for a moment. */
import { useEffect, useMemo, useState } from 'react';
import type { LastStep } from '../../../../store/session/sessionState';
import { pointOf } from '../../rules/boardIndex';
import type { Pikachu, PikachuEvent, PikachuMove, View } from '../../rules/types';
import type { BoardMotion } from './Board';
import type { Leaving, Stroke } from './PathLine';
import { shuffledTravels } from './shuffledTravels';

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

/** How long tiles travel: a step where they close up, all over the board where they are shuffled. */
const CLOSE_UP_MS = 220;
const SHUFFLE_MS = 420;

const NONE = {
  missed: [],
  travelled: new Map<number, number>(),
  travelMs: CLOSE_UP_MS,
  returned: [],
  stroke: null,
  note: null,
  leaving: [],
};

export function useMotion(last: LastStep<Pikachu> | null, view: View | null, debug: boolean): Motion {
  const [over, setOver] = useState(-1);
  const serial = last?.serial ?? 0;
  const effects = useMemo<Motion>(
    () => ({ serial, ...NONE, ...(last && view ? motionOf(last, view, debug) : {}) }),
    [last, view, serial, debug],
  );

  useEffect(() => {
    if (!effects.stroke && !effects.note) return;
    const shownMs = effects.note ? NOTE_MS : debug ? DEBUG_LINE_MS : LINE_MS;
    const timer = setTimeout(() => setOver(serial), shownMs);
    return () => clearTimeout(timer);
  }, [effects, serial, debug]);

  return over === serial ? { ...effects, stroke: null, note: null, leaving: [] } : effects;
}

function motionOf(last: LastStep<Pikachu>, view: View, debug: boolean): Partial<Motion> {
  const { kind, move, before, events } = last;
  if (kind === 'refused') return move?.kind === 'match' ? missed(view, move, debug) : {};
  const [event] = events;
  if (kind === 'opened' || !event) return {};
  if (event.kind === 'shuffled') {
    return before ? { travelled: shuffledTravels(before.tiles, view.tiles), travelMs: SHUFFLE_MS } : {};
  }
  return kind === 'undone' ? returned(event, debug) : matched(view, event, debug);
}

type Match = Extract<PikachuMove, { kind: 'match' }>;
type Removed = Extract<PikachuEvent, { kind: 'removed' }>;

function matched(view: View, { cells, symbol, path, travels }: Removed, debug: boolean): Partial<Motion> {
  return {
    travelled: new Map(travels.map(({ from, to }) => [to, from])),
    stroke: lineOf(path, debug),
    leaving: cells.map((cell) => ({ at: pointOf(view, cell), tile: symbol })),
  };
}

/** The same way back: what had closed up makes room, and the pair is there again. */
function returned({ cells, path, travels }: Removed, debug: boolean): Partial<Motion> {
  return {
    travelled: new Map(travels.map(({ from, to }) => [from, to])),
    returned: cells,
    stroke: lineOf(path, debug),
  };
}

function lineOf(path: Removed['path'], debug: boolean): Stroke {
  return { points: path.path, kind: debug ? 'debug' : 'match', label: debug ? path.pattern : null };
}

function missed(view: View, { a, b }: Match, debug: boolean): Partial<Motion> {
  const points = [pointOf(view, a), pointOf(view, b)];
  return {
    missed: [a, b],
    note: view.tiles[a] === view.tiles[b] ? 'No line within two turns' : null,
    stroke: debug ? { points, kind: 'miss', label: null } : null,
  };
}
