// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be laid out as a board and keep its roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: only cells take the focus; rows and headers are read with them.
import { memo } from 'react';
import { cellAt } from '../../core/grids';
import type { GridProps } from './Grid';
import { GridCell } from './GridCell';

interface RowView {
  readonly row: number;
  /** As a reader counts it, where it would count a header too. */
  readonly index: number | undefined;
  readonly header: React.ReactNode;
  /** Of its cells. */
  readonly signatures: readonly unknown[];
  readonly grid: GridProps;
}

/** Most steps change a cell or two: a row in which all stand still is not gone through cell by cell. */
export const GridRow = memo(
  function GridRow({ row, index, header, signatures, grid }: RowView) {
    return (
      <div role="row" aria-rowindex={index} className="grid-row">
        {grid.rowHeaders && (
          <div role="rowheader" className="grid-header">
            {header}
          </div>
        )}
        {signatures.map((signature, column) => {
          const cell = cellAt(grid, row, column);
          return (
            <GridCell
              key={cell}
              cell={cell}
              column={grid.rowHeaders && column + 1}
              signature={signature}
              grid={grid}
            />
          );
        })}
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    Object.is(before.header, after.header) &&
    before.signatures.length === after.signatures.length &&
    before.signatures.every((signature, column) => Object.is(signature, after.signatures[column])),
);
