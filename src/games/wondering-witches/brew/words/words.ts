/** What the screen says about a game of Brew: hints, announcements, the end. */
import type { GameWords } from '../../../../frame/words/sentences';
import type { LastStep } from '../../../../store/session/sessionState';
import { AID_NAMES, filmName } from '../../deduction/words/filmStages';
import { stageInWords } from '../../deduction/words/stages';
import { EVENTS } from '../../recipe/events';
import type { TestedPotion, WitchConfig } from '../../recipe/types';
import { EVENT_TEXTS } from '../../recipe/words/events';
import { faultInWords } from '../../recipe/words/faults';
import { announceStep, sharedEventInWords, stepInWords } from '../../recipe/words/lastStep';
import { describeResult } from '../../recipe/words/words';
import type { Brew, BrewEvent } from '../rules/types';
import { names } from './names';

export const words: GameWords<Brew> = {
  ...names,
  fault: faultInWords,
  stage: (stage, { config }) => stageInWords(config, stage),
  film: filmName,
  aids: AID_NAMES,
};

export function announcementOf(last: LastStep<Brew>, config: WitchConfig): string {
  return announceStep(last, (event) => eventInWords(event, config), stepInWords);
}

export function eventInWords(event: BrewEvent, config: WitchConfig): string {
  switch (event.kind) {
    case 'tested':
      return potionInWords(event.number, event.potion);
    case 'lost':
      return 'Lost on paper. One last potion is free.';
    default:
      return sharedEventInWords(config, event);
  }
}

export function potionInWords(number: number, { result, event }: TestedPotion): string {
  const happened = event === null ? undefined : EVENTS[event];
  const told = `Potion ${number}: ${describeResult(result)}`;
  return happened ? `${told} ${happened.name}: ${EVENT_TEXTS[happened.name]}` : told;
}
