/** What the player waits for while the dealer works it out: one thing at a time, and none that nobody wants any more. */
import type { GameRecord } from '../../core/record';
import { type Result, refuse } from '../../core/result';
import type { GameTypes } from '../../core/rules';
import type { Session } from './session';
import type { Coming } from './sessionState';

/** `OVERTAKEN` where it was cancelled or the game has gone on; then whatever still comes of it is dropped. */
export async function workOut<G extends GameTypes, A>(
  session: Session<G>,
  what: Coming,
  ask: (record: GameRecord, signal: AbortSignal) => Promise<Result<A>>,
): Promise<Result<A>> {
  const loaded = session.watched?.loaded ?? session.loaded;
  if (!loaded) return refuse('NO_GAME');
  const stop = new AbortController();
  session.stopWorking();
  session.coming = { what, stop };
  session.publish();
  const answer = await ask(loaded.saved.record, stop.signal).catch(() => failed(what));
  if (stop.signal.aborted) return refuse('OVERTAKEN');
  session.coming = null;
  return answer;
}

function failed(what: Coming): Result<never> {
  return refuse(what === 'hint' ? 'HINT_FAILED' : 'UNKNOWN_TASK');
}

/** Nothing has been told or played, so nothing is counted. */
export function cancelWork<G extends GameTypes>(session: Session<G>): void {
  if (!session.coming) return;
  session.stopWorking();
  session.publish();
}
