/** One symbol, cut out of the row of 24 in tiles.svg. */

export function Tile({ tile }: { readonly tile: number }) {
  if (tile === 0) return null;
  return (
    <span
      className="pika-symbol"
      style={{ '--symbol': tile - 1 } as React.CSSProperties}
      data-letter={String.fromCharCode(64 + tile)}
    />
  );
}
