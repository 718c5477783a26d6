/**
 * How often the hints alone win in Solo, marks aside. Measured anew by `npm run bench witches`
 * (`WITCHES_GAMES=100 WITCHES_DAYS=400` for the full counts);
 * the sides of `soloBoardConfig` were chosen by the same figures of the first edition's hints.
 *
 * Brew by hints alone, 6 games a level, Beginner to Potion Master: 24 of 24 won within ten potions, medians 3, 4, 5, 7.
 * Of 112 counts 64 were exact and none rose; of 1,194 marks proven none was untrue; an estimate was within a factor of
 * three of the count 39 of 40 times. Since recipes are gone through against all potions at once: where 20 or fewer were
 * left, the true numbers were among those thought of 13 of 13 times at Spice Sorcerer (8 games), 17 of 17 at Potion
 * Master (14 games) and 11 of 17 at High Witch (8 games, where two orders of effects keep all from being counted);
 * all 30 games won, medians 5, 5 and 7.
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
 * Of 20, 30, 32, 36, 28 and 20 games (`fun0` and on), as many as there was time for, most before the last change (safe potions beside Poison); wanted are 99, 98, 98, 96, 93 and
 * 90 of 100. Both games lost ended with a second Poison; the one at Potion Master is won since. Of 40 dailies from 2026-12-03 on 40 were won, with 5 in the median.
 * A potion's hints took 0.15, 0.2, 0.2, 0.3, 0.45 and 0.9 s of a loaded core in the median.
 */
export const SOLO_FIGURES: readonly SoloFigures[] = [
  { level: 'first-game', won: 1, lastDitch: 0, medianPotions: 4 },
  { level: 'beginner', won: 1, lastDitch: 0, medianPotions: 4 },
  { level: 'amateur-witch', won: 1, lastDitch: 0, medianPotions: 5 },
  { level: 'spice-sorcerer', won: 1, lastDitch: 0, medianPotions: 6 },
  { level: 'potion-master', won: 0.96, lastDitch: 0, medianPotions: 6 },
  { level: 'high-witch', won: 0.95, lastDitch: 0, medianPotions: 8 },
];
