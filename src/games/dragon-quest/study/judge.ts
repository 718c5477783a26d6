/** The one judge of answers. */
import type { Verdict } from '../../../core/study';
import type { DragonMove } from '../rules/types';
import { isMore } from './odds';
import type { Choice, DragonAnswer, DragonPosition, DragonSaid, DragonStudy } from './types';

/** The only one. */
export function solution({ choices }: DragonPosition): DragonAnswer {
  return choices.reduce((best, { odds }, at) => (isMore(odds, choices[best]?.odds ?? odds) ? at : best), 0);
}

export function judge(given: DragonPosition, answer: DragonAnswer): Verdict<DragonStudy> {
  const right = solution(given);
  const isRight = answer === right;
  const best = told(given.choices[right], true);
  return { isRight, said: isRight ? best : [...told(given.choices[answer], false), ...best] };
}

/** Its odds, and then how it goes on from there. */
function told(choice: Choice | undefined, isBest: boolean): DragonSaid[] {
  if (!choice) return [];
  const { move, odds, line } = choice;
  return [
    { code: 'odds', move, odds, isBest, cells: cellsOf([move]) },
    { code: isBest ? 'wins' : 'fails', ...line, cells: cellsOf(line.steps.map((step) => step.move)) },
  ];
}

function cellsOf(moves: readonly DragonMove[]): readonly number[] {
  return moves.flatMap((move) => ('cell' in move ? [move.cell] : []));
}
