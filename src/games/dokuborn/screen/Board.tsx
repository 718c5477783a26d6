/** The bookplate: conditions in the margins, a plate for every cell. */
import type { Ref } from 'react';
import IconPlus from '~icons/ph/plus';
import { type CellProps, Grid, type GridHandle } from '../../../components/grid/Grid';
import { sizeInWords } from '../../../components/grid/gridWords';
import { cardIn, conditionsOf } from '../rules/cells';
import { conditionById } from '../rules/conditions';
import type { Pool } from '../rules/pool';
import type { Card, View } from '../rules/types';
import { cellInWords } from '../words/words';
import { Caption } from './Caption';
import { ConditionMark } from './marks';
import { Plate } from './Plate';
import { shortName } from './shortNames';

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
  readonly ref?: Ref<GridHandle>;
}

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
    return (
      <span className="dk-empty" aria-hidden="true">
        {conditionsOf(view, cell).map((condition) => (
          <span key={condition.id} className="dk-asked">
            <ConditionMark condition={condition} />
            <span className="dk-asked-name">{shortName(condition)}</span>
          </span>
        ))}
        <IconPlus />
      </span>
    );
  }

  return (
    <div className="dk-sheet" data-size={size} style={{ '--n': size } as React.CSSProperties}>
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
        onKey={(event, cell) =>
          !event.ctrlKey && !event.metaKey && !event.altKey && props.onKey(event.key, cell)
        }
      />
    </div>
  );
}
