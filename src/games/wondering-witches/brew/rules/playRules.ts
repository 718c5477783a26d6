/** What a page plays by: `rules.ts` has the whole. */
import type { Chance, Rng } from '../../../../core/chance';
import { dailyOf } from '../../../../core/daily';
import { ok, type Result, unreachable } from '../../../../core/result';
import type { MoveRole, Outcome, PlayRules, Progress, Status, UndoCost } from '../../../../core/rules';
import { FILMS } from '../../deduction/films/stages';
import { blankNotebook, circledSoFar, makeMark } from '../../notebook/notebookMarks';
import { ERAS } from '../../recipe/dailies';
import { isPlayerEffect } from '../../recipe/effects/allEffects';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from '../../recipe/evaluate';
import { drawEvent } from '../../recipe/events';
import { refuse } from '../../recipe/faults';
import { LEVELS } from '../../recipe/levels';
import { openDeal } from '../../recipe/openDeal';
import { isOwnDeal, openOwnDeal } from '../../recipe/ownDeal';
import { formatBrewConfig, parseBrewConfig } from '../../recipe/ownRecipe';
import { anyPotion, checkPotion, everyItem, everyPotion } from '../../recipe/potions';
import { effectsInPlay } from '../../recipe/puzzle';
import type {
  Aid,
  BrewMove,
  BrewState,
  BrewView,
  MarkMove,
  Phase,
  PotionItem,
  WitchConfig,
} from '../../recipe/types';
import { formatMove, parseMove } from './moves';
import type { Brew, BrewEvent, EndCause } from './types';

function start(config: WitchConfig, deal: string): Result<BrewState> {
  const recipe = config.own && isOwnDeal(deal) ? openOwnDeal(config, deal) : openDeal(config, deal);
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

function apply(state: BrewState, move: BrewMove, chance: Chance): Result<Outcome<Brew>> {
  if (isOver(state)) return refuse('GAME_OVER');
  switch (move.kind) {
    case 'potion':
      return testPotion(state, move.items, chance);
    case 'lose':
      if (state.phase === 'lastDitch') return refuse('ALREADY_LOST');
      return withEvent({ ...state, phase: 'lastDitch', usedLastDitch: true }, { kind: 'lost' });
    case 'reveal':
      return withEvent({ ...state, phase: 'lost', shownSolution: true }, { kind: 'revealed' });
    case 'help':
      return withEvent({ ...state, helps: state.helps + 1 }, { kind: 'helped' });
    case 'mark':
      return noteDown(state, move);
    default:
      return unreachable(move);
  }
}

function withEvent(state: BrewState, event: BrewEvent): Result<Outcome<Brew>> {
  return ok({ state, events: [event] });
}

function testPotion(state: BrewState, items: readonly PotionItem[], chance: Chance): Result<Outcome<Brew>> {
  const fit = checkPotion(state.config, items);
  if (!fit.ok) return fit;
  const n = state.potions.length;
  const result = judgePotion(state.puzzle, items, chance('potion', n));
  const phase: Phase = result.won ? 'won' : state.phase === 'lastDitch' ? 'lost' : 'playing';
  const event = state.config.events && phase === 'playing' ? drawEvent(chance('event', n)) : null;
  const potion = { items, result, event };
  return withEvent(
    { ...state, phase, potions: [...state.potions, potion] },
    { kind: 'tested', number: n + 1, potion },
  );
}

function noteDown(state: BrewState, move: MarkMove): Result<Outcome<Brew>> {
  const notebook = makeMark(state.config, state.notebook, move);
  if (!notebook.ok) return notebook;
  const { ingredient, column, mark } = move;
  return withEvent({ ...state, notebook: notebook.value }, { kind: 'noted', ingredient, column, mark });
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

function status({ phase, usedLastDitch, shownSolution }: BrewState): Status<EndCause> {
  switch (phase) {
    case 'playing':
    case 'lastDitch':
      return { kind: 'playing' };
    case 'won':
      return usedLastDitch ? { kind: 'won', cause: 'lastDitch' } : { kind: 'won' };
    case 'lost':
      return { kind: 'lost', cause: shownSolution ? 'shown' : 'failed' };
    default:
      return unreachable(phase);
  }
}

function progress(state: BrewState): Progress {
  return { ...circledSoFar(state), params: { potions: state.potions.length } };
}

function role(move: BrewMove): Exclude<MoveRole, object> | { readonly aid: Aid } {
  switch (move.kind) {
    case 'potion':
      return 'attempt';
    case 'help':
      return { aid: 'deduce' };
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

export const playRules: PlayRules<Brew> = {
  id: 'wondering-witches-brew',
  version: 1,
  dealVersion: 2,
  scoreVersion: 1,
  presets: LEVELS,
  daily: (day) => dailyOf(ERAS, day),
  formatConfig: formatBrewConfig,
  parseConfig: parseBrewConfig,
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
  undoCost,
  films: FILMS,
};
