/** What the screen says about a game of Brew: hints, announcements, the end. */
import { unreachable } from '../../../../core/result';
import type { GameWords } from '../../../../frame/words/sentences';
import type { LastStep } from '../../../../store/session/sessionState';
import { AID_NAMES, filmName, filmStageInWords } from '../../deduction/words/filmStages';
import { noteStageInWords, potionStageInWords } from '../../deduction/words/stages';
import { noteInWords } from '../../notebook/words/notes';
import { EVENTS } from '../../recipe/events';
import { ingredientName } from '../../recipe/ingredients';
import type { BrewMove, TestedPotion, WitchConfig } from '../../recipe/types';
import { EVENT_TEXTS } from '../../recipe/words/events';
import { faultInWords } from '../../recipe/words/faults';
import { announceStep } from '../../recipe/words/lastStep';
import { describeGrowth, describeLine, whyNotInWords } from '../../recipe/words/words';
import type { Brew, BrewEvent } from '../rules/types';
import { names } from './names';

export const words: GameWords<Brew> = {
  ...names,
  fault: faultInWords,
  stage: (stage, { config }) => stageInWords(config, stage),
  film: filmName,
  aids: AID_NAMES,
};

function stageInWords(config: WitchConfig, stage: Brew['stage']): string {
  switch (stage.code) {
    case 'noteWhere':
    case 'noteReason':
    case 'noteConclusion':
      return noteStageInWords(config, stage);
    case 'nothingCertain':
    case 'recipesLeft':
    case 'testThis':
      return potionStageInWords(stage);
    case 'clueLeaves':
    case 'potionTold':
    case 'potionWon':
    case 'toldNoFurther':
    case 'proofKnows':
    case 'proofLeaves':
    case 'proven':
      return filmStageInWords(stage);
    default:
      return unreachable(stage);
  }
}

export function announcementOf(last: LastStep<Brew>, config: WitchConfig): string {
  return announceStep(
    last,
    (events) => events.map((event) => eventInWords(event, config)).join(' '),
    stepInWords,
  );
}

export function eventInWords(event: BrewEvent, config: WitchConfig): string {
  switch (event.kind) {
    case 'tested':
      return potionInWords(event.number, event.potion);
    case 'noted':
      return `${noteInWords(config, event.ingredient, event.column, event.mark)}.`;
    case 'lost':
      return 'Lost on paper. One last potion is free.';
    case 'revealed':
      return 'The solution is shown.';
    case 'helped':
      return 'What can be known is worked out.';
    default:
      return unreachable(event);
  }
}

export function potionInWords(number: number, { result, event }: TestedPotion): string {
  const happened = event === null ? undefined : EVENTS[event];
  return [
    `Potion ${number}: ${describeGrowth(result)}`,
    whyNotInWords(result),
    ...result.feedback.map(describeLine),
    ...(happened ? [`${happened.name}: ${EVENT_TEXTS[happened.name]}`] : []),
  ]
    .filter(Boolean)
    .join(' ');
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
