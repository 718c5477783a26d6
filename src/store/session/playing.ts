/** Moves, refusals, undo and redo of the game in play. */
import { oneMoreAid } from '../../core/aids';
import { chanceFrom } from '../../core/chance';
import { countMistake, countMove, scoreVersionOf } from '../../core/record';
import { judgeOf } from '../../core/replay';
import { type Fault, type Result, refuse } from '../../core/result';
import { type GameTypes, MAX_MOVES, type MoveRole, type Outcome } from '../../core/rules';
import { foldsAlike } from './earlierFolds';
import { type LoadedGame, stateOf } from './loadedGame';
import type { Session } from './session';

/** An undo may ask first, since it would take back something that had been hidden. */
export type UndoAnswer = 'done' | 'asks' | 'nothing';

export function play<G extends GameTypes>(
  session: Session<G>,
  move: G['move'],
): Result<Outcome<G>['events']> {
  const { rules, loaded } = session;
  if (!loaded) return refuse('NO_GAME');
  if (session.paused) return refuse('PAUSED');
  const { record } = loaded.saved;
  if (record.cursor >= MAX_MOVES) return refuse('TOO_MANY_MOVES');
  // Through text even here: whatever can be played can then be saved and shared.
  const text = rules.formatMove(move);
  const parsed = rules.parseMove(text);
  if (!parsed.ok) return refused(session, parsed.fault, move);
  const before = stateOf(loaded);
  const applied = judgeOf(rules, record.version).apply(before, parsed.value, chanceFrom(record.seed));
  if (!applied.ok) return refused(session, applied.fault, move);

  session.held = false;
  session.stopReading(null);
  session.wake();
  const { state, events } = applied.value;
  const role = rules.role(parsed.value);
  if (rules.hourglass?.turnedBy(parsed.value)) {
    session.clock.turn(rules.hourglass.lengthMs(state, scoreVersionOf(record)));
  }
  if (role !== 'mark') session.saved = { ...session.saved, replaced: null };
  const moves = [...record.moves.slice(0, record.cursor), text];
  const differs = foldsAlike(rules, record, before, parsed.value, state) ? {} : { foldsAs: undefined };
  session.settle(
    {
      ...loaded,
      states: [...loaded.states.slice(0, record.cursor + 1), state],
      events: [...loaded.events.slice(0, record.cursor), events],
    },
    {
      record: { ...differs, moves, cursor: moves.length },
      tally: countMove(record.tally, role),
      noted: notedAs(role),
    },
  );
  session.stepped('played', { move: parsed.value, before: rules.view(before), events });
  session.finishIfOver();
  session.save();
  session.publish({ notice: null });
  return { ok: true, value: events };
}

function notedAs(role: MoveRole): string {
  return typeof role === 'object' ? role.aid : 'move';
}

function refused<G extends GameTypes>(session: Session<G>, fault: Fault, move: G['move']): Result<never> {
  session.stepped('refused', { move, fault });
  if (fault.counts && session.loaded) {
    session.wake();
    const tally = countMistake(session.loaded.saved.record.tally);
    session.settle(session.loaded, { tally, noted: 'mistake' });
    // Where guesses are limited, a wrong one can end the game.
    session.finishIfOver();
    session.save();
  }
  session.publish({ notice: fault });
  return { ok: false, fault };
}

export function runOutOfSand<G extends GameTypes>(session: Session<G>): void {
  const { hourglass } = session.rules;
  if (session.loaded && hourglass) play(session, hourglass.onEmpty(stateOf(session.loaded)));
}

/** Back to an earlier move. `aid`: the game itself has found which one, and counts that under this code. */
export function goBackTo<G extends GameTypes>(
  session: Session<G>,
  cursor: number,
  consent: 'assisted' | undefined,
  aid?: string,
): UndoAnswer {
  const { loaded, rules } = session;
  if (!loaded || session.paused || cursor < 0 || cursor >= loaded.saved.record.cursor) return 'nothing';
  const assisted = takesBackSomethingHidden(session, loaded, cursor);
  if (assisted && !loaded.saved.record.tally.assisted && consent !== 'assisted') return 'asks';
  const before = rules.view(stateOf(loaded));
  session.stopReading(null);
  const tally = {
    ...(assisted ? { assisted } : {}),
    ...(aid === undefined ? {} : { aids: oneMoreAid(loaded.saved.record.tally.aids, aid) }),
  };
  session.settle(loaded, { record: { cursor }, tally, noted: aid ?? 'undo' });
  session.stepped('undone', { before, ...stepAt(session, loaded, cursor) });
  session.save();
  session.publish({ notice: null });
  return 'done';
}

export function redo<G extends GameTypes>(session: Session<G>): boolean {
  const { loaded, rules } = session;
  if (!loaded || session.paused) return false;
  const { cursor, moves } = loaded.saved.record;
  if (cursor >= moves.length) return false;
  const before = rules.view(stateOf(loaded));
  session.stopReading(null);
  session.settle(loaded, { record: { cursor: cursor + 1 }, noted: 'move' });
  session.stepped('redone', { before, ...stepAt(session, loaded, cursor) });
  session.finishIfOver();
  session.save();
  session.publish({ notice: null });
  return true;
}

/** Stops the clock; `pausing` keeps it stopped until the player resumes. */
export function stopClock<G extends GameTypes>(session: Session<G>, pausing: boolean): void {
  if (!session.loaded || !session.clock.running()) return;
  session.clock.stop();
  session.paused ||= pausing;
  session.settle(session.loaded);
  session.save();
  session.publish();
}

function takesBackSomethingHidden<G extends GameTypes>(
  session: Session<G>,
  loaded: LoadedGame<G>,
  from: number,
): boolean {
  const { saved, states } = loaded;
  for (let index = from; index < saved.record.cursor; index++) {
    const { move } = stepAt(session, loaded, index);
    if (move === null || index + 1 >= states.length) throw new Error('a move without states');
    if (session.rules.undoCost(states[index], move, states[index + 1]) === 'assisted') return true;
  }
  return false;
}

function stepAt<G extends GameTypes>({ rules }: Session<G>, loaded: LoadedGame<G>, index: number) {
  const parsed = rules.parseMove(loaded.saved.record.moves[index] ?? '');
  return { move: parsed.ok ? parsed.value : null, events: loaded.events[index] ?? [] };
}
