import type { Sentences } from '../../../frame/words/sentences';
import type { FaultCode } from '../rules/faults';

const NOTHING_BETTER = 'There is no fate card that could be better.';
const NOTHING_DRAWN = 'No fate card waits to be accepted.';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  BAD_CONFIG: 'Dragon Quest has no such setting.',
  BAD_DEAL: 'A deal names 27 dungeon cards, 7 items and 5 fate cards.',
  CARD_TWICE: 'This deal has some card twice, and so another not at all.',
  BAD_ENTRANCE: 'Neither the Exit nor the Dragon Queen can be the entrance.',
  QUEEN_TOO_EARLY: 'In a Calm, Fair or Grim deal the Dragon Queen is the tenth card at the earliest.',
  BAD_MOVE: 'This is not a move of Dragon Quest.',
  OVER: 'This game is over.',
  UNFINISHED: 'First finish what is happening.',
  DECK_EMPTY: 'The dungeon deck is used up.',
  CELL_TAKEN: 'A card lies there already.',
  TOO_LARGE: 'The dungeon never grows beyond 7 wide and 5 high.',
  NO_WAY_IN: ({ halls }) => `Only a cell next to ${wayIn(halls === 'narrow')} can be explored.`,
  NOTHING_THERE: 'No unresolved card lies there.',
  CHOOSE_FIRST: 'Choose what you want there.',
  NO_PAIR: 'The other end of this passage has not been found yet.',
  NO_TRADER: 'Nobody offers anything there.',
  NO_GEM: 'The merchant wants a gem.',
  NOT_IN_STOCK: 'That item is not in stock.',
  NOT_HELD: 'You do not hold that item.',
  WRONG_ITEM: 'That item cannot be played so.',
  CANNOT_OPEN: 'No secret passage leads past the Dragon Queen or the Exit.',
  NOTHING_TO_WARD: 'There is nothing to ward off now.',
  NO_FATE: ({ move }) => (move === 'command' ? NOTHING_BETTER : NOTHING_DRAWN),
  NO_DAMAGE: 'There is no damage to take.',
  TOO_MANY_GEMS: 'That is more gems than you have or need.',
  GEMS_TAKEN: 'A hidden pit takes gems by itself.',
  ENDED_HERE: 'The game has ended here. Look at an earlier move.',
  CANNOT_BE_WON:
    'From here the game could not be won, as the cards and fates lay: all ways were tried. Look at an earlier move.',
  WIN_UNSETTLED:
    'No way to win from here was found, nor any proof that there is none. Look at an earlier move.',
};

function wayIn(narrow: boolean): string {
  return narrow ? 'one card, and that a resolved one' : 'exactly one resolved card';
}
