/** What is said where a run is looked back on. */
import { plural } from '../../../frame/words/plural';
import type { FilmCode, OwnAid } from '../rules/types';
import { SAFE_UNDO } from './deadEnd';

export const FILM_NAMES: Readonly<Record<FilmCode, string>> = { clearing: 'How it could be cleared' };

export const AID_NAMES: Readonly<Record<OwnAid, string>> = { 'safe-undo': SAFE_UNDO };

/** A shuffle may always save a board; what is proven is proven of boards as they lie. */
export const LOST_SINCE = 'From here it could no longer be cleared without a shuffle';

export function clearingInWords(pairs: number): string {
  return `One way to clear the board from here, without a shuffle: ${plural(pairs, 'pair')}.`;
}
