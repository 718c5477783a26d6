/**
 * How a sensible player fares in Solo who plants, tests and eliminates as the notebook does, but works nothing
 * out about effects. Measured by `npm run bench wondering-witches`; the sides of `soloBoardConfig` were chosen by it.
 */
import type { LevelCode } from '../../../src/games/wondering-witches/recipe/levels';

interface SoloFigures {
  readonly level: LevelCode;
  /** Shares of all games. */
  readonly won: number;
  /** Won by the last ditch effort, which is a guess. */
  readonly lastDitch: number;
  /** In games won without a guess. */
  readonly medianPotions: number;
}

/** Of 60 games each. */
export const SOLO_FIGURES: readonly SoloFigures[] = [
  { level: 'first-game', won: 0.97, lastDitch: 0.03, medianPotions: 4 },
  { level: 'beginner', won: 0.45, lastDitch: 0.15, medianPotions: 4 },
  { level: 'amateur-witch', won: 0.28, lastDitch: 0.35, medianPotions: 5 },
  { level: 'spice-sorcerer', won: 0.33, lastDitch: 0.1, medianPotions: 7 },
  { level: 'potion-master', won: 0.25, lastDitch: 0.05, medianPotions: 8 },
  { level: 'high-witch', won: 0.07, lastDitch: 0.05, medianPotions: 13 },
];
