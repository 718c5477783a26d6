/** Small counts for every push, full counts for `npm run soak`. */
export const soaking = process.env.PARLOUR_SOAK === '1';

export function count(small: number, full: number): number {
  return soaking ? full : small;
}

/** Other chances for the tests that play at random: `PARLOUR_SEED=7 npm run soak -- tests/store/saves.test.ts`. */
export const series = process.env.PARLOUR_SEED ?? '';
