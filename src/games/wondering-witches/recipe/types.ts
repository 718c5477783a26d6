import type { EffectName } from './effects/names';

export const MIN_INGREDIENTS = 4;
export const SHORT_RECIPE = 4;
export const LONG_RECIPE = 6;
/** A cauldron takes more than any recipe needs, so that players may try odd things. */
export const MAX_POTION = 12;
export const MAX_SEEDS = 20;

export const EFFECT_LEVELS = [0, 1, 2] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];

export interface WitchConfig {
  readonly ingredients: number;
  readonly effects: EffectLevel;
  /** Difficulty 2 and upward: decoys may also be Overachievers and Imposters. */
  readonly drama: boolean;
  /** The recipe has four or six numbers, and nobody says which. */
  readonly variable: boolean;
  /** Special cells on the board; Brew itself has none. */
  readonly specials: boolean;
  /** A random event after every potion. */
  readonly events: boolean;
  /** The first so many of `TAUGHT_EFFECTS` are in play, instead of drawn ones. */
  readonly taught?: number;
  /** Somebody has set the recipe by hand: its results are kept apart. */
  readonly own?: true;
}

export const KINDS = ['good', 'ignore', 'overachiever', 'imposter'] as const;
export type Kind = (typeof KINDS)[number];

export interface RecipeIngredient {
  readonly kind: Kind;
  /** Null for Ignore decoys, and for nobody else. */
  readonly number: number | null;
  readonly effects: readonly EffectName[];
}

export interface Puzzle {
  readonly codeLength: number;
  /** By index in `INGREDIENTS`. */
  readonly ingredients: readonly RecipeIngredient[];
}

export interface PotionItem {
  readonly ingredient: number;
  /** Null: grown exactly right. */
  readonly seeds: number | null;
}

/** What one effect has to say. `nothing`: it would speak, but there is nothing it could say. */
export type Saying =
  | { readonly says: 'met' | 'yes' | 'no' | 'nothing' | 'decoy' }
  | { readonly says: 'number'; readonly number: number }
  | { readonly says: 'plant'; readonly ingredient: number };

export type FeedbackLine = Saying & { readonly effect: EffectName };

export interface PotionResult {
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  /** In random order: the order of the cauldron would give away who said what. */
  readonly feedback: readonly FeedbackLine[];
}

export type Clue =
  | { readonly kind: 'group'; readonly ingredients: readonly number[]; readonly is: number | 'decoy' }
  | { readonly kind: 'not'; readonly ingredient: number; readonly is: number | 'decoy' }
  | { readonly kind: 'effects'; readonly ingredient: number; readonly count: number }
  | { readonly kind: 'half'; readonly ingredient: number; readonly half: 'first' | 'last' }
  | { readonly kind: 'decoy'; readonly ingredient: number };

export const MARKS = ['clear', 'cross', 'circle'] as const;
export type Mark = (typeof MARKS)[number];

export interface TestedPotion {
  readonly items: readonly PotionItem[];
  readonly result: PotionResult;
  /** Index in `EVENTS`. */
  readonly event: number | null;
}

/** lastDitch: the players have lost on paper and may test one more potion. */
const PHASES = ['playing', 'lastDitch', 'won', 'lost'] as const;
export type Phase = (typeof PHASES)[number];

export interface BrewState {
  readonly config: WitchConfig;
  readonly puzzle: Puzzle;
  readonly clue: Clue;
  readonly potions: readonly TestedPotion[];
  /** Rows are ingredients, columns the numbers 1, 2, … and then `decoy`; flat, row by row. */
  readonly notebook: readonly Mark[];
  readonly phase: Phase;
  readonly usedLastDitch: boolean;
  readonly shownSolution: boolean;
  readonly helps: number;
}

/** All that the players may know; the recipe is in it only when the game is over. */
export interface BrewView {
  readonly config: WitchConfig;
  readonly clue: Clue;
  readonly potions: readonly TestedPotion[];
  readonly notebook: readonly Mark[];
  readonly phase: Phase;
  readonly usedLastDitch: boolean;
  readonly helps: number;
  /** Names only: whose they are is the riddle. */
  readonly effectsInPlay: readonly EffectName[];
  /** What the last potion did to the players; it lasts through the next one. */
  readonly lasting: readonly EffectName[];
  readonly solution: Puzzle | null;
}

/** What there is to reason from, whether the potions were tested in Solo or in Brew. */
export type Findings = Pick<BrewView, 'config' | 'clue' | 'potions' | 'notebook' | 'phase' | 'effectsInPlay'>;

/** Help of its own, beside hints. */
export type Aid = 'deduce';

export interface MarkMove {
  readonly kind: 'mark';
  readonly ingredient: number;
  readonly column: number;
  readonly mark: Mark;
}

export type BrewMove =
  | MarkMove
  | { readonly kind: 'potion'; readonly items: readonly PotionItem[] }
  | { readonly kind: 'lose' | 'reveal' | 'help' };

/** What happens in Solo and in Brew alike. revealed: the solution lies open. helped: a deduction has been paid for. */
export type SharedEvent =
  | { readonly kind: 'noted'; readonly ingredient: number; readonly column: number; readonly mark: Mark }
  | { readonly kind: 'revealed' | 'helped' };
