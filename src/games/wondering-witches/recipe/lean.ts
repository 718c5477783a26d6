/** A recipe boiled down to what decides about winning, for the search: no reports, no names, no feedback. */
import type { EffectName } from './effects/names';
import { MAX_SEEDS, type Puzzle, type RecipeIngredient } from './types';

type OwnChange = 'Random' | 'Blender' | 'Downer' | 'Teamplayer' | 'Odd' | 'Even';
type NextChange = 'Spicy' | 'Refreshing' | 'Equalizer' | 'Cleaner';

const OWN_CHANGES: readonly EffectName[] = [
  'Random',
  'Blender',
  'Downer',
  'Teamplayer',
  'Odd',
  'Even',
] satisfies readonly OwnChange[];
const NEXT_CHANGES: readonly EffectName[] = [
  'Spicy',
  'Refreshing',
  'Equalizer',
  'Cleaner',
] satisfies readonly NextChange[];

export interface LeanIngredient {
  readonly isGood: boolean;
  readonly isOverachiever: boolean;
  readonly isImposter: boolean;
  /** Null for Ignore decoys. */
  readonly number: number | null;
  readonly effectCount: number;
  readonly ownChanges: readonly OwnChange[];
  readonly nextChanges: readonly NextChange[];
  readonly cutsOff: boolean;
  readonly skipsNext: boolean;
  readonly fertilises: boolean;
  readonly resets: boolean;
  readonly isCoward: boolean;
  readonly brothers: boolean;
  readonly enemies: boolean;
}

/** A number that was rolled. It equals nothing, so whatever hangs on it counts as failed: some roll does fail. */
export const ROLLED = Number.NaN;

export function boilDown(puzzle: Puzzle): LeanIngredient[] {
  return puzzle.ingredients.map(boilIngredient);
}

function boilIngredient({ kind, number, effects }: RecipeIngredient): LeanIngredient {
  return {
    isGood: kind === 'good',
    isOverachiever: kind === 'overachiever',
    isImposter: kind === 'imposter',
    number,
    effectCount: effects.length,
    ownChanges: effects.filter(isOwnChange),
    nextChanges: effects.filter(isNextChange),
    cutsOff: effects.includes('Cutoff'),
    skipsNext: effects.includes('Enthusiastic'),
    fertilises: effects.includes('Fertilizer'),
    resets: effects.includes('Resetter'),
    isCoward: effects.includes('Coward'),
    brothers: effects.includes('Brothers'),
    enemies: effects.includes('Enemies'),
  };
}

function isOwnChange(name: EffectName): name is OwnChange {
  return OWN_CHANGES.includes(name);
}

function isNextChange(name: EffectName): name is NextChange {
  return NEXT_CHANGES.includes(name);
}

export function canBeGrown(number: number): boolean {
  return number >= 1 && number <= MAX_SEEDS;
}
