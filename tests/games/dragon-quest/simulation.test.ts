/**
 * Rates without items, beside those of another simulator (reference E; its "loose cells" are our wide halls).
 * Percent of 10,000 games each:
 *
 * | halls  | player | won  (E)     | died (E)     | trapped (E)  | moves (E)   | level (E)  |
 * |--------|--------|--------------|--------------|--------------|-------------|------------|
 * | wide   | random | 12.6  (12.4) | 87.3  (87.5) |  0.13 (0.17) | 28.2 (24.9) | 1.55 (1.5) |
 * | wide   | greedy | 73.9  (68.3) | 26.0  (31.6) |  0.13 (0.12) | 79.0 (73.9) | 2.09 (2.2) |
 * | narrow | random | 12.9  (12.3) | 84.1  (84.3) |  3.0  (3.4)  | 26.4 (23.5) | 1.55 (1.5) |
 * | narrow | greedy | 31.3  (33.1) | 63.7  (61.9) |  5.1  (5.0)  | 58.7 (52.0) | 2.11 (2.1) |
 *
 * Differences: our entrance is never Exit or Queen, which E lays in 7.4 % of levels, so a few more games are won and
 * fewer trapped. We count the choice of gems, and of items held that go unused, as moves of their own. E describes
 * its greedy player in a sentence: what it pays before it takes an Exit is our guess, and moves it by some points.
 */
import { describe, expect, it } from 'vitest';
import { count } from '../../counts';
import { greedyPlayer, type Player, randomPlayer, simulate } from './players';
import { NARROW, WIDE } from './scenarios';

interface Row {
  readonly halls: 'wide' | 'narrow';
  readonly player: 'random' | 'greedy';
  readonly won: number;
  readonly trapped: number;
}

const ROWS: readonly Row[] = [
  { halls: 'wide', player: 'random', won: 12.6, trapped: 0.13 },
  { halls: 'wide', player: 'greedy', won: 73.9, trapped: 0.13 },
  { halls: 'narrow', player: 'random', won: 12.9, trapped: 3.0 },
  { halls: 'narrow', player: 'greedy', won: 31.3, trapped: 5.1 },
];
const PLAYERS: Record<Row['player'], Player> = { random: randomPlayer, greedy: greedyPlayer };
const GAMES = count(600, 10_000);
const TOLERANCE = count(4, 2);

describe(`${GAMES} simulated games without items`, () => {
  it.each(ROWS)(
    '$halls halls, $player player: $won % won, $trapped % trapped',
    ({ halls, player, ...row }) => {
      const rates = simulate(halls === 'wide' ? WIDE : NARROW, PLAYERS[player], GAMES);
      expect(rates.won + rates.died + rates.trapped).toBe(GAMES);
      expect(Math.abs((100 * rates.won) / GAMES - row.won)).toBeLessThanOrEqual(TOLERANCE);
      expect(Math.abs((100 * rates.trapped) / GAMES - row.trapped)).toBeLessThanOrEqual(TOLERANCE / 2);
    },
  );
});
