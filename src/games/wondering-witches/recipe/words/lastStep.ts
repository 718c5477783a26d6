/** What just happened, for those who do not see it; what Solo and Brew have each for itself, their own words say. */
import { unreachable } from '../../../../core/result';
import type { GameTypes } from '../../../../core/rules';
import { faultSentence } from '../../../../frame/words/faults';
import type { LastStep } from '../../../../store/session/sessionState';
import { noteInWords } from '../../notebook/words/notes';
import { ingredientName } from '../ingredients';
import type { BrewMove, SharedEvent, WitchConfig } from '../types';
import { faultInWords } from './faults';

export function announceStep<G extends GameTypes>(
  { kind, move, events, fault }: LastStep<G>,
  eventInWords: (event: G['event']) => string,
  stepInWords: (move: G['move'] | null) => string,
): string {
  switch (kind) {
    case 'played':
      return events.map(eventInWords).join(' ');
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

export function sharedEventInWords(config: WitchConfig, event: SharedEvent): string {
  switch (event.kind) {
    case 'noted':
      return `${noteInWords(config, event.ingredient, event.column, event.mark)}.`;
    case 'revealed':
      return 'The solution is shown.';
    case 'helped':
      return 'What can be known is worked out.';
    default:
      return unreachable(event);
  }
}

/** Taken back or played again: what it was. */
export function stepInWords(move: BrewMove | null): string {
  switch (move?.kind) {
    case 'potion':
      return 'the potion';
    case 'mark':
      return `the mark at ${ingredientName(move.ingredient)}`;
    case 'lose':
      return 'losing';
    case 'reveal':
      return 'showing the solution';
    case 'help':
      return 'the deduction';
    case undefined:
      return 'a step';
    default:
      return unreachable(move);
  }
}
