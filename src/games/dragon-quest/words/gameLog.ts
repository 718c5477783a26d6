/** The whole game in words, move by move, from its record alone. */
import type { GameRecord } from '../../../core/record';
import { replay } from '../../../core/replay';
import { rules } from '../rules/rules';
import type { State } from '../rules/types';
import { cardName, eventTexts } from './words';

export interface LogEntry {
  /** Counted from 1. */
  readonly move: number;
  /** The level on which it was made. */
  readonly level: number;
  readonly text: string;
}

export function logOf(record: GameRecord): readonly LogEntry[] {
  const replayed = replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) });
  if (!replayed.ok) return [];
  const { states } = replayed.value;
  return states.slice(1).map((state, index) => ({
    move: index + 1,
    level: states[index]?.level ?? 1,
    text: eventTexts(state.events).join(' ') || threat(state),
  }));
}

/** A visible pit does nothing yet when it is entered; the player chooses how to pay for it. */
function threat({ moment, order, laid }: State): string {
  if (moment.kind !== 'damage') return '';
  const card = order[laid.indexOf(moment.cell)] ?? 0;
  return `You enter the ${cardName(card)}: ${moment.amount} damage.`;
}
