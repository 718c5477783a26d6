// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Grid, type GridHandle, type GridProps } from '../../src/components/grid/Grid';
import { cellAfterKey } from '../../src/components/grid/gridKeys';

const board = (props: Partial<GridProps> = {}) => (
  <Grid
    label="Board"
    rows={3}
    columns={4}
    labelOf={(cell) => `cell ${cell}`}
    renderCell={(cell) => <span>{cell}</span>}
    {...props}
  />
);

const cell = (index: number) => screen.getByRole('gridcell', { name: `cell ${index}` });
const tabStops = () => screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0);

describe('Grid', () => {
  it('is an ARIA grid of rows and cells, and nothing in it can be tabbed to but one cell', () => {
    render(board());
    const grid = screen.getByRole('grid', { name: 'Board' });
    const rows = within(grid).getAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('gridcell').length)).toEqual([4, 4, 4]);
    expect(tabStops()).toEqual([cell(0)]);
    expect(grid.querySelectorAll('button, a, input, [tabindex="0"]')).toHaveLength(1);
  });

  it('moves the focus and the tab stop together', async () => {
    const onCellFocus = vi.fn();
    render(board({ onCellFocus, initialCell: 5 }));
    await userEvent.tab();
    expect(cell(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(10)).toHaveFocus();
    expect(tabStops()).toEqual([cell(10)]);
    expect(onCellFocus.mock.calls.flat()).toEqual([5, 6, 10]);
  });

  it.each([
    ['ArrowUp', false, 5, 1],
    ['ArrowUp', false, 1, 1],
    ['ArrowDown', false, 5, 9],
    ['ArrowDown', false, 9, 9],
    ['ArrowLeft', false, 5, 4],
    ['ArrowLeft', false, 4, 4],
    ['ArrowRight', false, 6, 7],
    ['ArrowRight', false, 7, 7],
    ['Home', false, 6, 4],
    ['End', false, 5, 7],
    ['Home', true, 6, 0],
    ['End', true, 5, 11],
    ['ArrowUp', true, 5, null],
    ['a', false, 5, null],
  ])('%s (ctrl %s) leads from %i to %s', (key, ctrlKey, from, to) => {
    const event = { key, ctrlKey, metaKey: false, altKey: false };
    expect(cellAfterKey(event, from, { rows: 3, columns: 4 })).toBe(to);
  });

  it('activates by click, Enter and Space, and not where it is disabled', async () => {
    const onActivate = vi.fn();
    render(board({ onActivate, isDisabled: (index) => index === 2 }));
    await userEvent.click(screen.getByText('1'));
    await userEvent.keyboard('{Enter}[Space]{ArrowRight}{Enter}');
    await userEvent.click(cell(2));
    expect(onActivate.mock.calls.flat()).toEqual([1, 1, 1]);
    expect(cell(2)).toHaveFocus();
    expect(cell(2)).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers every key to the owner first', async () => {
    const onActivate = vi.fn();
    const onKey = vi.fn((event: { key: string }) => event.key === 'Enter');
    render(board({ onActivate, onKey }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}5{ArrowRight}');
    expect(onActivate).not.toHaveBeenCalled();
    expect(onKey.mock.calls.map(([event]) => event.key)).toEqual(['Enter', '5', 'ArrowRight']);
    expect(cell(1)).toHaveFocus();
  });

  it('writes selection, classes and data where the owner wants them', () => {
    render(
      board({
        isSelected: (index) => index === 3,
        cellProps: (index) => ({
          className: `tile-${index}`,
          data: { region: 'a', hint: index === 3, gone: false },
        }),
      }),
    );
    expect(cell(3)).toHaveAttribute('aria-selected', 'true');
    expect(cell(4)).toHaveAttribute('aria-selected', 'false');
    expect(cell(3)).toHaveClass('grid-cell', 'tile-3');
    expect(cell(3)).toHaveAttribute('data-region', 'a');
    expect(cell(3)).toHaveAttribute('data-hint', '');
    expect(cell(4)).not.toHaveAttribute('data-hint');
    expect(cell(4)).not.toHaveAttribute('data-gone');
  });

  it('renders few cells again when one of 336 changes, and none when the focus moves', async () => {
    const renderCell = vi.fn((index: number) => <span>{index}</span>);
    function Owner() {
      const [chosen, setChosen] = useState(-1);
      return board({
        rows: 12,
        columns: 28,
        renderCell,
        onActivate: setChosen,
        labelOf: (index) => `cell ${index}${index === chosen ? ', selected' : ''}`,
        signatureOf: (index) => index === chosen,
      });
    }
    render(<Owner />);
    expect(renderCell).toHaveBeenCalledTimes(336);
    await userEvent.tab();
    renderCell.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    expect(renderCell).not.toHaveBeenCalled();
    expect(screen.getByRole('gridcell', { name: 'cell 1' })).toHaveAttribute('tabindex', '0');
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    renderCell.mockClear();
    await userEvent.keyboard('{Enter}');
    expect(renderCell.mock.calls.map(([index]) => index)).toEqual([1]);
    expect(screen.getByRole('gridcell', { name: 'cell 1, selected' })).toHaveFocus();
  });

  it('renders all cells anew where no signature says that they stand still', () => {
    const renderCell = vi.fn(() => null);
    const { rerender } = render(board({ renderCell }));
    rerender(board({ renderCell, labelOf: (index) => `tile ${index}` }));
    expect(renderCell).toHaveBeenCalledTimes(24);
    expect(screen.getByRole('gridcell', { name: 'tile 11' })).toBeInTheDocument();
  });

  it('keeps one tab stop when the board becomes smaller', () => {
    const { rerender } = render(board({ initialCell: 11 }));
    rerender(board({ rows: 2, initialCell: 11 }));
    expect(tabStops()).toEqual([cell(7)]);
  });

  it('can be told where to put the focus', () => {
    const handle = createRef<GridHandle>();
    render(board({ ref: handle }));
    handle.current?.focus(9);
    expect(cell(9)).toHaveFocus();
    expect(handle.current?.elementOf(2)).toBe(cell(2));
    expect(handle.current?.elementOf(99)).toBeNull();
  });

  it('reads headers with rows and columns', () => {
    render(board({ columnHeaders: ['A', 'B', 'C', 'D'], rowHeaders: ['x', 'y', 'z'] }));
    expect(screen.getByRole('columnheader', { name: 'C' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'z' })).toBeInTheDocument();
  });

  it('counts rows and columns as the names of its cells do, and no headers with them', () => {
    render(board({ columnHeaders: ['A', 'B', 'C', 'D'], rowHeaders: ['x', 'y', 'z'] }));
    expect(cell(6)).toHaveAttribute('aria-colindex', '3');
    expect(cell(6).closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
  });
});
