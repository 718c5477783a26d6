/** Small counts for every push, full counts for `npm run soak`. */
export const soaking = process.env.PARLOUR_SOAK === '1';

export function count(small: number, full: number): number {
  return soaking ? full : small;
}
