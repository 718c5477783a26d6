/** What just happened, for those who do not see it; Solo and Brew differ in their words for it. */
import { unreachable } from '../../../../core/result';
import type { GameTypes } from '../../../../core/rules';
import { faultSentence } from '../../../../frame/words/faults';
import type { LastStep } from '../../../../store/session/sessionState';
import { faultInWords } from './faults';

export function announceStep<G extends GameTypes>(
  { kind, move, events, fault }: LastStep<G>,
  eventsInWords: (events: readonly G['event'][]) => string,
  stepInWords: (move: G['move'] | null) => string,
): string {
  switch (kind) {
    case 'played':
      return eventsInWords(events);
    case 'refused':
      return fault ? faultSentence(fault, { fault: faultInWords }) : '';
    case 'undone':
      return `Taken back: ${stepInWords(move)}.`;
    case 'redone':
      return `Done again: ${stepInWords(move)}.`;
    case 'opened':
      return '';
    default:
      return unreachable(kind);
  }
}
