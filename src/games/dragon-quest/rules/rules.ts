/**
 * Dragon Quest Solitaire. 27 cards (spades, clubs, black joker) are a dungeon of at most 7 × 5. Explore: lay the
 * next card face up in an empty cell next to exactly one resolved card. Resolve: suffer or enjoy a face-up card,
 * which is then turned over and leads on. Enemies are met with one of five fate cards (hearts 6–10): at or above
 * their need they are beaten, below they do damage, and a 10 brings a bonus. Gems lessen damage one for one, save
 * that a hidden pit, which resolves itself, takes them unasked. Items help once: a jack resolves a card without its
 * effect, a queen cancels damage or adds one to fate, a king draws another fate card, the red joker is any of them.
 * The Exit leads to a new level, all dungeon cards reshuffled. Won: the Dragon Queen beaten and an Exit taken, or
 * beaten with the 10. Lost: no hearts. Trapped (here `stuck`): nothing can be explored or resolved by any means.
 */

import type { Rules } from '../../../core/rules';
import { deal } from './deal/deal';
import { film, lostSince } from './hindsight/film';
import { hint } from './hint';
import { playRules } from './playRules';
import type { DragonQuest } from './types';

export type { Config, DragonMove, State } from './types';
export type { View } from './view';

export const rules: Rules<DragonQuest> = {
  ...playRules,
  deal,
  hint,
  tasks: {},
  film,
  lostSince,
};
