/** What choices are called in the study, and what is said of them afterwards. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import type { DragonMove } from '../../rules/types';
import { cardInCell, type View } from '../../rules/view';
import { cardName, fateName, itemName } from '../../words/cards';
import { moveText } from '../../words/moves';
import { type Odds, shareOf } from '../odds';
import type { DragonPosition, DragonSaid, LineEnd, Step } from '../types';

/** Where the screen shows a cell: `row 2, column 3`. */
export type PlaceOf = (cell: number) => string;

/** `Explore row 2, column 3`; all else as in the game. */
export function choiceText(view: View, move: DragonMove, placeOf: PlaceOf): string {
  return move.kind === 'explore' ? `Explore ${placeOf(move.cell)}` : moveText(view, move);
}

/** `for certain`, `never`, `in 3 of 5 cases (60 %)` */
export function oddsText(odds: Odds): string {
  if (odds.wins === 0) return 'never';
  if (odds.wins === odds.of) return 'for certain';
  const percent = Math.round(shareOf(odds) * 1000) / 10;
  return odds.of > MOST_CASES
    ? `in ${percent} % of all cases`
    : `in ${odds.wins} of ${plural(odds.of, 'case')} (${percent} %)`;
}

/** Larger figures tell nobody anything. */
const MOST_CASES = 1000;

export function saidInWords(said: DragonSaid, { view }: DragonPosition, placeOf: PlaceOf): string {
  switch (said.code) {
    case 'odds': {
      const choice = choiceText(view, said.move, placeOf);
      if (said.odds.wins === 0) return `“${choice}” never wins.`;
      return said.isBest
        ? `“${choice}” wins ${oddsText(said.odds)}: no other choice wins as often.`
        : `“${choice}” wins ${oddsText(said.odds)}.`;
    }
    case 'wins':
      return `So it can be won: ${lineText(view, said.steps, placeOf)}. ${ENDS[said.end]}`;
    case 'fails':
      return `So it can end: ${lineText(view, said.steps, placeOf)}. ${ENDS[said.end]}`;
    default:
      return unreachable(said);
  }
}

const ENDS: Readonly<Record<LineEnd, string>> = {
  won: 'You win.',
  lost: 'That takes the last heart.',
  trapped: 'You are trapped.',
  left: 'That leads to the next level, and is no win on this one.',
};

function lineText(view: View, steps: readonly Step[], placeOf: PlaceOf): string {
  return steps.map((step) => stepText(view, step, placeOf)).join('; ');
}

/** `fight the Troll (fate: the 9 of hearts)`, `explore row 2, column 3 (Exit)` */
function stepText(view: View, { move, card, fate }: Step, placeOf: PlaceOf): string {
  const what = small(moveInLine(view, move, card, placeOf));
  if (move.kind === 'explore' && card !== null) return `${what} (${cardName(card)})`;
  return fate === null ? what : `${what} (fate: the ${fateName(fate)})`;
}

/** What is laid or due on the way is not in the view yet. */
function moveInLine(view: View, move: DragonMove, card: number | null, placeOf: PlaceOf): string {
  if (move.kind === 'suffer') return move.gems === 0 ? 'Pay with hearts' : `Pay ${plural(move.gems, 'gem')}`;
  if (move.kind === 'ward') return `Play the ${itemName(move.item)} as a ward`;
  if (card === null || move.kind === 'explore' || !('cell' in move)) return choiceText(view, move, placeOf);
  return moveText({ ...view, cards: [{ cell: move.cell, card, resolved: false }] }, move);
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What waits for a choice: `The 7 of hearts came: the Troll needs 9.` Empty on a turn. */
export function situationText(view: View): string {
  const { moment, currentFate } = view;
  if (moment.kind !== 'fate' && moment.kind !== 'damage') return '';
  const card = cardInCell(view, moment.cell)?.card ?? null;
  const name = card === null ? 'card' : cardName(card);
  if (moment.kind === 'damage') return `The ${name} does ${moment.amount} damage.`;
  return currentFate ? `The ${fateName(currentFate.drawn)} came; the ${name} needs ${currentFate.need}.` : '';
}
