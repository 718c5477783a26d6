/** Equal tiles cannot be told apart: the first of a kind is seen to come from where the first of its kind was. */
export function shuffledTravels(before: readonly number[], now: readonly number[]): Map<number, number> {
  const sources = new Map<number, number[]>();
  before.forEach((tile, cell) => {
    if (tile === 0 || now[cell] === tile) return;
    sources.set(tile, [...(sources.get(tile) ?? []), cell]);
  });
  const travels = new Map<number, number>();
  now.forEach((tile, cell) => {
    const from = before[cell] === tile ? undefined : sources.get(tile)?.shift();
    if (from !== undefined) travels.set(cell, from);
  });
  return travels;
}
