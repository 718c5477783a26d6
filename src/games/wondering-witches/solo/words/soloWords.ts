/** What a game of Solo says: turns, and what the field did by itself. For the log and for screen readers. */
import { unreachable } from '../../../../core/result';
import { columnName } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import { capitalised, describePotion } from '../../recipe/words/words';
import type { Field, FieldChange, SoloMove } from '../rules/types';
import { placeInWords } from './places';

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
      return `Test as the last potion: ${describePotion(move.items)}`;
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

export function changeInWords(change: FieldChange): string {
  return `${change.cause}: ${deed(change)}.`;
}

/** Without its cause, as a sentence. */
export function deedInWords(change: FieldChange): string {
  return `${capitalised(deed(change))}.`;
}

function deed(change: FieldChange): string {
  switch (change.what) {
    case 'grew':
      return `what stands in ${change.cells.map(placeInWords).join('; ')} grows`;
    case 'shrank':
      return `the plant in ${placeInWords(change.cell)} loses seeds`;
    case 'withered':
      return `the plant in ${placeInWords(change.cell)} is gone`;
    case 'crossed':
      return `${placeInWords(change.cell)} is crossed out`;
    case 'freed':
      return `${placeInWords(change.cell)} is free again`;
    case 'sprouted':
      return `${ingredientName(change.ingredient)} appears in ${placeInWords(change.cell)}`;
    case 'swapped':
      return `two plants change places, in ${placeInWords(change.cell)} and ${placeInWords(change.other)}`;
    case 'kept':
      return `garden ${change.garden + 1} is not used up`;
    case 'reopened':
      return `garden ${change.garden + 1} may be tested once more`;
    case 'nothing':
      return 'nothing to be seen yet';
    default:
      return unreachable(change);
  }
}
