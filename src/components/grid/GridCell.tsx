// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be laid out as a board and keep its roles.
import { memo } from 'react';
import type { GridProps } from './Grid';

export interface CellView {
  readonly cell: number;
  /** As its name counts it, where a reader would count a header too. */
  readonly column?: number | undefined;
  readonly signature: unknown;
  readonly grid: Pick<GridProps, 'renderCell' | 'labelOf' | 'isDisabled' | 'isSelected' | 'cellProps'>;
}

/** `grid` is left out of the comparison on purpose: its functions are new at every render, the signature is not. */
export const GridCell = memo(
  function GridCell({ cell, column, grid }: CellView) {
    const extra = grid.cellProps?.(cell);
    return (
      <div
        role="gridcell"
        data-cell={cell}
        tabIndex={-1}
        aria-colindex={column}
        aria-label={grid.labelOf(cell)}
        aria-disabled={grid.isDisabled?.(cell) || undefined}
        aria-selected={grid.isSelected?.(cell)}
        className={`grid-cell ${extra?.className ?? ''}`.trim()}
        style={extra?.style}
        {...dataAttributes(extra?.data)}
      >
        {grid.renderCell(cell)}
      </div>
    );
  },
  (before, after) => Object.is(before.signature, after.signature) && before.cell === after.cell,
);

function dataAttributes(data: Readonly<Record<string, string | number | boolean | undefined>> = {}) {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(entries.map(([name, value]) => [`data-${name}`, value === true ? '' : value]));
}
