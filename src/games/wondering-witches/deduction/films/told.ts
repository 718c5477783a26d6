/** What each potion of a run told: how many recipes were possible before it, and how many after. */
import type { Findings } from '../../recipe/types';
import { recipesLeft } from '../deduce';
import type { FilmStage } from './stages';

/** Each takes as long as Deduce takes; whoever tests more than that is told so. */
const MOST_POTIONS = 40;

/** By how many moves had been played. */
export function whatWasTold(views: readonly Findings[]): Record<number, FilmStage> {
  const [first] = views;
  if (!first) return {};
  const atFirst = recipesLeft(first);
  const said: Record<number, FilmStage> = { 0: { code: 'clueLeaves', left: atFirst } };
  let before = atFirst;
  for (const [at, view] of views.entries()) {
    const { potions } = view;
    if (potions.length <= (views[at - 1] ?? first).potions.length) continue;
    if (potions.length > MOST_POTIONS) {
      said[at] = { code: 'toldNoFurther' };
      break;
    }
    const { recipes, isExact } = before;
    if (potions.at(-1)?.result.won) {
      said[at] = { code: 'potionWon', before: { recipes, isExact } };
      continue;
    }
    const left = recipesLeft(view);
    said[at] = { code: 'potionTold', before: { recipes, isExact }, left };
    before = left;
  }
  return said;
}
