import type { GameTypes } from '../../../../core/rules';
import type { LastStep } from '../../../../store/session/sessionState';

/** The serial of the step that was a test; null when the last thing was something else. */
export function testedAt<G extends GameTypes>({ kind, events, serial }: LastStep<G>): number | null {
  return kind === 'played' && events.some((event) => event.kind === 'tested') ? serial : null;
}
