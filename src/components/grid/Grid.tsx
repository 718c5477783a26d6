// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be laid out as a board and keep its roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: only cells take the focus; rows and headers are read with them.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cellAt, type GridSize } from '../../core/grids';
import { focusInView } from '../browser/focusInView';
import { GridRow } from './GridRow';
import { cellAfterKey } from './gridKeys';
import { useOtherAction } from './useOtherAction';

export interface GridHandle {
  /** Moves the focus to a cell, or to the one that has the grid's tab stop. */
  focus(cell?: number, options?: FocusOptions): void;
  elementOf(cell: number): HTMLElement | null;
}

export interface CellProps {
  readonly className?: string | undefined;
  /** Written as data-… attributes. */
  readonly data?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly style?: React.CSSProperties | undefined;
}

export interface GridProps extends GridSize {
  readonly label: string;
  readonly renderCell: (cell: number) => ReactNode;
  /** What the cell is, for those who cannot see it. */
  readonly labelOf: (cell: number) => string;
  readonly onActivate?: ((cell: number) => void) | undefined;
  /**
   * The other thing to do with a cell, such as a flag or a cross: right click, long press, Shift+Enter and the menu key.
   * Where it is given, cells have no menu of the browser's, and a press does one thing or the other, never both.
   */
  readonly onOtherAction?: ((cell: number) => void) | undefined;
  readonly onCellFocus?: ((cell: number) => void) | undefined;
  /** Called before the grid's own keys; true means that the key is used up. */
  readonly onKey?: ((event: KeyboardEvent, cell: number) => boolean) | undefined;
  readonly isDisabled?: ((cell: number) => boolean) | undefined;
  readonly isSelected?: ((cell: number) => boolean) | undefined;
  readonly cellProps?: ((cell: number) => CellProps) | undefined;
  /**
   * Everything that a cell's picture, name and props depend on, as one value that is equal (Object.is) while they
   * are. Cells whose signature stands still are not rendered again; without it all of them are.
   */
  readonly signatureOf?: ((cell: number) => unknown) | undefined;
  readonly columnHeaders?: readonly ReactNode[] | undefined;
  readonly rowHeaders?: readonly ReactNode[] | undefined;
  readonly initialCell?: number | undefined;
  readonly className?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<GridHandle> | undefined;
}

/** An ARIA grid with one tab stop. The cells themselves carry the focus; all events are heard at the grid. */
export function Grid(props: GridProps) {
  const { rows, columns, rowHeaders, columnHeaders } = props;
  const root = useRef<HTMLDivElement>(null);
  const tabStop = useRef(props.initialCell ?? 0);
  const stopCell = () => Math.min(tabStop.current, rows * columns - 1);

  const elementOf = (cell: number) =>
    root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;

  /**
   * The tab stop moves by hand, since a focus that moves renders nothing; to a cell before it has the focus, and away from
   * another when that has lost it: browsers work out the page's styles when the tab index of what has the focus changes.
   */
  function openStop(cell: number): HTMLElement | null {
    const element = elementOf(cell);
    if (element?.tabIndex === -1) element.setAttribute('tabindex', '0');
    return element;
  }
  function stopAt(cell: number): void {
    const stop = openStop(cell);
    for (const element of root.current?.querySelectorAll('[data-cell][tabindex="0"]') ?? [])
      if (element !== stop) element.setAttribute('tabindex', '-1');
    tabStop.current = cell;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board of another size has other cells
  useLayoutEffect(() => stopAt(stopCell()), [rows, columns]);

  function focusCell(cell: number, options?: FocusOptions): void {
    const element = openStop(cell);
    if (element) focusInView(element, options);
  }
  useImperativeHandle(props.ref, () => ({
    elementOf,
    focus: (cell = stopCell(), options) => focusCell(cell, options),
  }));

  const isOpen = (cell: number) => !props.isDisabled?.(cell);
  const other = useOtherAction(props.onOtherAction && doOtherAction);

  /** As a tap would, a long press brings the focus along. */
  function doOtherAction(target: EventTarget): boolean {
    const cell = cellOf(target);
    if (cell === null) return false;
    focusCell(cell, { preventScroll: true });
    if (isOpen(cell)) props.onOtherAction?.(cell);
    return true;
  }

  function onFocus(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell === null) return;
    stopAt(cell);
    props.onCellFocus?.(cell);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellOf(event.target);
    if (cell === null || event.defaultPrevented) return;
    if (props.onKey?.(event, cell)) {
      event.preventDefault();
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const act = event.shiftKey && props.onOtherAction ? props.onOtherAction : props.onActivate;
      if (isOpen(cell)) act?.(cell);
      return;
    }
    const next = cellAfterKey(event, cell, props);
    if (next === null) return;
    event.preventDefault();
    focusCell(next);
  }

  function onMouseDown(event: MouseEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null) openStop(cell);
  }

  function onClick(event: MouseEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null && isOpen(cell) && !other.usedUp()) props.onActivate?.(cell);
  }

  const signatureOf = (cell: number) => (props.signatureOf ? props.signatureOf(cell) : Symbol());

  return (
    <div
      ref={root}
      role="grid"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      className={`grid-board ${props.className ?? ''}`.trim()}
      data-headed={rowHeaders ? '' : undefined}
      style={{ '--rows': rows, '--columns': columns } as React.CSSProperties}
      onFocus={onFocus}
      onMouseDown={onMouseDown}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...other.handlers}
    >
      {columnHeaders && (
        <div role="row" className="grid-row grid-headers">
          {rowHeaders && (
            <div role="columnheader">
              <span className="unseen">Row</span>
            </div>
          )}
          {columnHeaders.map((header, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <div key={column} role="columnheader" className="grid-header">
              {header}
            </div>
          ))}
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <GridRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          key={row}
          row={row}
          index={columnHeaders && row + 1}
          header={rowHeaders?.[row]}
          signatures={Array.from({ length: columns }, (_, column) => signatureOf(cellAt(props, row, column)))}
          grid={props}
        />
      ))}
    </div>
  );
}

function cellOf(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest('[data-cell]') : null;
  return found ? Number(found.getAttribute('data-cell')) : null;
}
