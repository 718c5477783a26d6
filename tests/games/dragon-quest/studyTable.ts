/** Finds what the table of the study's positions is made of; `scripts/dragonQuestStudy.mjs` writes it. */
import { EXIT } from '../../../src/games/dragon-quest/rules/cards';
import { positionFrom, statesOf, weigh } from '../../../src/games/dragon-quest/study/deal';
import { LESSONS } from '../../../src/games/dragon-quest/study/lessons';

export const codes = LESSONS.map(({ code }) => code);

type Found = Record<string, [run: number, moves: number][]>;

/** Of one run at most one position a lesson; `open`: the lessons that still lack some. */
export function findIn(run: number, open: readonly string[]): Found {
  const found: Found = {};
  const wanted = LESSONS.filter(({ code }) => open.includes(code));
  let moves = -1;
  for (const state of statesOf(run)) {
    moves++;
    // Where the Exit lies open once the Queen is beaten there is nothing to find out.
    if (state.queenDefeated && state.order.indexOf(EXIT) < state.laid.length) continue;
    if (!wanted.some(({ code, isPlace }) => !found[code] && isPlace(state))) continue;
    const weighed = weigh(state);
    for (const lesson of weighed ? wanted : []) {
      if (found[lesson.code] || !weighed || !positionFrom(lesson, state, weighed)) continue;
      found[lesson.code] = [[run, moves]];
    }
  }
  return found;
}
