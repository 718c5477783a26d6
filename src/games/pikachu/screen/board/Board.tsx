/** The board: tiles in a tray, and over it what has just happened. */
import type { Ref } from 'react';
import { type CellProps, Grid, type GridHandle } from '../../../../components/grid/Grid';
import { sizeInWords } from '../../../../components/grid/gridWords';
import { columnOf, rowOf } from '../../../../core/grids';
import type { View } from '../../rules/types';
import { cellInWords } from '../../words/words';
import { Tile } from '../tiles/Tile';
import type { Orientation } from './orientation';

export interface BoardMotion {
  /** Raised with every step. */
  readonly serial: number;
  readonly missed: readonly number[];
  /** Where tiles of this board came from, by the cell they are on now. */
  readonly travelled: ReadonlyMap<number, number>;
  readonly travelMs: number;
  /** What an undone move had taken away. */
  readonly returned: readonly number[];
}

export interface BoardProps {
  readonly view: View;
  readonly orientation: Orientation;
  readonly selected: number | null;
  readonly hinted: readonly number[];
  readonly effects: BoardMotion;
  readonly onActivate: (cell: number) => void;
  readonly onCancel: () => void;
  readonly children?: React.ReactNode;
  readonly ref?: Ref<GridHandle>;
}

export function Board(props: BoardProps) {
  const { view, orientation, selected, hinted, effects } = props;
  const { rows, columns, toBoard } = orientation;
  const tileAt = (shown: number) => view.tiles[toBoard(shown)] ?? 0;
  const lit = new Set(hinted);
  const missed = new Set(effects.missed);
  const returned = new Set(effects.returned);

  function stateOf(cell: number): string {
    const travelled = effects.travelled.get(cell);
    return [
      view.tiles[cell],
      cell === selected ? 's' : '',
      lit.has(cell) ? 'h' : '',
      missed.has(cell) ? 'm' : '',
      returned.has(cell) ? 'r' : '',
      travelled === undefined ? '' : `t${effects.serial}`,
    ].join();
  }

  function propsOf(cell: number): CellProps {
    const from = effects.travelled.get(cell);
    return {
      data: {
        empty: (view.tiles[cell] ?? 0) === 0,
        hint: lit.has(cell),
        miss: missed.has(cell),
        back: returned.has(cell),
        travel: from !== undefined,
      },
      ...(from === undefined ? {} : { style: offset(orientation, from, cell) }),
    };
  }

  return (
    <div
      data-board=""
      // On a phone that lies on its side, eight rows are in view.
      className="tray pika-tray pika-live relative isolate p-(--ring) [--scrolled:44px] lying:[--scrolled:min(36px,12.5cqh)] forced-colors:border"
      style={
        {
          '--rows': rows,
          '--columns': columns,
          '--travel': `calc(${effects.travelMs}ms * var(--pace))`,
        } as React.CSSProperties
      }
    >
      <Grid
        ref={props.ref}
        rows={rows}
        columns={columns}
        label={`Pikachu board, ${sizeInWords(rows, columns)}`}
        className="pika-board"
        labelOf={(shown) => cellInWords(view, toBoard(shown))}
        renderCell={(shown) => <Tile tile={tileAt(shown)} />}
        isSelected={(shown) => toBoard(shown) === selected}
        cellProps={(shown) => propsOf(toBoard(shown))}
        signatureOf={(shown) => stateOf(toBoard(shown))}
        onActivate={(shown) => props.onActivate(toBoard(shown))}
        onKey={(event) => {
          if (event.key !== 'Escape' || selected === null) return false;
          props.onCancel();
          return true;
        }}
      />
      {props.children}
    </div>
  );
}

/** How far from its new cell a tile begins, in cells. */
function offset({ rows, columns, toShown }: Orientation, from: number, to: number): React.CSSProperties {
  const shown = { rows, columns };
  const [a, b] = [toShown(from), toShown(to)];
  return {
    '--dx': columnOf(shown, a) - columnOf(shown, b),
    '--dy': rowOf(shown, a) - rowOf(shown, b),
  } as React.CSSProperties;
}
