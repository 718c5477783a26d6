/**
 * Practice on a deal: beside its first run, which waits in its slot until it is gone on with, or once more after the
 * end. Nothing that is practised betters the first run.
 */
import { freshTally, scoreVersionOf } from '../../core/record';
import { replay } from '../../core/replay';
import type { GameTypes } from '../../core/rules';
import { isUnfinished, type Run } from '../saving/savedGames';
import { freshGame, layAside, leaveGame, loadedFrom, putInPlay, type Requests } from './changeGame';
import { earliestFold } from './earlierFolds';
import { dealKey } from './finishedGame';
import { type LoadedGame, summarise } from './loadedGame';
import { hasBegun, type Session } from './session';

/** The same deal from its first move, counters at nought; there has to be something to start over. */
export function startOver<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  const { loaded } = session;
  if (!loaded || loaded.saved.record.cursor === 0) return false;
  if (session.saved.practising || loaded.saved.counted) playAgain(session, requests);
  else if (loaded.saved.practice) practiseInPlace(session, requests, loaded);
  else practiseBeside(session, requests, loaded);
  return true;
}

export function playAgain<G extends GameTypes>(session: Session<G>, requests: Requests): void {
  const { loaded } = session;
  if (!loaded || loaded.states.length === 0 || putBeside(session, requests, emptied(session, loaded))) return;
  const { seed, deal, version, dealVersion } = loaded.saved.record;
  const shared = { config: loaded.config, seed, deal, version, dealVersion };
  const fresh = freshGame(session, shared, loaded.states[0]);
  putInPlay(session, requests, { ...fresh, saved: { ...fresh.saved, practice: true } }, 'free');
}

/** In place of the practice run in play, if that is one of this deal; its first run goes on waiting. */
export function putBeside<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  loaded: LoadedGame<G>,
): boolean {
  if (!session.saved.practising || !session.loaded || !isSameDeal(loaded, session.loaded)) return false;
  const { day } = session.loaded.saved;
  requests.newest++;
  session.install({ ...loaded, saved: { ...loaded.saved, day } }, { practising: true });
  return true;
}

export function backToFirstRun<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  const { active, practising } = session.saved;
  const first = practising ? session.saved[active] : null;
  const played = first && replay(session.rules, first.record);
  if (!first || !played?.ok) return false;
  requests.newest++;
  layAside(session);
  const practiceRun = worthKeeping(session) ? session.loaded?.saved : undefined;
  session.install(loadedFrom({ ...first, practiceRun }, played.value), {});
  return true;
}

export function backToPractice<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  const run = session.loaded?.saved.practiceRun;
  const played = run ? replay(session.rules, run.record) : null;
  if (!run || !played?.ok) return false;
  requests.newest++;
  layAside(session);
  session.install(loadedFrom(run, played.value), { practising: true });
  return true;
}

function practiseBeside<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  loaded: LoadedGame<G>,
): void {
  requests.newest++;
  layAside(session);
  session.ports.onPractised(dealKey(session.rules, loaded.saved.record));
  session.install(emptied(session, loaded), { practising: true });
}

/** The deal was played before, so that there is no first run to be kept. */
function practiseInPlace<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  loaded: LoadedGame<G>,
): void {
  leaveGame(session, requests);
  session.install(emptied(session, loaded), {});
}

function emptied<G extends GameTypes>({ rules, ports }: Session<G>, loaded: LoadedGame<G>): LoadedGame<G> {
  const first = loaded.states[0];
  const { journal: _, ...before } = loaded.saved.record;
  const tally = freshTally(rules.hourglass?.lengthMs(first, scoreVersionOf(before)) ?? null);
  const record = {
    ...before,
    ...earliestFold(rules, before.version, loaded.config),
    moves: [],
    cursor: 0,
    tally,
    journal: '',
  };
  const { day } = loaded.saved;
  const saved: Run = { record, draft: '', day, begun: ports.today(), practice: true, counted: false };
  return { saved, config: loaded.config, states: [first], events: [] };
}

function worthKeeping<G extends GameTypes>({ rules, loaded }: Session<G>): boolean {
  return loaded !== null && hasBegun(loaded.saved) && isUnfinished(summarise(rules, loaded));
}

function isSameDeal<G extends GameTypes>(a: LoadedGame<G>, b: LoadedGame<G>): boolean {
  const [one, other] = [a.saved.record, b.saved.record];
  return one.seed === other.seed && one.deal === other.deal;
}
