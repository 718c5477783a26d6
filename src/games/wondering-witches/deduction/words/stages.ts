/** What the stages of hints and films say; a game has others of its own beside them. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import { decoyColumn } from '../../notebook/notebookMarks';
import { columnName } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import type { WitchConfig } from '../../recipe/types';
import { describePotion } from '../../recipe/words/words';
import type { Deduction } from '../deduction';
import type { FilmStage } from '../films/stages';
import type { NoteStage, PotionStage } from '../hint';
import { filmStageInWords } from './filmStages';

export function stageInWords(config: WitchConfig, stage: NoteStage | PotionStage | FilmStage): string {
  switch (stage.code) {
    case 'noteWhere':
      return stage.isWrong
        ? `A mark beside ${ingredientName(stage.ingredient)} cannot be right.`
        : `Something about ${ingredientName(stage.ingredient)} is already certain.`;
    case 'noteReason':
      return reasonInWords(stage);
    case 'noteConclusion':
      return `${conclusion(config, stage)} ${stage.mark === 'circle' ? 'Circle' : 'Cross'} it.`;
    case 'nothingCertain':
      return 'Nothing new is certain yet: test another potion.';
    case 'recipesLeft': {
      const limits = stage.basis === 'carriers' ? ', counting who carries which effect' : '';
      return `${recipesLeftInWords(stage)}${limits}. A good potion parts them evenly.`;
    }
    case 'testThis':
      return `Test this: ${describePotion(stage.items)}.`;
    default:
      return filmStageInWords(stage);
  }
}

/** Names the one potion, or the clue, that shows it alone; else says that it takes several. */
function reasonInWords(stage: Extract<NoteStage, { readonly code: 'noteReason' }>): string {
  switch (stage.by) {
    case 'place':
      return 'There is no other place for it.';
    case 'clue':
      return 'The clue alone shows it.';
    case 'potion':
      return `Look at potion ${stage.potion + 1}: it shows this alone.`;
    case 'together':
      return 'Put the potions and the clue together: it is so in every recipe that fits them all.';
    default:
      return unreachable(stage);
  }
}

function conclusion(
  config: WitchConfig,
  { ingredient, column, mark }: Extract<NoteStage, { readonly code: 'noteConclusion' }>,
): string {
  const isDecoy = column === decoyColumn(config);
  const what = isDecoy ? 'a decoy' : `number ${columnName(config, column)} of the recipe`;
  return `${ingredientName(ingredient)} is ${mark === 'circle' ? '' : 'not '}${what}.`;
}

/** `There are about 120 recipes left` */
export function recipesLeftInWords({ recipes, isExact }: Pick<Deduction, 'recipes' | 'isExact'>): string {
  const about = isExact ? '' : 'about ';
  return plural(recipes, {
    one: `There is ${about}# recipe left`,
    other: `There are ${about}# recipes left`,
  });
}
