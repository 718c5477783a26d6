/** Moves, refusals, undo and redo of the game on the table. */
import { countMistake, countMove } from '../core/record';
import { judgeOf } from '../core/replay';
import { type Fault, type Result, refuse } from '../core/result';
import { chanceFrom } from '../core/rng';
import { type Hint, MAX_MOVES, type Move, type Tally } from '../core/rules';
import type { Desk } from './desk';
import { type Seat, stateOf } from './table';

/** An undo may ask first, since it would take back something that had been hidden. */
export type UndoAnswer = 'done' | 'asks' | 'nothing';

export function play<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, move: M): Result<S> {
  const { rules, seat } = desk;
  if (!seat) return refuse('NO_GAME', 'There is no game on the table.');
  if (desk.paused) return refuse('PAUSED', 'The game is paused.');
  const { record } = seat.sitting;
  if (record.cursor >= MAX_MOVES)
    return refuse('TOO_MANY_MOVES', 'This game has become too long to be saved.');
  // Through text even here: whatever can be played can then be saved and shared.
  const text = rules.formatMove(move);
  const parsed = rules.parseMove(text);
  if (!parsed.ok) return refused(desk, parsed.fault, move);
  const before = stateOf(seat);
  // A game that is begun again is begun under the current rules.
  const version = record.cursor === 0 ? rules.version : record.version;
  const applied = judgeOf(rules, version).apply(before, parsed.value, chanceFrom(record.seed));
  if (!applied.ok) return refused(desk, applied.fault, move);

  desk.wake();
  desk.asked = null;
  const role = rules.role(parsed.value);
  if (rules.hourglass?.turnedBy(parsed.value)) desk.clock.turn(rules.hourglass.lengthMs(applied.value));
  if (role !== 'mark') desk.shelf = { ...desk.shelf, replaced: null };
  const moves = [...record.moves.slice(0, record.cursor), text];
  const states = [...seat.states.slice(0, record.cursor + 1), applied.value];
  desk.settle(
    { ...seat, states },
    { record: { version, moves, cursor: moves.length }, tally: countMove(record.tally, role) },
  );
  desk.happened('played', { move: parsed.value, before: rules.view(before) });
  desk.finishIfOver();
  desk.save();
  desk.publish({ notice: null });
  return applied;
}

function refused<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, fault: Fault, move: M): Result<S> {
  desk.happened('refused', { move, fault });
  if (fault.counts && desk.seat) {
    desk.wake();
    desk.settle(desk.seat, { tally: countMistake(desk.seat.sitting.record.tally) });
    // Where guesses are limited, a wrong one can end the game.
    desk.finishIfOver();
    desk.save();
  }
  desk.publish({ notice: fault });
  return { ok: false, fault };
}

export function runOutOfSand<C, M extends Move, S, V>(desk: Desk<C, M, S, V>): void {
  const { hourglass } = desk.rules;
  if (desk.seat && hourglass) play(desk, hourglass.onEmpty(stateOf(desk.seat)));
}

/** Back to an earlier move. */
export function goBackTo<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  cursor: number,
  consent: 'assisted' | undefined,
): UndoAnswer {
  const { seat, rules } = desk;
  if (!seat || desk.paused || cursor < 0 || cursor >= seat.sitting.record.cursor) return 'nothing';
  const { record } = seat.sitting;
  const assisted = takesBackSomethingHidden(desk, seat, cursor);
  if (assisted && !record.tally.assisted && consent !== 'assisted') return 'asks';
  const before = rules.view(stateOf(seat));
  desk.asked = null;
  desk.settle(seat, { record: { cursor }, tally: assisted ? { assisted } : {} });
  desk.happened('undone', { before, move: moveAt(desk, cursor) });
  desk.save();
  desk.publish({ notice: null });
  return 'done';
}

export function redo<C, M extends Move, S, V>(desk: Desk<C, M, S, V>): boolean {
  const { seat, rules } = desk;
  if (!seat || desk.paused) return false;
  const { cursor, moves } = seat.sitting.record;
  if (cursor >= moves.length) return false;
  const before = rules.view(stateOf(seat));
  desk.asked = null;
  desk.settle(seat, { record: { cursor: cursor + 1 } });
  desk.happened('redone', { before, move: moveAt(desk, cursor) });
  desk.finishIfOver();
  desk.save();
  desk.publish({ notice: null });
  return true;
}

/**
 * One more stage of the hint for this state; asking again for the same one is not counted again. A screen may have
 * a hint of its own, about a place that the player chose.
 */
export function askHint<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, own?: Hint<M>): boolean {
  const { seat, asked, rules } = desk;
  if (!seat || desk.paused) return false;
  const hint = own ?? asked?.hint ?? rules.hint(rules.view(stateOf(seat)));
  if (!hint) {
    desk.publish({ notice: { code: 'NO_HINT', detail: 'There is nothing useful to hint at here.' } });
    return false;
  }
  const heard = asked ? [asked, ...asked.others] : [];
  const same = heard.find((earlier) => sameHint(earlier.hint, hint));
  if (!same) desk.settle(seat, { tally: oneMoreHint(seat.sitting.record.tally) });
  const reopened = same !== undefined && !(same === asked && asked.open);
  const shown = Math.min(hint.stages.length, (same?.shown ?? 0) + (reopened ? 0 : 1));
  desk.asked = { hint, shown, open: true, others: heard.filter((earlier) => earlier !== same) };
  desk.save();
  desk.publish();
  return true;
}

function sameHint<M>(a: Hint<M>, b: Hint<M>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Stops the clock; `pausing` keeps it stopped until the player resumes. */
export function stopClock<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, pausing: boolean): void {
  if (!desk.seat || !desk.clock.running()) return;
  desk.clock.stop();
  desk.paused ||= pausing;
  desk.settle(desk.seat);
  desk.save();
  desk.publish();
}

function oneMoreHint({ hints }: Tally): Partial<Tally> {
  return { hints: hints + 1 };
}

function takesBackSomethingHidden<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  { sitting, states }: Seat<C, S>,
  from: number,
): boolean {
  for (let index = from; index < sitting.record.cursor; index++) {
    const before = states[index];
    const after = states[index + 1];
    const move = moveAt(desk, index);
    if (before === undefined || after === undefined || move === null)
      throw new Error('a move without states');
    if (desk.rules.undoCost(before, move, after) === 'assisted') return true;
  }
  return false;
}

function moveAt<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, index: number): M | null {
  const parsed = desk.rules.parseMove(desk.seat?.sitting.record.moves[index] ?? '');
  return parsed.ok ? parsed.value : null;
}
