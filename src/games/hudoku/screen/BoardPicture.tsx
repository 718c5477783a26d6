/** A template as a small engraving: regions as outlines, empty cells hatched. */
import { columnOf, rowOf } from '../../../core/grids';
import type { Template } from '../rules/types';

const SIDE = 10;

export function BoardPicture({ template }: { readonly template: Template }) {
  const { rows, columns, regions, empties } = template;
  return (
    <svg
      className="h-22 w-auto max-w-[30%] flex-none fill-none"
      viewBox={`-1.5 -1.5 ${columns * SIDE + 3} ${rows * SIDE + 3}`}
      aria-hidden="true"
      focusable="false"
    >
      {empties.map((cell) => {
        const [x, y] = [columnOf(template, cell) * SIDE, rowOf(template, cell) * SIDE];
        return (
          <path key={cell} className="stroke-soft" strokeLinecap="round" d={`M${x + 2.5} ${y + 7.5}l5 -5`} />
        );
      })}
      {regions.map(({ letter, cells, highest }) => {
        const first = cells[0] ?? 0;
        const side = Math.sqrt(highest);
        const [x, y] = [columnOf(template, first) * SIDE, rowOf(template, first) * SIDE];
        const lines = Array.from({ length: side - 1 }, (_, i) => {
          const step = (i + 1) * SIDE;
          return `M${x + step} ${y}v${side * SIDE}M${x} ${y + step}h${side * SIDE}`;
        });
        return (
          <g key={letter} data-small={highest === 4 || undefined}>
            <rect
              className="fill-cell stroke-(--brass) stroke-[1.6] in-data-small:fill-[color-mix(in_oklab,var(--cell)_70%,var(--glow))]"
              x={x}
              y={y}
              width={side * SIDE}
              height={side * SIDE}
            />
            <path className="stroke-line stroke-[0.6]" d={lines.join('')} />
          </g>
        );
      })}
    </svg>
  );
}
