/** Why two equal tiles stayed, said between them for a moment; those who do not see it hear it announced. */
import type { GridSize } from '../../../../core/grids';
import type { Point } from '../../rules/boardIndex';

interface MissNoteProps extends GridSize {
  /** Matrix points, already turned the way the board is shown. */
  readonly cells: readonly Point[];
  readonly text: string;
}

export function MissNote({ rows, columns, cells, text }: MissNoteProps) {
  const middle = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + place - 0.5, 0) / Math.max(1, places.length);
  const x = middle(cells.map(({ col }) => col)) / columns;
  const y = middle(cells.map(({ row }) => row)) / rows;
  return (
    <div className="pointer-events-none absolute inset-(--ring) z-4" aria-hidden="true">
      <span
        className="pika-note absolute -translate-1/2 rounded-full bg-[#5c1512] px-3 py-1 leading-tight font-semibold whitespace-nowrap text-[#fff] shadow-lift ring-2 ring-[#ffb4ab] forced-colors:border"
        style={{ '--x': x, '--y': y } as React.CSSProperties}
      >
        {text}
      </span>
    </div>
  );
}
