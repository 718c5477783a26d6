/** A run that is looked at move by move, while the game in play waits as it is. Nothing can be played in it. */
import { freshTally } from '../../core/record';
import { replay } from '../../core/replay';
import { ok, type Result, refuse } from '../../core/result';
import type { GameTypes } from '../../core/rules';
import { timelineOf } from '../../core/timeline';
import type { Run } from '../saving/savedGames';
import { loadedFrom, type Requests } from './changeGame';
import { openRecord } from './opening';
import { stopClock } from './playing';
import type { Session } from './session';
import { tallyThen, type Watched } from './watched';
import { workOut } from './workOut';

/** The run from its first move on; null: the game in play, as far as it has come. */
export function watch<G extends GameTypes>(session: Session<G>, run: Run | null): Result<null> {
  const saved = run ?? session.loaded?.saved;
  if (!saved) return refuse('NO_GAME');
  const { cursor, ...record } = saved.record;
  const seen = { ...record, moves: record.moves.slice(0, cursor), cursor: 0 };
  const played = replay(session.rules, seen);
  if (!played.ok) return played;
  lookAt(session, {
    loaded: loadedFrom(saved, played.value),
    isOwn: run === null,
    timeline: timelineOf({ ...seen, cursor }),
    film: null,
  });
  return ok(null);
}

/** A run that has ended, of which only the name is known. */
export async function watchKept<G extends GameTypes>(session: Session<G>, id: string): Promise<Result<null>> {
  const run = await session.ports.keptRun(id);
  const watched = run ? watch(session, run) : refuse('RUN_GONE');
  if (!watched.ok) session.publish({ notice: watched.fault });
  return watched;
}

/** How it could have gone on from the place that is looked at, by one of the rules' films. */
export async function watchFilm<G extends GameTypes>(
  session: Session<G>,
  name: string,
): Promise<Result<null>> {
  const { watched } = session;
  if (!watched) return refuse('NO_GAME');
  const of = watched.film?.of ?? watched;
  const { saved } = of.loaded;
  const answer = await workOut(session, 'film', (_, signal) =>
    session.ports.dealer.film(saved.record, name, signal),
  );
  if (!answer.ok) {
    if (answer.fault.code !== 'OVERTAKEN') session.publish({ notice: answer.fault });
    return answer;
  }
  const { from, moves, said } = answer.value;
  const { journal: _, ...before } = saved.record;
  const record = {
    ...before,
    moves: [...before.moves.slice(0, from), ...moves.map(session.rules.formatMove)],
    cursor: from,
    tally: freshTally(null),
  };
  const played = replay(session.rules, record);
  if (!played.ok) return played;
  const loaded = loadedFrom<G>({ ...saved, record: played.value.record }, played.value);
  lookAt(session, { loaded, isOwn: watched.isOwn, timeline: null, film: { name, said, of } });
  return ok(null);
}

function lookAt<G extends GameTypes>(session: Session<G>, watched: Watched<G>): void {
  if (!session.watched) stopClock(session, session.clock.leftMs() !== null);
  session.watched = watched;
  session.stepped('opened');
  session.publish({ notice: null });
}

/** Each place is shown with the move that led to it, from whichever side it is come to. */
export function watchAt<G extends GameTypes>(session: Session<G>, cursor: number): void {
  const { watched, rules } = session;
  if (!watched) return;
  const { saved, states, events } = watched.loaded;
  const place = Math.max(0, Math.min(cursor, states.length - 1));
  if (place === saved.record.cursor) return;
  const loaded = { ...watched.loaded, saved: { ...saved, record: { ...saved.record, cursor: place } } };
  session.watched = { ...watched, loaded };
  if (place === 0) session.stepped('opened');
  else {
    const move = rules.parseMove(saved.record.moves[place - 1] ?? '');
    session.stepped('played', {
      move: move.ok ? move.value : null,
      before: rules.view(states[place - 1]),
      events: events[place - 1] ?? [],
    });
  }
  // What was said of another place, such as that no film begins there, is said no more.
  session.publish({ notice: null });
}

export function stopWatching<G extends GameTypes>(session: Session<G>): void {
  if (!session.watched) return;
  // A film was shown in the place of the run that it is of.
  session.watched = session.watched.film?.of ?? null;
  session.stepped('opened');
  session.publish({ notice: null });
}

/** Null where no exact search settled it, or where it was not worked out to its end. */
export async function lostSince<G extends GameTypes>(
  session: Session<G>,
  signal: AbortSignal,
): Promise<number | null> {
  const record = session.watched?.loaded.saved.record;
  if (!record) return null;
  const answer = await session.ports.dealer.lostSince(record, signal).catch(() => null);
  return answer?.ok ? answer.value : null;
}

/** A practice game from the place that is looked at. */
export function playOnFromHere<G extends GameTypes>(session: Session<G>, requests: Requests): Result<null> {
  const { watched } = session;
  if (!watched) return refuse('NO_GAME');
  const { journal: _, ...record } = watched.loaded.saved.record;
  const moves = record.moves.slice(0, record.cursor);
  session.watched = null;
  return openRecord(session, requests, { ...record, moves, tally: tallyThen(session.rules, watched) });
}
