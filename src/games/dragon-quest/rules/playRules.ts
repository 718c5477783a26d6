/** What a page plays by: `rules.ts` has the whole. */
import { dailyOf } from '../../../core/daily';
import { unreachable } from '../../../core/result';
import type { PlayRules, Progress, Status } from '../../../core/rules';
import { DUNGEON_SIZE, dungeonCard } from './cards';
import { formatConfig, gradeOf, parseConfig, presets } from './config';
import { ERAS } from './dailies';
import { apply, start } from './game';
import { hint } from './hint';
import { legalMoves } from './moves';
import { formatMove, parseMove } from './moveText';
import { isTrapped } from './play';
import { type DragonQuest, type EndCause, FILMS, type LossCause, type State } from './types';
import { viewOf } from './view';

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

export const playRules: PlayRules<DragonQuest> = {
  id: 'dragon-quest',
  version: 2,
  dealVersion: 2,
  scoreVersion: 1,
  presets,
  daily: (day) => dailyOf(ERAS, day),
  formatConfig,
  parseConfig,
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
  films: FILMS,
};
