/** How one game leaves the table and another takes its place. */
import { freshTally, type GameRecord } from '../../core/record';
import { type Replayed, replay } from '../../core/replay';
import type { Move, SharedGame } from '../../core/rules';
import type { Sitting, Slot } from '../saving/savedGames';
import { type Desk, dealKey, hasBegun } from './session';
import type { Seat } from './sessionState';

/** Requests to deal, numbered: the newest wins, and whatever else comes to the table overtakes them all. */
export interface Requests {
  newest: number;
}

export function sit<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  seat: Seat<C, S>,
  slot: Slot,
): void {
  clearTable(desk, requests);
  const before = desk.shelf[slot];
  // A game nobody has begun is no loss; the one put away before it stays within reach instead.
  desk.seatDown(seat, { slot, replaced: before && hasBegun(before) ? before : desk.shelf.replaced });
}

export function clearTable<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): void {
  requests.newest++;
  putDown(desk);
  const first = desk.shelf.practising ? desk.shelf[desk.shelf.active] : null;
  const played = first && replay(desk.rules, first.record);
  if (!first || !played?.ok) return;
  // Whoever leaves a practice run for another game leaves its first run too, and that may be in a dead end.
  desk.shelf = { ...desk.shelf, practising: undefined };
  desk.take(seatFrom(first, played.value));
  putDown(desk);
}

function putDown<C, M extends Move, S, V>(desk: Desk<C, M, S, V>): void {
  desk.reportDeadEnd();
  layAside(desk);
}

/** Saves what is on the table with its clock standing, so that it can be gone on with. */
export function layAside<C, M extends Move, S, V>(desk: Desk<C, M, S, V>): void {
  desk.clock.stop();
  if (desk.seat) desk.settle(desk.seat);
  desk.save();
}

export function freshSeat<C, M extends Move, S, V>(
  { rules, ports }: Desk<C, M, S, V>,
  game: SharedGame<C>,
  first: S,
  days: Pick<Sitting, 'day' | 'begun'> = { day: null, begun: ports.today() },
): Seat<C, S> {
  const record: GameRecord = {
    game: rules.id,
    version: rules.version,
    dealVersion: rules.dealVersion,
    config: rules.formatConfig(game.config),
    seed: game.seed,
    deal: game.deal,
    moves: [],
    cursor: 0,
    tally: freshTally(rules.hourglass?.lengthMs(first) ?? null),
  };
  const practice = ports.playedBefore(dealKey(rules, record));
  return {
    sitting: { record, draft: '', ...days, practice, counted: false },
    config: game.config,
    states: [first],
  };
}

export function seatFrom<C, S>(sitting: Sitting, played: Replayed<C, S>): Seat<C, S> {
  return { sitting: { ...sitting, record: played.record }, config: played.config, states: played.states };
}
