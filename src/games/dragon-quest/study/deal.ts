/**
 * Deals a position: any deal of the game's own generator, played by the described player until a late place is left
 * where one choice wins more often than every other. Which runs come to one, and when, is in the table: found by
 * `scripts/dragonQuestStudy.mjs`, and proven once more whenever it is dealt.
 */
import { chanceFrom } from '../../../core/chance';
import { expect } from '../../../core/result';
import { BY_THE_BOOK } from '../rules/config';
import { dealAttempt } from '../rules/deal/deal';
import { describedMove } from '../rules/deal/describedPlayer';
import { tableOf } from '../rules/deal/table';
import { apply, start } from '../rules/game';
import type { Config, State } from '../rules/types';
import { viewOf } from '../rules/view';
import { cardsToCome, type DragonLesson, lessonOf } from './lessons';
import { lineAfter } from './lines';
import { isMore, shareOf } from './odds';
import { branchesOf, movesOf, Solver } from './solver';
import { TABLE } from './table';
import type { Choice, DragonPosition } from './types';

const NARROW: Config = { halls: 'narrow', deal: 'any' };
/** Dungeon cards still to come, at most. */
const MOST_COMING = 4;
const MOST_CHOICES = 7;
const MOST_WORK = 4_000;
const LONGEST_LINE = 9;

export function position(code: string, n: number): DragonPosition {
  const [run = 0, moves = 0] = TABLE[code]?.split(' ')[n]?.split('.').map(Number) ?? [];
  const state = [...statesOf(run)][moves];
  const weighed = state && weigh(state);
  const found = weighed && positionFrom(lessonOf(code), state, weighed);
  if (!found) throw new Error(`No position ${n} of ${code}`);
  return found;
}

/** Of a run of the described player, as far as it stays on its first level. */
export function* statesOf(run: number): Iterable<State> {
  const chance = chanceFrom(`study-${run}`);
  const config = run % 2 === 0 ? BY_THE_BOOK : NARROW;
  let state = expect(start(config, dealAttempt(config, chance, 0)));
  for (let move = 0; state.level === 1; move++) {
    yield state;
    const next = describedMove(tableOf(state), chance('player', move));
    if (!next) return;
    state = expect(apply(state, next, chance)).state;
  }
}

function isLate(state: State): boolean {
  return cardsToCome(state) <= MOST_COMING;
}

interface Weighed {
  readonly solver: Solver;
  readonly choices: readonly Pick<Choice, 'move' | 'odds'>[];
}

/** Null: it is too early, there is nothing to choose or too much, or it takes too long to tell. */
export function weigh(state: State): Weighed | null {
  if (!isLate(state)) return null;
  const moves = movesOf(state);
  if (moves.length < 2 || moves.length > MOST_CHOICES) return null;
  const solver = new Solver(MOST_WORK);
  const choices = solver.try(() => moves.map((move) => ({ move, odds: solver.oddsAfter(state, move) })));
  return choices && { solver, choices };
}

/** Null: that is not to be learnt there. */
export function positionFrom(lesson: DragonLesson, state: State, weighed: Weighed): DragonPosition | null {
  const { solver, choices } = weighed;
  const [best, ...others] = choices.toSorted((one, other) => shareOf(other.odds) - shareOf(one.odds));
  if (!best || !lesson.isPlace(state)) return null;
  if (!lesson.isLesson([best, ...others].map(({ odds }) => odds))) return null;
  // Who can win at once needs no lesson.
  if (branchesOf(state, best.move).every((branch) => branch.state.moment.kind === 'won')) return null;
  const lines = solver.try(() =>
    choices.map(({ move, odds }) =>
      lineAfter(solver, state, move, isMore(best.odds, odds) ? 'cruel' : 'kind'),
    ),
  );
  if (!lines || lines.some(({ steps }) => steps.length > LONGEST_LINE)) return null;
  return {
    view: openView(state),
    coming: state.order.slice(state.laid.length),
    stock: state.itemStock,
    choices: choices.map((choice, at) => ({ ...choice, line: lines[at] as Choice['line'] })),
  };
}

/** All is known, and so is the entrance. */
function openView(state: State): DragonPosition['view'] {
  const view = viewOf(state);
  const cards = view.cards.map((laid, place) => ({ ...laid, card: state.order[place] ?? null }));
  return { ...view, cards, unseen: state.order.slice(state.laid.length).toSorted((a, b) => a - b) };
}
