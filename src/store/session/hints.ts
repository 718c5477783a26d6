/** Hints: one more stage at each request, counted once for each hint; slow ones are asked of the dealer. */
import { HINT_AID, oneMoreAid } from '../../core/aids';
import type { Fault } from '../../core/result';
import type { GameTypes, Hint } from '../../core/rules';
import { type LoadedGame, stateOf } from './loadedGame';
import type { Session } from './session';
import { workOut } from './workOut';

const NOTHING_TO_SAY: Fault = { code: 'NO_HINT' };

/**
 * One more stage of the hint for this state; asking again for the same one is not counted again. A screen may have
 * a hint of its own, about a place that the player chose.
 */
export function askHint<G extends GameTypes>(session: Session<G>, own?: Hint<G>): boolean {
  const { loaded, asked, rules } = session;
  if (!loaded || session.paused || session.coming) return false;
  const known = own ?? asked?.hint;
  if (known) return tellHint(session, known);
  const view = rules.view(stateOf(loaded));
  if (!rules.hint || rules.hintIsSlow?.(view)) {
    void sendForHint(session);
    return true;
  }
  const hint = rules.hint(view);
  return hint ? tellHint(session, hint) : noHint(session, NOTHING_TO_SAY);
}

async function sendForHint<G extends GameTypes>(session: Session<G>): Promise<void> {
  const answer = await workOut(session, 'hint', session.ports.dealer.hint);
  if (!answer.ok) {
    if (answer.fault.code !== 'OVERTAKEN') noHint(session, answer.fault);
  } else if (answer.value === null) noHint(session, NOTHING_TO_SAY);
  else tellHint(session, answer.value);
}

function noHint<G extends GameTypes>(session: Session<G>, notice: Fault): false {
  session.publish({ notice });
  return false;
}

function tellHint<G extends GameTypes>(session: Session<G>, hint: Hint<G>): boolean {
  const { loaded, asked, rules } = session;
  if (!loaded) return false;
  const heard = asked ? [asked, ...asked.others] : [];
  const same = heard.find((earlier) => sameHint(earlier.hint, hint));
  const reopened = same !== undefined && !(same === asked && asked.open);
  const told = same?.shown ?? 0;
  const shown = Math.min(hint.stages.length, told + (reopened ? 0 : 1));
  const { freeHintStages = 0, hintAid = HINT_AID } = rules;
  if (told <= freeHintStages && shown > freeHintStages) countHint(session, loaded, hintAid);
  session.asked = { hint, shown, open: true, others: heard.filter((earlier) => earlier !== same) };
  if (session.isReading()) holdClock(session);
  session.save();
  session.publish();
  return true;
}

function countHint<G extends GameTypes>(session: Session<G>, loaded: LoadedGame<G>, aid: string): void {
  session.settle(loaded, { tally: { aids: oneMoreAid(loaded.saved.record.tally.aids, aid) }, noted: aid });
}

/** Until the hint is put away; a clock that has not been started yet stays as it is. */
function holdClock<G extends GameTypes>(session: Session<G>): void {
  if (!session.loaded || !session.clock.running()) return;
  session.clock.stop();
  session.settle(session.loaded);
}

export function closeHint<G extends GameTypes>(session: Session<G>): void {
  session.stopReading(session.asked && { ...session.asked, open: false });
  session.publish();
}

function sameHint<G extends GameTypes>(a: Hint<G>, b: Hint<G>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
