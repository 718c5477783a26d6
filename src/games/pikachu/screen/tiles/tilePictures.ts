/** Where the picture of each symbol lies. Separate files: no engine can round a neighbour into view. */

const FILES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** `tile` as it stands in `State.tiles`. */
export function pictureOf(tile: number): string {
  return FILES[`./pictures/tile-${tile}.svg`] ?? '';
}
