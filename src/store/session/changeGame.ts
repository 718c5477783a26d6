/** How one game leaves play and another takes its place. */
import { freshTally, type GameRecord, scoredBy } from '../../core/record';
import { type Replayed, replay } from '../../core/replay';
import type { GameTypes, SharedGame } from '../../core/rules';
import type { SavedGame, Slot } from '../saving/savedGames';
import { earliestFold } from './earlierFolds';
import { dealKey } from './finishedGame';
import type { LoadedGame } from './loadedGame';
import { hasBegun, type Session } from './session';

/** Requests to deal, numbered: the newest wins, and whatever else comes into play overtakes them all. */
export interface Requests {
  newest: number;
}

export function putInPlay<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  loaded: LoadedGame<G>,
  slot: Slot,
): void {
  leaveGame(session, requests);
  const before = session.saved[slot];
  // A game nobody has begun is no loss; the one put away before it stays within reach instead.
  session.install(loaded, { slot, replaced: before && hasBegun(before) ? before : session.saved.replaced });
}

export function leaveGame<G extends GameTypes>(session: Session<G>, requests: Requests): void {
  requests.newest++;
  putAway(session);
  const first = session.saved.practising ? session.saved[session.saved.active] : null;
  const played = first && replay(session.rules, first.record);
  if (!first || !played?.ok) return;
  // Whoever leaves a practice run for another game leaves its first run too, and that may be in a dead end.
  session.saved = { ...session.saved, practising: undefined };
  session.take(loadedFrom(first, played.value));
  putAway(session);
}

function putAway<G extends GameTypes>(session: Session<G>): void {
  session.reportDeadEnd();
  layAside(session);
}

/** Saves what is in play with its clock standing, so that it can be gone on with. */
export function layAside<G extends GameTypes>(session: Session<G>): void {
  session.clock.stop();
  if (session.loaded) session.settle(session.loaded);
  session.save();
}

export function freshGame<G extends GameTypes>(
  { rules, ports }: Session<G>,
  game: SharedGame<G['config']>,
  first: G['state'],
  days: Pick<SavedGame, 'day' | 'begun'> = { day: null, begun: ports.today() },
): LoadedGame<G> {
  const record: GameRecord = {
    game: rules.id,
    version: game.version,
    dealVersion: game.dealVersion,
    config: rules.formatConfig(game.config),
    seed: game.seed,
    deal: game.deal,
    moves: [],
    cursor: 0,
    tally: freshTally(rules.hourglass?.lengthMs(first, rules.scoreVersion) ?? null),
    ...scoredBy(rules.scoreVersion),
    ...earliestFold(rules, game.version, game.config),
    journal: '',
  };
  const practice = ports.playedBefore(dealKey(rules, record));
  return {
    saved: { record, draft: '', ...days, practice, counted: false },
    config: game.config,
    states: [first],
    events: [],
  };
}

export function loadedFrom<G extends GameTypes>(saved: SavedGame, played: Replayed<G>): LoadedGame<G> {
  const { record, config, states, events } = played;
  return { saved: { ...saved, record }, config, states, events };
}
