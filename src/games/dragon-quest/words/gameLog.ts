/** The whole game in words, move by move, from its record alone. */
import type { GameRecord } from '../../../core/record';
import { replay } from '../../../core/replay';
import { playRules as rules } from '../rules/playRules';
import type { DragonEvent } from '../rules/types';
import { eventTexts } from './events';

interface LogEntry {
  /** Counted from 1. */
  readonly move: number;
  /** The level on which it was made. */
  readonly level: number;
  readonly text: string;
}

export function logOf(record: GameRecord): readonly LogEntry[] {
  let level = 1;
  return eventsOf(record).map((events, index) => {
    const entry = { move: index + 1, level, text: eventTexts(events).join(' ') };
    level = events.find((event) => event.kind === 'newLevel')?.level ?? level;
    return entry;
  });
}

/** What each of the moves played brought about. */
export function eventsOf(record: GameRecord): readonly (readonly DragonEvent[])[] {
  const replayed = replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) });
  return replayed.ok ? replayed.value.events : [];
}
