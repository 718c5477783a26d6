/**
 * Hudoku, half a sudoku against the hourglass. A board is made of 3×3 regions, which hold 1–9, and 2×2 regions,
 * which hold 1–4; no number stands twice in a row, in a column or in a region. Empty cells hold nothing, but each
 * speaks for a region: the number it shows is hidden in that region at the start, and stands neither in the empty
 * cell's row nor in its column, whatever the region. Numbers shown for one region differ. Every puzzle has exactly
 * one solution and never needs a guess.
 *
 * A right number stays and turns the hourglass; a wrong one is counted and not kept. When the sand has run
 * through, a random hidden cell is revealed and counted as a hint. The game is won when no cell is hidden. Score:
 * 10,000 less 10 a second, 500 a hint and 250 an error, never below 0; in relaxed games time does not count. In unjudged
 * games a number stays, right or wrong, and the game is won when all are right; only what help was asked for counts.
 */

import type { Rules } from '../../../core/rules';
import { dealPuzzle } from './deal';
import { isDull } from './dull';
import { film } from './film';
import { playRules } from './playRules';
import { explain } from './solving/explain';
import { templateOf } from './templates';
import { formatDeal } from './text';
import type { Hudoku } from './types';

export const rules: Rules<Hudoku> = {
  ...playRules,
  deal: ({ template, level }, chance, dealVersion) => {
    const attempts = (attempt: number) => chance('deal', attempt);
    const bars = dealVersion === 1 ? undefined : isDull;
    return formatDeal(dealPuzzle(templateOf(template), level, attempts, bars));
  },
  hint: explain,
  tasks: {},
  film,
};
