/**
 * How often the hints alone win in Solo, marks aside. Measured anew by `npm run bench witches`
 * (`WITCHES_GAMES=100 WITCHES_DAYS=400` for the full counts).
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

/**
 * 100 games each (`fun0` and on) at 1d7b974, of High Witch since its orders of effects are judged together. Wanted are 99, 98, 98, 96, 93 and 90 of 100.
 * Of the 400 dailies from 2026-12-14 on, 391 were won with their own seed; the other nine have another.
 */
export const SOLO_FIGURES: readonly SoloFigures[] = [
  { level: 'first-game', won: 1, lastDitch: 0, medianPotions: 4 },
  { level: 'beginner', won: 0.99, lastDitch: 0, medianPotions: 4 },
  { level: 'amateur-witch', won: 1, lastDitch: 0, medianPotions: 5 },
  { level: 'spice-sorcerer', won: 0.99, lastDitch: 0, medianPotions: 6 },
  { level: 'potion-master', won: 0.97, lastDitch: 0.01, medianPotions: 6 },
  { level: 'high-witch', won: 0.97, lastDitch: 0, medianPotions: 8 },
];
