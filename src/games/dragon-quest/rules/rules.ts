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

import { dailyOf } from '../../../core/daily';
import { unreachable } from '../../../core/result';
import type { Progress, Rules, Status } from '../../../core/rules';
import { DUNGEON_SIZE, dungeonCard } from './cards';
import { formatConfig, gradeOf, parseConfig, presets } from './config';
import { ERAS } from './dailies';
import { deal } from './deal/deal';
import { apply, start } from './game';
import { hint } from './hint';
import { legalMoves } from './moves';
import { formatMove, parseMove } from './moveText';
import { isTrapped } from './play';
import type { DragonQuest, EndCause, LossCause, State } from './types';
import { viewOf } from './view';

export type { Config, DragonMove, State } from './types';
export type { View } from './view';

function status(state: State): Status<EndCause> {
  const { moment } = state;
  switch (moment.kind) {
    case 'won':
      return { kind: 'won', score: state.level, cause: moment.by };
    case 'lost':
      return { kind: 'lost', score: state.level, cause: causeOf(moment.by) };
    case 'turn':
      return { kind: isTrapped(state) ? 'stuck' : 'playing' };
    case 'fate':
    case 'damage':
      return { kind: 'playing' };
    default:
      return unreachable(moment);
  }
}

/** `trollKing`, `hiddenPit`, `trapped`, `gaveUp`: statistics count losses under these. */
function causeOf(by: LossCause): EndCause {
  return typeof by === 'number' ? dungeonCard(by).code : by;
}

function progress(state: State): Progress {
  const laid = state.laid.length;
  const done = state.moment.kind === 'won' ? DUNGEON_SIZE : laid;
  return { done, total: DUNGEON_SIZE, params: { level: state.level, laid } };
}

export const rules: Rules<DragonQuest> = {
  id: 'dragon-quest',
  version: 2,
  dealVersion: 2,
  scoreVersion: 1,
  presets,
  daily: (day) => dailyOf(ERAS, day),
  formatConfig,
  parseConfig,
  deal,
  start,
  formatMove,
  parseMove,
  role: () => 'plain',
  apply,
  // The first version judges what it knows as this one does, and knows no grades.
  earlierJudges: { 1: { apply, knows: (config) => gradeOf(config) === null } },
  moves: legalMoves,
  view: viewOf,
  status,
  progress,
  hint,
  undoCost: (before, _move, after) => (after.revealed > before.revealed ? 'assisted' : 'free'),
  tasks: {},
};
