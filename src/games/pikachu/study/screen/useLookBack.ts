/** What is shown of an answer: where it was lost, or an order that clears the board, pair by pair. */
import { useMemo, useState } from 'react';
import type { Answered } from '../../../../frame/study/StudyProps';
import type { Pair } from '../../rules/types';
import type { Stroke } from '../../screen/board/PathLine';
import { match, taken } from '../play';
import { study } from '../study';
import type { Tail, TailPosition, TailSaid, TailStudy } from '../types';

export interface Scene {
  readonly tail: Tail;
  readonly cells: readonly number[];
  readonly stroke: Stroke | null;
}

export interface LookBack {
  readonly scene: Scene;
  readonly order: readonly Pair[];
  /** So many pairs of the order have been taken; null: where it was lost is shown. */
  readonly step: number | null;
  /** Somebody goes through it step by step. */
  readonly isStepped: boolean;
  readonly goTo: (step: number) => void;
}

/** Null until there is an answer. */
export function useLookBack(
  position: TailPosition,
  answered: Answered<TailStudy> | null,
  told: TailSaid | null,
): LookBack | null {
  const [chosen, setChosen] = useState<{ readonly told: TailSaid | null; readonly step: number } | null>(
    null,
  );
  const orders = useMemo(() => answered && ordersOf(position, answered), [position, answered]);
  if (!answered || !orders) return null;
  const isStepped = chosen !== null && chosen.told === told;
  const trap = told?.code === 'trap' && !isStepped ? told : null;
  const step = isStepped ? chosen.step : trap ? trap.number - 1 : firstStep(answered, orders.careful);
  const at = step === null ? lostScene(orders.own, told, position) : sceneAt(orders.careful, step, position);
  return {
    scene: trap ? sceneOf(at.tail, trap.cells, 'miss') : at,
    order: orders.careful.pairs,
    step,
    isStepped,
    goTo: (to) => setChosen({ told, step: to }),
  };
}

interface Order {
  readonly pairs: readonly Pair[];
  /** Before each pair, and after the last. */
  readonly boards: readonly Tail[];
}

interface Orders {
  readonly own: Order;
  readonly careful: Order;
}

function ordersOf(position: TailPosition, { answer, verdict }: Answered<TailStudy>): Orders {
  const own = orderFrom(position, answer);
  return { own, careful: verdict.isRight ? own : orderFrom(position, study.solution(position)) };
}

function orderFrom(position: Tail, pairs: readonly Pair[]): Order {
  let tail = position;
  const boards = [tail];
  for (const pair of pairs) {
    tail = taken(tail, pair) ?? tail;
    boards.push(tail);
  }
  return { pairs, boards };
}

function firstStep({ verdict, wasShown }: Answered<TailStudy>, { pairs }: Order): number | null {
  if (wasShown) return 0;
  return verdict.isRight ? pairs.length : null;
}

function sceneAt({ pairs, boards }: Order, step: number, position: Tail): Scene {
  return sceneOf(boards[step] ?? position, pairs[step], 'hint');
}

/** The last pair answered is the one that lost it. */
function lostScene({ pairs, boards }: Order, told: TailSaid | null, position: Tail): Scene {
  const [before = position, after = position] = boards.slice(-2);
  if (told?.code === 'stays') return sceneOf(after, undefined, 'hint');
  return told?.code === 'instead'
    ? sceneOf(before, told.cells, 'hint')
    : sceneOf(before, pairs.at(-1), 'miss');
}

function sceneOf(tail: Tail, pair: Pair | undefined, kind: Stroke['kind']): Scene {
  const joined = pair && match(tail, pair);
  const event = joined?.ok ? joined.value.events.find((one) => one.kind === 'removed') : undefined;
  const stroke = event?.kind === 'removed' ? { points: event.path.path, kind, label: null } : null;
  return { tail, cells: pair ?? [], stroke };
}
