/** Dealing, opening, taking back: how games come to the table and leave it. */

import { parseCode } from '../../core/codes';
import { type GameRecord, LIMITS } from '../../core/record';
import { type Replayed, replay } from '../../core/replay';
import { type Fault, ok, type Result, refuse } from '../../core/result';
import type { Move, Rules, SharedGame } from '../../core/rules';
import { readJson } from '../../core/text';
import {
  begunSlot,
  isUnfinished,
  type Run,
  readShelf,
  type Shelf,
  SLOTS,
  type Slot,
} from '../saving/savedGames';
import { clearTable, freshSeat, type Requests, seatFrom, sit } from './changeGame';
import { putBeside } from './practice';
import { type Desk, dealKey } from './session';

const MAX_SHELF = LIMITS.record * 3;

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
  // A practice run may be one of another config than its first run, and its address says so.
  if (desk.seat && dealKey(rules, desk.seat.sitting.record) === key) return true;
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
  const seat = seatFrom(sitting, played.value);
  // A deal that is being practised and gone on with in another way must not take the place of its first run.
  if (!putBeside(desk, requests, seat)) sit(desk, requests, seat, 'free');
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
  desk.seatDown(seatFrom(sitting, played.value), { slot });
  return true;
}

/** Whether there is a game to go on with: one that was begun, else one that was only dealt. */
export function openUnfinished<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { active, summaries } = desk.shelf;
  const unfinished =
    begunSlot(desk.shelf) ?? [active, ...SLOTS].find((slot) => isUnfinished(summaries[slot]));
  return unfinished !== undefined && openSlot(desk, requests, unfinished);
}

export function takeBack<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  const { replaced } = desk.shelf;
  if (!replaced || !desk.canTakeBack()) return false;
  const played = replay(desk.rules, replaced.record);
  if (!played.ok) return false;
  requests.newest++;
  const slot = replaced.day === null ? 'free' : 'daily';
  desk.seatDown(seatFrom(replaced, played.value), { slot, replaced: null });
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
  const fault = takeUp(desk, shelf.value);
  if (fault?.code === 'NEWER_VERSION') saves.freeze();
  else if (fault) saves.keepAside(body);
  return fault;
}

/** Whatever cannot be played on leaves the shelf: a practice run by itself, or else the whole place. */
function takeUp<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, shelf: Shelf): Fault | null {
  const { active } = shelf;
  const first = shelf[active];
  const practiceRun: Run | undefined = shelf.practising ? first?.practiceRun : undefined;
  const run = practiceRun ?? first;
  desk.shelf = practiceRun ? shelf : { ...shelf, practising: undefined };
  if (!first || !run) return null;
  const played = replaySaved(desk.rules, run.record);
  if (played.ok) {
    desk.take(seatFrom(run, played.value));
    return null;
  }
  if (practiceRun) takeUp(desk, { ...shelf, [active]: { ...first, practiceRun: undefined } });
  else desk.shelf = without(desk.shelf, active);
  return played.fault;
}

/** A fault in the rules must not shut the room for good, which it would at every visit. */
function replaySaved<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  record: GameRecord,
): Result<Replayed<C, S>> {
  try {
    return replay(rules, record);
  } catch {
    return refuse('SAVE_BROKEN', 'The saved game cannot be opened any more. It is kept aside.');
  }
}

function without(shelf: Shelf, slot: Slot): Shelf {
  return { ...shelf, [slot]: null, summaries: { ...shelf.summaries, [slot]: null } };
}

function keyOf<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, game: SharedGame<C>): string {
  return dealKey(rules, { config: rules.formatConfig(game.config), seed: game.seed, deal: game.deal });
}
