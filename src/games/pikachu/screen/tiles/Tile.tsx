/** One symbol, drawn by an element of its own from a file of its own. */
import { pictureOf } from './tilePictures';

export function Tile({ tile }: { readonly tile: number }) {
  if (tile === 0) return null;
  return (
    <span
      className="pika-symbol"
      style={{ backgroundImage: `url("${pictureOf(tile)}")` }}
      data-letter={String.fromCharCode(64 + tile)}
    />
  );
}
