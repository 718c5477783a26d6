/**
 * Brew: the High Witch keeps a secret recipe while the players garden on paper.
 *
 * Some ingredients are good and have the numbers 1, 2, 3 … of the recipe; the others are decoys. Players test
 * potions: ingredients in an order, each with the seeds it was grown to. She tells how many were under- and
 * overgrown, and what the hidden effects report, in no order. A potion wins when enough ingredients count,
 * each continuing the number of the one before, all grown exactly right.
 *
 * Nobody can lose to her: the players say so when their paper is full, and then have one last potion.
 */

import type { Chance, Rng } from '../../../../core/chance';
import { plural } from '../../../../core/plural';
import { ok, type Result, refuse, unreachable } from '../../../../core/result';
import type { MoveRole, Progress, Rules, Status, UndoCost } from '../../../../core/rules';
import { deduce } from '../../deduction/deduce';
import { formatDeduction } from '../../deduction/deduction';
import { hint } from '../../deduction/hint';
import { formatHint } from '../../deduction/hintText';
import { blankNotebook, makeMark } from '../../notebook/notebookMarks';
import { isPlayerEffect } from '../../recipe/effects/table';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from '../../recipe/evaluate';
import { drawEvent } from '../../recipe/events';
import { DAILY, describeConfig, formatConfig, LEVELS, parseConfig } from '../../recipe/levels';
import { NOUNS } from '../../recipe/nouns';
import { anyPotion, checkPotion, everyItem, everyPotion } from '../../recipe/potions';
import { effectsInPlay } from '../../recipe/puzzle';
import { dealRecipe, openDeal, PROVE, PROVEN } from '../../recipe/recipeDeal';
import type {
  BrewMove,
  BrewState,
  BrewView,
  MarkMove,
  Phase,
  PotionItem,
  WitchConfig,
} from '../../recipe/types';
import { findWinningPotion } from '../../recipe/winnable';
import { formatMove, parseMove } from './moves';

function start(config: WitchConfig, deal: string): Result<BrewState> {
  const recipe = openDeal(config, deal);
  if (!recipe.ok) return recipe;
  return ok({
    config,
    ...recipe.value,
    potions: [],
    notebook: blankNotebook(config),
    phase: 'playing',
    usedLastDitch: false,
    shownSolution: false,
    helps: 0,
  });
}

function apply(state: BrewState, move: BrewMove, chance: Chance): Result<BrewState> {
  if (isOver(state)) return refuse('GAME_OVER', 'This recipe is no secret any more. Start a new game.');
  switch (move.kind) {
    case 'potion':
      return testPotion(state, move.items, chance);
    case 'lose':
      if (state.phase === 'lastDitch') {
        return refuse('ALREADY_LOST', 'You have lost already: one last potion is left.');
      }
      return ok({ ...state, phase: 'lastDitch', usedLastDitch: true });
    case 'reveal':
      return ok({ ...state, phase: 'lost', shownSolution: true });
    case 'help':
      return ok({ ...state, helps: state.helps + 1 });
    case 'mark':
      return noteDown(state, move);
    default:
      return unreachable(move);
  }
}

function testPotion(state: BrewState, items: readonly PotionItem[], chance: Chance): Result<BrewState> {
  const fit = checkPotion(state.config, items);
  if (!fit.ok) return fit;
  const n = state.potions.length;
  const result = judgePotion(state.puzzle, items, chance('potion', n));
  const phase: Phase = result.won ? 'won' : state.phase === 'lastDitch' ? 'lost' : 'playing';
  const event = state.config.events && phase === 'playing' ? drawEvent(chance('event', n)) : null;
  return ok({ ...state, phase, potions: [...state.potions, { items, result, event }] });
}

function noteDown(state: BrewState, move: MarkMove): Result<BrewState> {
  const notebook = makeMark(state.config, state.notebook, move);
  return notebook.ok ? ok({ ...state, notebook: notebook.value }) : notebook;
}

function isOver({ phase }: BrewState): boolean {
  return phase === 'won' || phase === 'lost';
}

function* moves(state: BrewState): Iterable<BrewMove> {
  if (isOver(state)) return;
  for (const items of everyPotion(everyItem(state.config, true))) yield { kind: 'potion', items };
}

function sample(state: BrewState, rng: Rng): BrewMove | null {
  if (isOver(state)) return null;
  return { kind: 'potion', items: anyPotion(everyItem(state.config, true), rng) };
}

export function view(state: BrewState): BrewView {
  const { config, puzzle, clue, potions, notebook, phase, usedLastDitch, helps } = state;
  const lastLines = potions.at(-1)?.result.feedback ?? [];
  return {
    config,
    clue,
    potions,
    notebook,
    phase,
    usedLastDitch,
    helps,
    effectsInPlay: effectsInPlay(config, puzzle),
    lasting: [...new Set(lastLines.map(({ effect }) => effect).filter(isPlayerEffect))],
    solution: isOver(state) ? puzzle : null,
  };
}

function status({ phase, usedLastDitch, shownSolution }: BrewState): Status {
  switch (phase) {
    case 'playing':
    case 'lastDitch':
      return { kind: 'playing' };
    case 'won':
      return usedLastDitch ? { kind: 'won', cause: 'A last ditch effort.' } : { kind: 'won' };
    case 'lost':
      return { kind: 'lost', cause: shownSolution ? 'The solution was shown.' : 'The last potion failed.' };
    default:
      return unreachable(phase);
  }
}

function progress({ config, potions, notebook, phase }: BrewState): Progress {
  const circled = notebook.filter((mark) => mark === 'circle').length;
  const total = config.ingredients;
  const done = phase === 'won' ? total : Math.min(circled, total);
  return { done, total, text: `${plural(potions.length, NOUNS.potion)} tested` };
}

function role(move: BrewMove): MoveRole {
  switch (move.kind) {
    case 'potion':
      return 'attempt';
    case 'help':
      return 'hint';
    case 'mark':
      return 'mark';
    case 'lose':
    case 'reveal':
      return 'plain';
    default:
      return unreachable(move);
  }
}

function undoCost(_before: BrewState, move: BrewMove): UndoCost {
  return move.kind === 'potion' || move.kind === 'reveal' ? 'assisted' : 'free';
}

/** Hints too: the first one of a page takes longer than a frame. */
function compute(state: BrewState, task: string): Result<string> {
  if (task === 'deduce') return ok(formatDeduction(deduce(view(state))));
  if (task === 'hint') return ok(formatHint(hint(view(state))));
  if (task === PROVE) return ok(findWinningPotion(state.puzzle) ? PROVEN : '');
  return refuse('UNKNOWN_TASK', 'Brew cannot compute that.');
}

export const brewRules: Rules<WitchConfig, BrewMove, BrewState, BrewView> = {
  id: 'wondering-witches-brew',
  version: 1,
  dealVersion: 1,
  presets: LEVELS,
  daily: DAILY,
  formatConfig,
  parseConfig,
  describeConfig,
  deal: dealRecipe,
  start,
  formatMove,
  parseMove,
  role,
  apply,
  moves,
  sample,
  view,
  status,
  progress,
  hint,
  undoCost,
  compute,
};
