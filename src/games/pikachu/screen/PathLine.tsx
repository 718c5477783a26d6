/** The line that joined a pair, drawn through its corners, and the pair itself on its way out. */
import type { Point } from '../rules/boardIndex';
import { Tile } from './Tile';

export interface Stroke {
  /** Matrix points, already turned the way the board is shown. */
  readonly points: readonly Point[];
  readonly kind: 'match' | 'debug' | 'miss';
  readonly label: string | null;
}

export interface Leaving {
  readonly at: Point;
  readonly tile: number;
}

interface PathLineProps {
  readonly rows: number;
  readonly columns: number;
  readonly stroke: Stroke;
  readonly leaving: readonly Leaving[];
}

/** In units of cells; the border ring is drawn narrower than a cell, to spare the room. */
const RING = 0.28;

/** Drawn one over the other: a shadow by filter would take the time of the whole board's picture. */
const LAYERS = ['glow', 'edge', 'line'] as const;

export function PathLine({ rows, columns, stroke, leaving }: PathLineProps) {
  const place = ({ row, col }: Point) => ({ x: along(col, columns), y: along(row, rows) });
  const places = stroke.points.map(place);
  const points = places.map(({ x, y }) => `${x},${y}`).join(' ');
  const middle = places[Math.floor(places.length / 2)];
  return (
    <div className="pika-overlay" aria-hidden="true">
      {leaving.map(({ at, tile }) => (
        <span
          key={`${at.row},${at.col}`}
          className="pika-leaving"
          style={{ '--row': at.row - 1, '--col': at.col - 1 } as React.CSSProperties}
        >
          <Tile tile={tile} />
        </span>
      ))}
      <svg
        aria-hidden="true"
        className="pika-line"
        data-kind={stroke.kind}
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
      >
        {LAYERS.map((layer) => (
          <polyline key={layer} data-layer={layer} points={points} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {stroke.label && middle && (
        <span
          className="pika-label"
          style={{ '--x': middle.x / columns, '--y': middle.y / rows } as React.CSSProperties}
        >
          {stroke.label}
        </span>
      )}
    </div>
  );
}

function along(place: number, count: number): number {
  if (place === 0) return -RING;
  if (place === count + 1) return count + RING;
  return place - 0.5;
}
