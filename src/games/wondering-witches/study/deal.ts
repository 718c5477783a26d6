/**
 * Deals a position: a recipe of the game's own generator, and random potions that each leave fewer recipes possible,
 * until what the lesson asks for is certain. The same for everybody, and for ever: all that is drawn here is pinned.
 */
import { pick, type Rng, rngFor } from '../../../core/chance';
import { columnCount } from '../notebook/notebookMarks';
import type { EffectName } from '../recipe/effects/names';
import { usePotion as testPotion } from '../recipe/evaluate';
import { createPuzzle } from '../recipe/puzzle';
import {
  type PotionItem,
  type Puzzle,
  SHORT_RECIPE,
  type TestedPotion,
  type WitchConfig,
} from '../recipe/types';
import { findWinningPotion } from '../recipe/winnable';
import { fewestPotions } from './fewest';
import { lessonOf } from './lessons';
import { certainCircles, everyRecipe, type Possible, placings, tellingSo } from './recipes';
import type { Asks, WitchLesson, WitchPosition } from './types';

const CAULDRON: readonly EffectName[] = ['Spicy', 'Refreshing', 'Cutoff', 'Enthusiastic', 'Fertilizer'];
const REPORTS: readonly EffectName[] = [
  'Detective',
  'Liar',
  'Optimist',
  'Pessimist',
  'Calculator',
  'Revealer',
  'Blessing',
];

/** Of two there is nothing to choose from; more than these are too many to keep in mind. */
const FEWEST_POTIONS = 3;
const MOST_POTIONS = { 1: 4, 2: 5, 3: 5 } as const;
/** So often a potion is drawn again that wins, or tells nothing new. */
const MOST_DRAWS = 6;
/** Beside a certain mark as many recipes as can be read through. */
const MOST_LEFT = 8;

interface Trial {
  readonly potion: TestedPotion;
  readonly left: readonly Possible[];
}

export function position(code: string, n: number): WitchPosition {
  const lesson = lessonOf(code);
  const seed = `study-${code}-${n}`;
  const effects = effectsFor(lesson.config, rngFor(seed, 'effects'));
  const all = everyRecipe(lesson.config, effects);
  for (let attempt = 0; ; attempt++) {
    const dealt = attemptAt(lesson, effects, all, rngFor(seed, 'position', attempt));
    if (dealt) return dealt;
  }
}

function effectsFor(config: WitchConfig, rng: Rng): EffectName[] {
  return config.effects === 0 ? [] : [pick(CAULDRON, rng), pick(REPORTS, rng)];
}

function attemptAt(
  lesson: WitchLesson,
  effects: readonly EffectName[],
  all: readonly Possible[],
  rng: Rng,
): WitchPosition | null {
  const { config, asks } = lesson;
  const puzzle = recipeWith(config, effects, rng);
  const potions: TestedPotion[] = [];
  let left: readonly Possible[] = all;
  while (potions.length < MOST_POTIONS[lesson.level]) {
    const trial = nextTrial(puzzle, left, rng);
    if (!trial) return null;
    potions.push(trial.potion);
    left = trial.left;
    if (potions.length < FEWEST_POTIONS || !isReached(asks, left, config)) continue;
    const found = positionOf(lesson, effects, potions, all, left);
    return found && findWinningPotion(puzzle) ? found : null;
  }
  return null;
}

/** The generator of First Game; each effect to a herb by chance. */
function recipeWith(config: WitchConfig, effects: readonly EffectName[], rng: Rng): Puzzle {
  const { codeLength, ingredients } = createPuzzle({ ...config, effects: 0 }, rng);
  const carriers = effects.map(() => rng.below(config.ingredients));
  const withEffects = ingredients.map((own, herb) => ({
    ...own,
    effects: effects.filter((_, at) => carriers[at] === herb),
  }));
  return { codeLength, ingredients: withEffects };
}

/** Null: whatever was drawn won, or told nothing new. */
function nextTrial(puzzle: Puzzle, known: readonly Possible[], rng: Rng): Trial | null {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const items = randomPotion(puzzle, rng);
    const result = testPotion(puzzle, items, rng);
    if (result.won) continue;
    const potion: TestedPotion = { items, result, event: null };
    const left = known.filter(tellingSo(potion));
    if (left.length < known.length) return { potion, left };
  }
  return null;
}

/** Of two to four herbs, each another. */
function randomPotion({ ingredients }: Puzzle, rng: Rng): PotionItem[] {
  const herbs = [...ingredients.keys()];
  const length = 2 + rng.below(3);
  return Array.from({ length }, () => {
    const [ingredient = 0] = herbs.splice(rng.below(herbs.length), 1);
    return { ingredient, seeds: 1 + rng.below(SHORT_RECIPE) };
  });
}

function isReached(asks: Asks, left: readonly Possible[], config: WitchConfig): boolean {
  const possible = placings(left);
  if (asks === 'recipe') return possible.length === 1;
  return possible.length > 1 && certainCircles(possible, columnCount(config)).length === 1;
}

function positionOf(
  { asks, config }: WitchLesson,
  effectsInPlay: readonly EffectName[],
  potions: readonly TestedPotion[],
  all: readonly Possible[],
  left: readonly Possible[],
): WitchPosition | null {
  const possible = placings(left);
  if (possible.length > MOST_LEFT) return null;
  const circles = certainCircles(possible, columnCount(config));
  const fitting = potions.map((potion) => all.filter(tellingSo(potion)));
  const found = fewestPotions(all, fitting, circles, columnCount(config));
  if (found.fewest.length < 2) return null;
  return { asks, config, effectsInPlay, potions, possible, circles, ...found };
}
