/** The bookplate: conditions in the margins, a plate for every cell. */
import type { PointerEvent, Ref } from 'react';
import { type CellProps, Grid, type GridHandle } from '../../../components/grid/Grid';
import { sizeInWords } from '../../../components/grid/gridWords';
import { cardIn, conditionsOf } from '../rules/cells';
import { conditionById } from '../rules/conditions';
import type { Pool } from '../rules/pool';
import type { Card, View } from '../rules/types';
import { cellInWords } from '../words/words';
import { Asked } from './Asked';
import { Caption } from './Caption';
import { Plate } from './Plate';

export interface BoardProps {
  readonly pool: Pool;
  readonly view: View;
  /** One whole answer, once the game is lost: shown where the player has no card. */
  readonly solution: ReadonlyMap<number, Card>;
  /** The card being moved. */
  readonly selected: number | null;
  readonly hinted: readonly number[];
  /** Cells that the cards placed have left without an answer. */
  readonly dead: readonly number[];
  /** Cells that a card has just come to. */
  readonly fresh: readonly number[];
  readonly serial: number;
  readonly onActivate: (cell: number) => void;
  readonly onKey: (key: string, cell: number) => boolean;
  /** A mouse points at this cell, or it has the focus. */
  readonly onLook: (cell: number) => void;
  readonly ref?: Ref<GridHandle>;
}

/** How high a card is by its width, and the least that captions need. Lying, cards lack height, not width. */
const MEASURES =
  '[--least-above:2.5rem] [--least-beside:min(3.8rem,64px)] [--tall:1.4] lying:[--tall:1.17] tablet:[--cap:25vmin] tablet:[--least-above:3.25rem] wide:[--least-above:2.25rem]';

export function Board(props: BoardProps) {
  const { pool, view, solution, selected, fresh, serial } = props;
  const { size } = view;
  const hinted = new Set(props.hinted);
  const dead = new Set(props.dead);

  const lineOf = (ids: readonly string[], cellsOf: (line: number) => number[]) =>
    ids.map((id, line) => {
      const condition = conditionById(id);
      const cells = cellsOf(line);
      return (
        condition && (
          <Caption
            key={id}
            condition={condition}
            full={cells.every((cell) => view.placed[cell] !== null)}
            flash={cells.some((cell) => fresh.includes(cell)) ? serial : undefined}
          />
        )
      );
    });
  const lines = Array.from({ length: size }, (_, at) => at);

  function propsOf(cell: number): CellProps {
    return {
      data: {
        filled: view.placed[cell] !== null,
        ghost: solution.has(cell),
        hint: hinted.has(cell),
        dead: dead.has(cell),
      },
    };
  }

  function renderCell(cell: number) {
    const card = cardIn(pool, view, cell);
    if (card) return <Plate key={card.id} card={card} fresh={fresh.includes(cell)} />;
    const shown = solution.get(cell);
    if (shown) return <Plate card={shown} />;
    return <Asked conditions={conditionsOf(view, cell)} />;
  }

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    const over = target instanceof Element && target.closest<HTMLElement>('[data-cell]');
    if (over && pointerType === 'mouse') props.onLook(Number(over.dataset.cell));
  }

  return (
    <div
      className={`dk-sheet border-3 border-double border-(--board-line) bg-surface p-0.5 shadow-rest ${MEASURES}`}
      data-board=""
      style={{ '--n': size } as React.CSSProperties}
      onPointerOver={onPointerOver}
    >
      <Grid
        ref={props.ref}
        rows={size}
        columns={size}
        label={`Dokuborn grid, ${sizeInWords(size, size)}`}
        className="dk-board"
        columnHeaders={lineOf(view.columns, (column) => lines.map((row) => row * size + column))}
        rowHeaders={lineOf(view.rows, (row) => lines.map((column) => row * size + column))}
        labelOf={(cell) => {
          const name = cellInWords(pool, view, cell, solution.get(cell) ?? null);
          return dead.has(cell) ? `${name}, no answer left` : name;
        }}
        renderCell={renderCell}
        isSelected={(cell) => cell === selected}
        cellProps={propsOf}
        signatureOf={(cell) =>
          [
            view.rows,
            view.columns,
            view.placed[cell],
            solution.get(cell)?.id,
            cell === selected,
            hinted.has(cell),
            dead.has(cell),
            fresh.includes(cell) && serial,
          ].join()
        }
        onActivate={props.onActivate}
        onCellFocus={props.onLook}
        onKey={(event, cell) =>
          !event.ctrlKey && !event.metaKey && !event.altKey && props.onKey(event.key, cell)
        }
      />
    </div>
  );
}
