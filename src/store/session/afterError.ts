/**
 * After an error a room is emptied. The game in play may be what broke, and a screen would draw it again before
 * it could ask for anything else: then neither *New game* nor a good link would help until the page is reloaded.
 */
import type { GameTypes } from '../../core/rules';
import type { Requests } from './changeGame';
import { openSlot } from './opening';
import type { Session } from './session';

const emptyings = new Map<string, () => void>();

/** `id`: a record id, or that of a room where nothing is saved. */
export function offerEmptying(id: string, empty: () => void): void {
  emptyings.set(id, empty);
}

/** Nothing happens where the room's files never arrived. */
export function emptyRoom(id: string): void {
  emptyings.get(id)?.();
}

/** The saved games stay; deals under way are forgotten. */
export function takeOutOfPlay<G extends GameTypes>(session: Session<G>, requests: Requests): void {
  requests.newest++;
  session.clock.stop();
  session.loaded = null;
  session.asked = null;
  session.watched = null;
  session.paused = false;
  session.published.setState({
    phase: 'empty',
    dealing: false,
    game: null,
    canTakeBack: false,
    notice: null,
  });
}

/** The game that was taken out of play, from its record alone. */
export function bringBack<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  return openSlot(session, requests, session.saved.active);
}
