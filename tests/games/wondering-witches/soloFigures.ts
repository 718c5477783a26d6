/**
 * How often the hints alone win in Solo, marks aside. Measured anew by `npm run bench witches`, which plays more games;
 * the sides of `soloBoardConfig` were chosen by the same figures of the first edition's hints.
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

/** Of 8 to 40 games each. */
export const SOLO_FIGURES: readonly SoloFigures[] = [
  { level: 'first-game', won: 1, lastDitch: 0, medianPotions: 4 },
  { level: 'beginner', won: 1, lastDitch: 0, medianPotions: 4 },
  { level: 'amateur-witch', won: 0.97, lastDitch: 0.03, medianPotions: 5 },
  { level: 'spice-sorcerer', won: 1, lastDitch: 0, medianPotions: 6 },
  { level: 'potion-master', won: 1, lastDitch: 0, medianPotions: 6 },
  { level: 'high-witch', won: 0.95, lastDitch: 0.03, medianPotions: 8 },
];
