/**
 * After an error a room's table is cleared. What lies on it may be what broke, and a screen would draw it again before
 * it could ask for anything else: then neither *New game* nor a good link would help until the page is reloaded.
 */
import type { Move } from '../../core/rules';
import type { Requests } from './changeGame';
import { openSlot } from './opening';
import type { Desk } from './session';

const clearings = new Map<string, () => void>();

/** `id`: a record id, or that of a room where nothing is saved. */
export function offerClearing(id: string, clear: () => void): void {
  clearings.set(id, clear);
}

/** Nothing happens where the room's files never arrived. */
export function clearTable(id: string): void {
  clearings.get(id)?.();
}

/** The shelf keeps the game; deals under way are forgotten. */
export function putAway<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): void {
  requests.newest++;
  desk.clock.stop();
  desk.seat = null;
  desk.asked = null;
  desk.paused = false;
  desk.table.setState({ phase: 'empty', dealing: false, game: null, canTakeBack: false, notice: null });
}

/** The game that was put away, from its record alone. */
export function layOut<C, M extends Move, S, V>(desk: Desk<C, M, S, V>, requests: Requests): boolean {
  return openSlot(desk, requests, desk.shelf.active);
}
