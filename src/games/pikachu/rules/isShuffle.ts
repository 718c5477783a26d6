/** Whether the same symbols lie on the same cells, in whatever order. */
export function isShuffleOf(before: readonly number[], after: readonly number[]): boolean {
  if (before.length !== after.length) return false;
  if (before.some((tile, cell) => (tile === 0) !== (after[cell] === 0))) return false;
  const inOrder = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);
  const wanted = inOrder(before);
  return inOrder(after).every((tile, index) => tile === wanted[index]);
}
