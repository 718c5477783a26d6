/** Creates a recipe: who is good, who is a decoy, and who carries which effects. */
import { pick, type Rng, shuffled } from '../../../core/chance';
import { EFFECT_KINDS } from './effects/allEffects';
import { type EffectName, PAIRED_EFFECTS, TAUGHT_EFFECTS } from './effects/names';
import { type Kind, LONG_RECIPE, type Puzzle, SHORT_RECIPE, type WitchConfig } from './types';

/** harmless: only effects that cannot stand in the way of winning; what is left when nothing else works. */
type EffectChoice = 'any' | 'harmless';

const CHANGE_NUMBERS_OR_ORDER: readonly EffectName[] = [
  'Cutoff',
  'Spicy',
  'Refreshing',
  'Enthusiastic',
  'Fertilizer',
  'Brothers',
  'Enemies',
  'Resetter',
  'Equalizer',
  'Random',
  'Blender',
  'Downer',
  'Teamplayer',
  'Odd',
  'Even',
  'Coward',
];

const SHARE_WITH_EFFECTS = [0, 0.5, 0.75] as const;
const DECOY_KINDS = ['ignore', 'overachiever', 'imposter'] as const;

interface Draft {
  kind: Kind;
  number: number | null;
  effects: EffectName[];
}

export function createPuzzle(config: WitchConfig, rng: Rng, choice: EffectChoice = 'any'): Puzzle {
  const codeLength = config.variable && rng.below(2) === 1 ? LONG_RECIPE : SHORT_RECIPE;
  const numbers = Array.from({ length: config.ingredients }, (_, index) =>
    index < codeLength ? index + 1 : null,
  );
  const ingredients = shuffled(numbers, rng).map((number) =>
    number === null ? createDecoy(config, codeLength, rng) : createGood(number),
  );
  for (const effect of drawEffects(config, rng, choice)) handOut(effect, ingredients, rng);
  return { codeLength, ingredients };
}

function createGood(number: number): Draft {
  return { kind: 'good', number, effects: [] };
}

function createDecoy({ drama }: WitchConfig, codeLength: number, rng: Rng): Draft {
  const kind = drama ? pick(DECOY_KINDS, rng) : 'ignore';
  if (kind === 'overachiever') return { kind, number: pick([0, codeLength + 1], rng), effects: [] };
  if (kind === 'imposter') return { kind, number: 1 + rng.below(codeLength), effects: ['Imposter'] };
  return { kind, number: null, effects: [] };
}

/** One of each kind, so that no game is all of one sort; the rest from all of them together. */
function drawEffects(config: WitchConfig, rng: Rng, choice: EffectChoice): EffectName[] {
  if (config.effects === 0) return [];
  if (config.taught) return TAUGHT_EFFECTS.slice(0, config.taught).filter((name) => isAllowed(name, choice));
  const piles = effectPiles(config, choice).map((names) => shuffled(names, rng));
  const firsts = piles.flatMap((pile) => pile.slice(0, 1));
  const rest = shuffled(
    piles.flatMap((pile) => pile.slice(1)),
    rng,
  );
  const wanted = Math.floor(config.ingredients * SHARE_WITH_EFFECTS[config.effects]);
  return [...firsts, ...rest.slice(0, Math.max(0, wanted - firsts.length))];
}

function effectPiles(config: WitchConfig, choice: EffectChoice): EffectName[][] {
  const { complex, ...simple } = EFFECT_KINDS;
  const kinds = config.effects === 2 ? [...Object.values(simple), complex] : Object.values(simple);
  return kinds.map((names): EffectName[] => names.filter((name) => isAllowed(name, choice)));
}

function isAllowed(name: EffectName, choice: EffectChoice): boolean {
  return choice === 'any' || !CHANGE_NUMBERS_OR_ORDER.includes(name);
}

function handOut(effect: EffectName, ingredients: Draft[], rng: Rng): void {
  const owners = shuffled(ingredients, rng).slice(0, PAIRED_EFFECTS.includes(effect) ? 2 : 1);
  for (const owner of owners) owner.effects.push(effect);
}

/** What the players are told: names in the order of `EFFECT_KINDS`, and Imposter whenever there might be one. */
export function effectsInPlay(config: WitchConfig, puzzle: Puzzle): EffectName[] {
  const carried = new Set(puzzle.ingredients.flatMap(({ effects }) => effects));
  const drawn = Object.values(EFFECT_KINDS).flatMap((names): EffectName[] =>
    names.filter((name) => carried.has(name)),
  );
  return config.drama ? [...drawn, 'Imposter'] : drawn;
}
