/**
 * Practice on a deal: beside its first run, which waits in its slot until it is gone on with, or once more after the
 * end. Nothing that is practised betters the first run.
 */
import { freshTally } from '../../core/record';
import { replay } from '../../core/replay';
import type { Move } from '../../core/rules';
import { isUnfinished, type Run } from '../saving/savedGames';
import { clearTable, freshSeat, layAside, type Requests, seatFrom, sit } from './changeGame';
import { type Desk, dealKey, hasBegun } from './session';
import { type Seat, summarise } from './sessionState';

/** The same deal from its first move, counters at nought; there has to be something to start over. */
export function startOver<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { seat } = desk;
  if (!seat || seat.sitting.record.cursor === 0) return false;
  if (desk.shelf.practising || seat.sitting.counted) playAgain(desk, requests);
  else if (seat.sitting.practice) practiseInPlace(desk, requests, seat);
  else practiseBeside(desk, requests, seat);
  return true;
}

export function playAgain<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): void {
  const { seat } = desk;
  const first = seat?.states[0];
  if (!seat || first === undefined || putBeside(desk, requests, emptied(desk, seat))) return;
  const { seed, deal } = seat.sitting.record;
  const fresh = freshSeat(desk, { config: seat.config, seed, deal }, first);
  sit(desk, requests, { ...fresh, sitting: { ...fresh.sitting, practice: true } }, 'free');
}

/** In place of the practice run on the table, if that is one of this deal; its first run goes on waiting. */
export function putBeside<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  seat: Seat<C, S>,
): boolean {
  if (!desk.shelf.practising || !desk.seat || !isSameDeal(seat, desk.seat)) return false;
  const { day } = desk.seat.sitting;
  requests.newest++;
  desk.seatDown({ ...seat, sitting: { ...seat.sitting, day } }, { practising: true });
  return true;
}

export function backToFirstRun<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { active, practising } = desk.shelf;
  const first = practising ? desk.shelf[active] : null;
  const played = first && replay(desk.rules, first.record);
  if (!first || !played?.ok) return false;
  requests.newest++;
  layAside(desk);
  const practiceRun = worthKeeping(desk) ? desk.seat?.sitting : undefined;
  desk.seatDown(seatFrom({ ...first, practiceRun }, played.value), {});
  return true;
}

export function backToPractice<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const run = desk.seat?.sitting.practiceRun;
  const played = run ? replay(desk.rules, run.record) : null;
  if (!run || !played?.ok) return false;
  requests.newest++;
  layAside(desk);
  desk.seatDown(seatFrom(run, played.value), { practising: true });
  return true;
}

function practiseBeside<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  seat: Seat<C, S>,
): void {
  requests.newest++;
  layAside(desk);
  desk.ports.onPractised(dealKey(desk.rules, seat.sitting.record));
  desk.seatDown(emptied(desk, seat), { practising: true });
}

/** The deal was played before, so that there is no first run to be kept. */
function practiseInPlace<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  seat: Seat<C, S>,
): void {
  clearTable(desk, requests);
  desk.seatDown(emptied(desk, seat), {});
}

function emptied<C, M extends Move, S, V>({ rules, ports }: Desk<C, M, S, V>, seat: Seat<C, S>): Seat<C, S> {
  const [first] = seat.states;
  if (first === undefined) throw new Error('a seat without a first state');
  const tally = freshTally(rules.hourglass?.lengthMs(first) ?? null);
  const record = { ...seat.sitting.record, moves: [], cursor: 0, tally };
  const { day } = seat.sitting;
  const run: Run = { record, draft: '', day, begun: ports.today(), practice: true, counted: false };
  return { sitting: run, config: seat.config, states: [first] };
}

function worthKeeping<C, M extends Move, S, V>({ rules, seat }: Desk<C, M, S, V>): boolean {
  return seat !== null && hasBegun(seat.sitting) && isUnfinished(summarise(rules, seat));
}

function isSameDeal<C, S>(a: Seat<C, S>, b: Seat<C, S>): boolean {
  const [one, other] = [a.sitting.record, b.sitting.record];
  return one.seed === other.seed && one.deal === other.deal;
}
