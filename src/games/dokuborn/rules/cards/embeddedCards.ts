import snapshot from './cards.json';
import { dense } from './dense';
import { unpackCards } from './snapshot';

/** The cards that ship with the game. */
export const embeddedCards = unpackCards(snapshot, dense);
