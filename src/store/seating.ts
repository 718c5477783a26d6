/** Dealing, opening, taking back: how games come to the table and leave it. */
import { freshTally, type GameRecord, LIMITS } from '../core/record';
import { type Replayed, replay } from '../core/replay';
import { type Fault, ok, type Result, refuse } from '../core/result';
import type { Move, Rules, SharedGame } from '../core/rules';
import { parseCode } from '../core/shareCode';
import { readJson } from '../core/text';
import { type Desk, dealKey, hasBegun } from './desk';
import { begunSlot, isUnfinished, readShelf, type Shelf, type Sitting, SLOTS, type Slot } from './shelf';
import type { Seat } from './table';

const MAX_SHELF = LIMITS.record * 3;

/** Requests to deal, numbered: the newest wins, and whatever else comes to the table overtakes them all. */
export interface Requests {
  newest: number;
}

export async function deal<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  wanted: { config: C; seed: string; slot: Slot; day: string | null },
): Promise<Result<null>> {
  const { rules, ports, table } = desk;
  const { config, seed, slot, day } = wanted;
  const request = ++requests.newest;
  // Dealing takes a while: a daily asked for on the stroke of midnight belongs to the day on which it was asked for.
  const begun = ports.today();
  table.setState({ dealing: true });
  const dealt = await ports.dealer.deal(rules.formatConfig(config), seed).catch(failedDeal);
  if (request !== requests.newest) return refuse('OVERTAKEN', 'A newer request came in between.');
  const game = dealt.ok ? startGame(rules, { config, seed, deal: dealt.value }) : dealt;
  if (!game.ok) {
    table.setState({ dealing: false, notice: game.fault });
    return game;
  }
  sit(desk, requests, freshSeat(desk, game.value.shared, game.value.first, { day, begun }), slot);
  return ok(null);
}

function failedDeal(error: unknown): Result<never> {
  const where = error instanceof Error ? error.message : String(error);
  return { ok: false, fault: { code: 'DEAL_FAILED', detail: 'Dealing went wrong. Try again.', where } };
}

function startGame<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  shared: SharedGame<C>,
): Result<{ shared: SharedGame<C>; first: S }> {
  const first = rules.start(shared.config, shared.deal);
  return first.ok ? ok({ shared, first: first.value }) : first;
}

/**
 * All or nothing: a refused code leaves the table as it was. `adapt` is what the player's settings make of a config
 * that somebody else chose; a game already under way stays as it was begun.
 */
export function openCode<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  code: string,
  adapt: (config: C) => C = (config) => config,
): Result<null> {
  const { rules } = desk;
  const parsed = parseCode(rules, code);
  if (parsed.ok && reopen(desk, requests, parsed.value)) return ok(null);
  const game = parsed.ok ? startGame(rules, { ...parsed.value, config: adapt(parsed.value.config) }) : parsed;
  if (!game.ok) {
    desk.table.setState({ notice: game.fault });
    return game;
  }
  const { shared, first } = game.value;
  if (!reopen(desk, requests, shared)) sit(desk, requests, freshSeat(desk, shared, first), 'free');
  return ok(null);
}

function reopen<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  shared: SharedGame<C>,
): boolean {
  const { rules, shelf } = desk;
  const key = keyOf(rules, shared);
  return [shelf.active, ...SLOTS].some((slot) => {
    const sitting = shelf[slot];
    return sitting && dealKey(rules, sitting.record) === key && openSlot(desk, requests, slot);
  });
}

/** A record out of a problem report: to look at and play on, outside all statistics. */
export function openRecord<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  record: GameRecord,
): Result<null> {
  const played = replay(desk.rules, record);
  if (!played.ok) {
    desk.table.setState({ notice: played.fault });
    return played;
  }
  const begun = desk.ports.today();
  const sitting = { record, draft: '', day: null, begun, practice: true, counted: true };
  sit(desk, requests, seatFrom(sitting, played.value), 'free');
  return ok(null);
}

export function openSlot<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  slot: Slot,
): boolean {
  const sitting = desk.shelf[slot];
  if (!sitting) return false;
  if (desk.seat && desk.shelf.active === slot) return true;
  const played = replay(desk.rules, sitting.record);
  if (!played.ok) {
    desk.ports.saves.keepAside(JSON.stringify(sitting));
    return false;
  }
  clearTable(desk, requests);
  desk.seatDown(seatFrom(sitting, played.value), slot, desk.shelf.replaced);
  return true;
}

/** Whether there is a game to go on with: one that was begun, else one that was only dealt. */
export function openUnfinished<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { active, summaries } = desk.shelf;
  const unfinished =
    begunSlot(desk.shelf) ?? [active, ...SLOTS].find((slot) => isUnfinished(summaries[slot]));
  return unfinished !== undefined && openSlot(desk, requests, unfinished);
}

export function playAgain<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): void {
  const first = desk.seat?.states[0];
  if (!desk.seat || first === undefined) return;
  const { seed, deal } = desk.seat.sitting.record;
  const seat = freshSeat(desk, { config: desk.seat.config, seed, deal }, first);
  sit(desk, requests, { ...seat, sitting: { ...seat.sitting, practice: true } }, 'free');
}

export function takeBack<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { replaced } = desk.shelf;
  if (!replaced || !desk.seat || hasBegun(desk.seat.sitting)) return false;
  const played = replay(desk.rules, replaced.record);
  if (!played.ok) return false;
  requests.newest++;
  desk.seatDown(seatFrom(replaced, played.value), replaced.day === null ? 'free' : 'daily', null);
  return true;
}

export async function load<C, M extends Move, S, V>(desk: Desk<C, M, S, V>): Promise<void> {
  const { body, fault } = await desk.ports.saves.load();
  const notice = body === null ? fault : (restore(desk, body) ?? fault);
  desk.reportAgain();
  desk.happened('opened');
  desk.publish({ notice, saving: desk.ports.saves.state() });
}

/** Whatever of a save cannot be read is kept aside before anything is written over it. */
function restore<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, body: string): Fault | null {
  const { saves } = desk.ports;
  const shelf = readJson(body, MAX_SHELF, readShelf);
  if (!shelf.ok) {
    saves.keepAside(body);
    return { ...shelf.fault, detail: 'The saved game is damaged. It is kept aside: see Settings.' };
  }
  const sitting = shelf.value[shelf.value.active];
  const played = sitting ? replay(desk.rules, sitting.record) : null;
  if (played && !played.ok) {
    if (played.fault.code === 'NEWER_VERSION') saves.freeze();
    else saves.keepAside(body);
    desk.shelf = without(shelf.value, shelf.value.active);
    return played.fault;
  }
  desk.shelf = shelf.value;
  if (!sitting || !played) return null;
  const { elapsedMs, clockLeftMs } = sitting.record.tally;
  desk.seat = seatFrom(sitting, played.value);
  desk.clock.reset(elapsedMs, clockLeftMs);
  // Whoever comes back to a running hourglass should not lose sand while finding the place.
  desk.paused = clockLeftMs !== null && elapsedMs > 0 && !sitting.counted;
  return null;
}

function without(shelf: Shelf, slot: Slot): Shelf {
  return { ...shelf, [slot]: null, summaries: { ...shelf.summaries, [slot]: null } };
}

function sit<C, M extends Move, S, V>(
  desk: Desk<C, M, S, V>,
  requests: Requests,
  seat: Seat<C, S>,
  slot: Slot,
): void {
  clearTable(desk, requests);
  const before = desk.shelf[slot];
  // A game nobody has begun is no loss; the one put away before it stays within reach instead.
  desk.seatDown(seat, slot, before && hasBegun(before) ? before : desk.shelf.replaced);
}

function clearTable<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): void {
  requests.newest++;
  desk.reportDeadEnd();
  desk.clock.stop();
  if (desk.seat) desk.settle(desk.seat);
  desk.save();
}

function freshSeat<C, M extends Move, S, V>(
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

function seatFrom<C, S>(sitting: Sitting, played: Replayed<C, S>): Seat<C, S> {
  return { sitting: { ...sitting, record: played.record }, config: played.config, states: played.states };
}

function keyOf<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, game: SharedGame<C>): string {
  return dealKey(rules, { config: rules.formatConfig(game.config), seed: game.seed, deal: game.deal });
}
