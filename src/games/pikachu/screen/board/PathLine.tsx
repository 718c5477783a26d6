/** The line that joined a pair, drawn through its corners, and the pair itself on its way out. */
import type { GridSize } from '../../../../core/grids';
import type { Point } from '../../rules/boardIndex';
import { Tile } from '../tiles/Tile';
import type { Ring } from './useRoomAround';

export interface Stroke {
  /** Matrix points, already turned the way the board is shown. */
  readonly points: readonly Point[];
  /** hint: it stays, and nothing leaves. */
  readonly kind: 'match' | 'hint' | 'debug' | 'miss';
  readonly label: string | null;
}

export interface Leaving {
  readonly at: Point;
  readonly tile: number;
}

interface PathLineProps extends GridSize {
  /** How far outside the board it runs. */
  readonly ring: Ring;
  readonly stroke: Stroke;
  readonly leaving: readonly Leaving[];
}

/** Drawn one over the other: a shadow by filter would take the time of the whole board's picture. */
const LAYERS = ['glow', 'edge', 'line'] as const;

export function PathLine({ rows, columns, ring, stroke, leaving }: PathLineProps) {
  const places = stroke.points.map(({ row, col }) => ({
    x: along(col, columns, ring.x),
    y: along(row, rows, ring.y),
  }));
  const points = places.map(({ x, y }) => `${x},${y}`).join(' ');
  const middle = places[Math.floor(places.length / 2)];
  return (
    <>
      {leaving.map(({ at, tile }) => (
        <span
          key={`${at.row},${at.col}`}
          className="pika-leaving absolute grid place-items-center rounded-[20%] bg-[#fff]"
          style={{ '--row': at.row - 1, '--col': at.col - 1 } as React.CSSProperties}
        >
          <Tile tile={tile} />
        </span>
      ))}
      <svg
        aria-hidden="true"
        className="pika-line absolute inset-0 size-full overflow-visible"
        data-kind={stroke.kind}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={stroke.kind === 'miss' ? '8 6' : undefined}
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
      >
        {LAYERS.map((layer) => (
          <polyline key={layer} data-layer={layer} points={points} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {stroke.label && middle && (
        <span
          className="absolute -translate-1/2 rounded-full bg-[#0b3d1f] px-2 font-bold text-[#fff] forced-colors:border"
          style={{ left: percent(middle.x / columns), top: percent(middle.y / rows) }}
        >
          {stroke.label}
        </span>
      )}
    </>
  );
}

function along(place: number, count: number, ring: number): number {
  if (place === 0) return -ring;
  if (place === count + 1) return count + ring;
  return place - 0.5;
}

function percent(share: number): string {
  return `${100 * share}%`;
}
