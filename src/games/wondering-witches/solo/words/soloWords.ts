/** What a game of Solo says: turns, and what the field did by itself. For the log and for screen readers. */
import { unreachable } from '../../../../core/result';
import { placeInWords } from '../../board/words/places';
import { columnName } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import { capitalised, describePotion } from '../../recipe/words/words';
import type { Field, Happening, SoloMove } from '../rules/types';

export function turnInWords({ config }: Pick<Field, 'config'>, move: SoloMove): string {
  switch (move.kind) {
    case 'plant':
      return `Plant ${ingredientName(move.ingredient)} in ${placeInWords(move.cell)}`;
    case 'grow':
      return `Call ${ingredientName(move.ingredient)} and grow garden ${move.garden + 1}`;
    case 'brew':
      return `Test garden ${move.garden + 1}: ${describePotion(move.items)}`;
    case 'taste':
      return `Test ${placeInWords(move.cell)}: ${describePotion(move.items)}`;
    case 'guess':
      return `Use the free test: ${describePotion(move.items)}`;
    case 'potion':
      return `Test as the last ditch effort: ${describePotion(move.items)}`;
    case 'cut':
      return `Cut garden ${move.garden + 1} in two`;
    case 'reveal':
      return 'Show the solution';
    case 'help':
      return 'Ask for deduction help';
    case 'mark':
      return `Mark ${ingredientName(move.ingredient)}, ${columnName(config, move.column)}: ${move.mark}`;
    default:
      return unreachable(move);
  }
}

export function happeningInWords(happening: Happening): string {
  return `${happening.cause}: ${deed(happening)}.`;
}

/** Without its cause, as a sentence. */
export function deedInWords(happening: Happening): string {
  return `${capitalised(deed(happening))}.`;
}

function deed(happening: Happening): string {
  switch (happening.what) {
    case 'grew':
      return `what stands in ${happening.cells.map(placeInWords).join('; ')} grows`;
    case 'shrank':
      return `the plant in ${placeInWords(happening.cell)} loses seeds`;
    case 'withered':
      return `the plant in ${placeInWords(happening.cell)} is gone`;
    case 'crossed':
      return `${placeInWords(happening.cell)} is crossed out`;
    case 'freed':
      return `${placeInWords(happening.cell)} is free again`;
    case 'sprouted':
      return `${ingredientName(happening.ingredient)} appears in ${placeInWords(happening.cell)}`;
    case 'swapped':
      return `two plants change places, in ${placeInWords(happening.cell)} and ${placeInWords(happening.other)}`;
    case 'kept':
      return `garden ${happening.garden + 1} is not used up`;
    case 'reopened':
      return `garden ${happening.garden + 1} may be tested once more`;
    case 'nothing':
      return 'nothing to be seen yet';
    default:
      return unreachable(happening);
  }
}
