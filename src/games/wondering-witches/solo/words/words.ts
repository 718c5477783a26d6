/** Solo's codes as sentences, and what is said of each thing that happens. */
import { unreachable } from '../../../../core/result';
import type { GameWords } from '../../../../frame/words/sentences';
import type { GameInPlay } from '../../../../store/session/sessionState';
import { AID_NAMES, filmName } from '../../deduction/words/filmStages';
import { recipesLeftInWords, stageInWords } from '../../deduction/words/stages';
import { faultInWords } from '../../recipe/words/faults';
import { announceStep } from '../../recipe/words/lastStep';
import { describePotion } from '../../recipe/words/words';
import type { Solo, SoloStage, SoloView } from '../rules/types';
import { names } from './names';
import { gardenName, soloEventInWords, soloStepInWords } from './soloSentences';
import { turnInWords } from './soloWords';

export const words: GameWords<Solo> = {
  ...names,
  fault: faultInWords,
  stage: soloStageInWords,
  film: filmName,
  aids: AID_NAMES,
};

function soloStageInWords(stage: SoloStage, view: SoloView): string {
  switch (stage.code) {
    case 'where':
      return whereInWords(stage);
    case 'purpose': {
      const purpose =
        stage.items === null
          ? 'Plant for the potion after next.'
          : `Work towards this potion: ${describePotion(stage.items)}.`;
      return `${recipesLeftInWords(stage)}. ${purpose}`;
    }
    case 'turn':
      return `${turnInWords(view, stage.move)}.`;
    default:
      return stageInWords(view.config, stage);
  }
}

function whereInWords({ to, garden }: Extract<SoloStage, { code: 'where' }>): string {
  switch (to) {
    case 'lastPotion':
      return 'One last potion is free.';
    case 'freeTest':
      return 'You have a free test.';
    case 'garden':
      return `Look at ${gardenName(garden ?? 0)}.`;
    case 'anywhere':
      return 'Nothing stands out: any plant will do.';
    default:
      return unreachable(to);
  }
}

/** What just happened, for those who do not see it. */
export function lastStepInWords({ last, view }: Pick<GameInPlay<Solo>, 'last' | 'view'>): string {
  return announceStep(last, (event) => soloEventInWords(view, event), soloStepInWords);
}
