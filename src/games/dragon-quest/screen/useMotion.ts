/** Turns what has just happened into what moves and sounds for a moment. */
import { useEffect, useMemo } from 'react';
import { sound } from '../../../components/browser/sound';
import type { LastStep } from '../../../store/session/sessionState';
import type { DragonEvent, DragonQuest } from '../rules/types';

export interface FateShown {
  readonly fate: number;
  readonly enemy: number;
  /** Null while it can still be changed. */
  readonly verdict: 'defeated' | 'critical' | 'failed' | null;
}

export interface Motion {
  /** Raised with every step: animations of one kind alternate between two names to start afresh. */
  readonly serial: number;
  readonly beat: number;
  readonly dealt: number | null;
  readonly turned: readonly number[];
  readonly fate: FateShown | null;
  /** Cards turn over only after fate has spoken. */
  readonly met: boolean;
  readonly level: number | null;
  /** The dungeon is left, and the game won. */
  readonly leaves: boolean;
}

export function useMotion(last: LastStep<DragonQuest> | null): Motion {
  const serial = last?.serial ?? 0;
  const events = last?.kind === 'played' ? last.events : undefined;
  const stir = useMemo(() => motionOf(serial, events ?? []), [serial, events]);
  useEffect(() => {
    if (events) soundOf(events);
    else if (last?.kind === 'refused') sound.play('wrong');
  }, [events, last]);
  return stir;
}

export function motionOf(serial: number, events: readonly DragonEvent[]): Motion {
  const level = events.find((event) => event.kind === 'newLevel');
  const fate = fateIn(events);
  const dealt = events.find((event) => event.kind === 'explored');
  return {
    serial,
    beat: serial % 2,
    dealt: dealt?.cell ?? null,
    // After a new level the cells are others.
    turned: level ? [] : events.flatMap((event) => (event.kind === 'resolved' ? [event.cell] : [])),
    fate,
    met: fate !== null,
    level: level?.level ?? null,
    leaves: events.some((event) => event.kind === 'won' && event.by === 'exit'),
  };
}

/**
 * How the card in a cell comes to lie as it does: dealt face up, turned over, or sprung: a hidden pit comes face up and
 * turns over in one step. Never two of them, since what each shows at its end differs.
 */
export function motionAt({ dealt, turned }: Motion, cell: number) {
  const isDealt = dealt === cell;
  const isTurned = turned.includes(cell);
  return { dealt: isDealt && !isTurned, turned: isTurned && !isDealt, sprung: isDealt && isTurned };
}

export function fateIn(events: readonly DragonEvent[]): FateShown | null {
  const drawn = events.find((event) => event.kind === 'fate');
  if (!drawn) return null;
  const defeated = events.find((event) => event.kind === 'defeated');
  const failed = events.some((event) => event.kind === 'failed');
  const verdict = defeated ? (defeated.critical ? 'critical' : 'defeated') : failed ? 'failed' : null;
  return { fate: drawn.fate, enemy: drawn.card, verdict };
}

/** One sound for each step, that of its gravest event. The end has its own, the same in all games. */
function soundOf(events: readonly DragonEvent[]): void {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('won') || kinds.has('lost')) return;
  if (kinds.has('newLevel')) sound.play('turn');
  else if (kinds.has('damage')) sound.play('wrong');
  else if (kinds.has('defeated') || kinds.has('gained') || kinds.has('found')) sound.play('match');
  // Before a pit is paid for, nothing has been laid or turned.
  else if (!kinds.has('entered')) sound.play('flip');
}
