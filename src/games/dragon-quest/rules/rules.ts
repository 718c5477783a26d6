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

import { pick, type Rng } from '../../../core/chance';
import { plural } from '../../../core/plural';
import { unreachable } from '../../../core/result';
import type { Progress, Rules, Status } from '../../../core/rules';
import { NOUNS } from '../words/nouns';
import { DUNGEON_SIZE, dungeonCard } from './cards';
import { DEFAULT_CONFIG, describeConfig, formatConfig, parseConfig, presets } from './config';
import { deal } from './deal/deal';
import { apply, start } from './game';
import { hint } from './hint';
import { legalMoves } from './moves';
import { formatMove, parseMove } from './moveText';
import { isTrapped } from './play';
import type { Config, DragonMove, LossCause, State } from './types';
import { type View, viewOf } from './view';

export type { Config, DragonMove, State } from './types';
export type { View } from './view';

function status(state: State): Status {
  const { moment } = state;
  switch (moment.kind) {
    case 'won':
      return { kind: 'won', score: state.level, cause: moment.by };
    case 'lost':
      return { kind: 'lost', score: state.level, cause: causeText(moment.by) };
    case 'turn':
      return { kind: isTrapped(state) ? 'stuck' : 'playing' };
    case 'fate':
    case 'damage':
      return { kind: 'playing' };
    default:
      return unreachable(moment);
  }
}

/** `Troll King`, `Hidden Pit`, `trapped`, `gaveUp`: statistics count losses under these. */
function causeText(cause: LossCause): string {
  return typeof cause === 'number' ? dungeonCard(cause).name : cause;
}

function progress(state: State): Progress {
  const laid = state.laid.length;
  const done = state.moment.kind === 'won' ? DUNGEON_SIZE : laid;
  return {
    done,
    total: DUNGEON_SIZE,
    text: `level ${state.level}, ${laid} of ${plural(DUNGEON_SIZE, NOUNS.card)}`,
  };
}

function sample(state: State, rng: Rng): DragonMove | null {
  const moves = legalMoves(state);
  return moves.length > 0 ? pick(moves, rng) : null;
}

export const rules: Rules<Config, DragonMove, State, View> = {
  id: 'dragon-quest',
  version: 1,
  dealVersion: 1,
  presets,
  daily: DEFAULT_CONFIG,
  formatConfig,
  parseConfig,
  describeConfig,
  deal,
  start,
  formatMove,
  parseMove,
  role: () => 'plain',
  apply,
  moves: legalMoves,
  sample,
  view: viewOf,
  status,
  progress,
  hint,
  undoCost: (before, _move, after) => (after.revealed > before.revealed ? 'assisted' : 'free'),
};
