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
import { ok, type Result, refuse, unreachable } from '../../core/result';
import type { Chance, Rng } from '../../core/rng';
import type { MoveRole, Progress, Rules, Status, UndoCost } from '../../core/rules';
import { deduce } from './deduce';
import { formatDeduction } from './deduction';
import { isPlayerEffect } from './effects/table';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from './evaluate';
import { drawEvent } from './events';
import { hint } from './hint';
import { DAILY, describeConfig, formatConfig, LEVELS, parseConfig } from './levels';
import { formatMove, isSeedCount, parseMove } from './moves';
import { blankNotebook, columnCount, noteCell } from './notebook';
import { effectsInPlay } from './puzzle';
import { dealRecipe, openDeal } from './recipe';
import {
  type BrewMove,
  type BrewState,
  type BrewView,
  MAX_POTION,
  MAX_SEEDS,
  type Phase,
  type PotionItem,
  type WitchConfig,
} from './types';
import { countText } from './words';

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
      return makeMark(state, move);
    default:
      return unreachable(move);
  }
}

function testPotion(state: BrewState, items: readonly PotionItem[], chance: Chance): Result<BrewState> {
  const fit = checkPotion(state, items);
  if (!fit.ok) return fit;
  const n = state.potions.length;
  const result = judgePotion(state.puzzle, items, chance('potion', n));
  const phase: Phase = result.won ? 'won' : state.phase === 'lastDitch' ? 'lost' : 'playing';
  const event = state.config.events && phase === 'playing' ? drawEvent(chance('event', n)) : null;
  return ok({ ...state, phase, potions: [...state.potions, { items, result, event }] });
}

function checkPotion({ config }: BrewState, items: readonly PotionItem[]): Result<true> {
  if (items.length === 0) return refuse('EMPTY_CAULDRON', 'Put something into the cauldron first.');
  if (items.length > MAX_POTION) {
    return refuse('FULL_CAULDRON', `The cauldron holds ${MAX_POTION} ingredients at most.`);
  }
  if (items.some(({ ingredient }) => !isIngredient(config, ingredient))) {
    return refuse('UNKNOWN_INGREDIENT', `This game has only ${config.ingredients} ingredients.`);
  }
  if (items.some(({ seeds }) => seeds !== null && !isSeedCount(seeds))) {
    return refuse('BAD_SEEDS', `A plant has from 1 to ${MAX_SEEDS} seeds.`);
  }
  return ok(true);
}

function makeMark(state: BrewState, move: Extract<BrewMove, { kind: 'mark' }>): Result<BrewState> {
  const { config, notebook } = state;
  const isColumn = Number.isInteger(move.column) && move.column >= 0 && move.column < columnCount(config);
  if (!isIngredient(config, move.ingredient) || !isColumn) {
    return refuse('NO_SUCH_NOTE', 'The notebook has no such place.');
  }
  const cell = noteCell(config, move.ingredient, move.column);
  if (notebook[cell] === move.mark) return refuse('SAME_MARK', 'It is marked so already.');
  return ok({ ...state, notebook: notebook.with(cell, move.mark) });
}

function isIngredient({ ingredients }: WitchConfig, ingredient: number): boolean {
  return Number.isInteger(ingredient) && ingredient >= 0 && ingredient < ingredients;
}

function isOver({ phase }: BrewState): boolean {
  return phase === 'won' || phase === 'lost';
}

/** Shortest first: length 1, then 2, …; any ingredient with any seeds at every place. */
function* moves(state: BrewState): Iterable<BrewMove> {
  if (isOver(state)) return;
  const choices = state.config.ingredients * (MAX_SEEDS + 1);
  for (let length = 1; length <= MAX_POTION; length++) {
    const digits = Array.from({ length }, () => 0);
    do yield { kind: 'potion', items: digits.map(itemOfChoice) };
    while (countUp(digits, choices));
  }
}

function itemOfChoice(choice: number): PotionItem {
  const seeds = choice % (MAX_SEEDS + 1);
  return { ingredient: Math.floor(choice / (MAX_SEEDS + 1)), seeds: seeds === 0 ? null : seeds };
}

function countUp(digits: number[], base: number): boolean {
  for (let place = digits.length - 1; place >= 0; place--) {
    const next = ((digits[place] ?? 0) + 1) % base;
    digits[place] = next;
    if (next !== 0) return true;
  }
  return false;
}

function sample(state: BrewState, rng: Rng): BrewMove | null {
  if (isOver(state)) return null;
  const choices = state.config.ingredients * (MAX_SEEDS + 1);
  const length = 1 + rng.below(MAX_POTION);
  return {
    kind: 'potion',
    items: Array.from({ length }, () => itemOfChoice(rng.below(choices))),
  };
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

function status({ phase, potions, usedLastDitch, shownSolution }: BrewState): Status {
  switch (phase) {
    case 'playing':
    case 'lastDitch':
      return { kind: 'playing' };
    case 'won': {
      const won = { kind: 'won', score: potions.length } as const;
      return usedLastDitch ? { ...won, cause: 'A last ditch effort.' } : won;
    }
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
  return { done, total, text: `${countText(potions.length, 'potion')} tested` };
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

function compute(state: BrewState, task: string): Result<string> {
  if (task !== 'deduce') return refuse('UNKNOWN_TASK', 'Brew cannot compute that.');
  return ok(formatDeduction(deduce(view(state))));
}

export const brewRules: Rules<WitchConfig, BrewMove, BrewState, BrewView> = {
  id: 'wondering-witches',
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
