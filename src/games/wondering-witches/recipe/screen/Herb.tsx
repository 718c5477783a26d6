/** The ten herbs in ink line and a wash of green, each with a silhouette of its own. */
import { memo } from 'react';
import { HERB_DRAWINGS, LEAF_SHAPES } from '../drawing/herbDrawings';

interface HerbProps {
  readonly ingredient: number;
  /** Its size, where it has another than most. */
  readonly className?: string | undefined;
}

export const Herb = memo(function Herb({ ingredient, className = 'size-9' }: HerbProps) {
  const drawing = HERB_DRAWINGS[ingredient];
  if (!drawing) return null;
  return (
    <svg
      viewBox="0 0 48 48"
      className={`herb pointer-events-none block flex-none overflow-visible transition-[translate,scale] duration-(--quick) ${className}`}
      aria-hidden="true"
    >
      <path className="herb-stem" d={drawing.stem} />
      {drawing.leaves?.map(({ shape, x, y, turn, size }) => (
        <path
          key={`${x},${y},${turn}`}
          className="herb-leaf"
          d={LEAF_SHAPES[shape]}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {drawing.veins && <path className="herb-vein" d={drawing.veins} />}
      {drawing.blooms?.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          className={`herb-${drawing.bloomKind ?? 'bloom'}`}
          cx={x}
          cy={y}
          r={drawing.bloomSize}
        />
      ))}
    </svg>
  );
});
