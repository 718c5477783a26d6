/**
 * Solo: the whole game on one board, against the High Witch's secret recipe.
 *
 * A turn: call an ingredient, then plant it with one seed in an empty cell, or grow a garden that holds it, and
 * every plant in that garden gains a seed. Or test a garden: its plants in any order, with the seeds they have.
 * The garden is then used up and keeps its result. The potion may do more than tell: abilities change the witch
 * until the next potion is tested, and field effects, special cells and events change the board.
 *
 * The right potion wins. When no cell is free (or nothing can be done) all is lost but for one last potion, of
 * anything at all; being poisoned twice is the end.
 */
import { ok } from '../../../../core/result';
import type { Rules } from '../../../../core/rules';
import { filmOf } from '../../deduction/films/film';
import { playRules, soloView } from './playRules';
import { provingIn } from './proving';
import { sampleSoloMove } from './sampling';
import { dealSolo, wasWinnable } from './soloDeal';
import { soloDeduction, soloHint } from './soloHint';
import type { Solo } from './types';

export const rules: Rules<Solo> = {
  ...playRules,
  sample: sampleSoloMove,
  deal: dealSolo,
  hint: soloHint,
  film: (code, played) => filmOf(code, played, soloView, ({ puzzle }) => provingIn(played.chance, puzzle)),
  tasks: {
    deduce: (state) => ok(soloDeduction(soloView(state))),
    prove: (state) => ok(wasWinnable(state)),
  },
};
