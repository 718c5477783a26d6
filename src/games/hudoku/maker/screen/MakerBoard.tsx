/** The board in the making, on the same tray as the one that is played on. */
import type { KeyboardEvent, Ref } from 'react';
import { type CellProps, Grid, type GridHandle } from '../../../../components/grid/Grid';
import { sizeInWords } from '../../../../components/grid/gridWords';
import { columnOf, rowOf } from '../../../../core/grids';
import { lettersOf, sideOf } from '../../making/drawing';
import { cellsOfRegion, isEmptyAt, letterAt, type Sketch } from '../../making/sketch';
import { Tray } from '../../screen/Board';
import { Cell, EmptyCell } from '../../screen/Cell';
import { Counts, RegionFrame } from '../../screen/RegionMarks';
import { sketchCellInWords } from '../words/cells';

interface MakerBoardProps {
  readonly sketch: Sketch;
  readonly drawing: boolean;
  readonly at: number | null;
  /** Cells whose numbers contradict each other. */
  readonly wrong: ReadonlySet<number>;
  readonly shown: readonly [readonly number[], readonly number[]] | null;
  readonly onAt: (cell: number) => void;
  readonly onActivate: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent, cell: number) => boolean;
  readonly ref: Ref<GridHandle>;
}

export function MakerBoard(props: MakerBoardProps) {
  const { sketch, drawing, at, wrong, shown } = props;
  const { rows, columns, cells } = sketch;

  function dataOf(cell: number): NonNullable<CellProps['data']> {
    const letter = letterAt(sketch, cell);
    const empty = letter === '' || isEmptyAt(sketch, cell);
    return {
      empty,
      undrawn: letter === '',
      small: !empty && cellsOfRegion(sketch, letter).length === 4,
      named: startsRegion(sketch, cell),
      above: startsRegion(sketch, cell + columns),
      given: !empty && sketch.numbers[cell] !== 0,
      at: cell === at,
      lit: shown !== null && !empty && shown[0][cell] !== shown[1][cell],
      conflict: wrong.has(cell),
    };
  }

  return (
    <Tray template={sketch}>
      <Grid
        ref={props.ref}
        rows={rows}
        columns={columns}
        label={`Board in the making, ${sizeInWords(rows, columns)}`}
        className="hud-board"
        labelOf={(cell) => sketchCellInWords({ sketch, shown, isWrong: wrong.has(cell) }, cell)}
        renderCell={(cell) => <Face sketch={sketch} drawing={drawing} shown={shown} cell={cell} />}
        cellProps={(cell) => ({ data: dataOf(cell) })}
        signatureOf={(cell) =>
          JSON.stringify([
            dataOf(cell),
            cells[cell],
            sketch.numbers[cell],
            drawing,
            shown?.map((one) => one[cell]),
          ])
        }
        initialCell={at ?? 0}
        onCellFocus={props.onAt}
        onActivate={props.onActivate}
        onKey={props.onKey}
      />
      <div className="pointer-events-none absolute inset-0" aria-hidden="true">
        {lettersOf(sketch)
          .filter((letter) => isSquare(sketch, letter))
          .map((letter) => {
            const [first = 0, ...rest] = cellsOfRegion(sketch, letter);
            return (
              <RegionFrame
                key={letter}
                region={{ letter, highest: rest.length + 1 }}
                row={rowOf(sketch, first)}
                column={columnOf(sketch, first)}
              />
            );
          })}
        <Counts count={rows} className="inset-y-0 right-full grid w-(--ring)" />
        <Counts
          count={columns}
          className="inset-x-0 top-full grid h-(--ring) grid-flow-col [contain:paint]"
        />
      </div>
    </Tray>
  );
}

interface FaceProps extends Pick<MakerBoardProps, 'sketch' | 'drawing' | 'shown'> {
  readonly cell: number;
}

function Face({ sketch, drawing, shown, cell }: FaceProps) {
  const letter = letterAt(sketch, cell);
  const number = sketch.numbers[cell] ?? 0;
  if (letter === '') return <span className="size-[0.16em] rounded-full bg-soft" />;
  if (isEmptyAt(sketch, cell)) return drawing ? <SpeaksFor letter={letter} /> : <EmptyCell said={number} />;
  if (shown !== null && number === 0) return <Shown one={shown[0][cell] ?? 0} other={shown[1][cell] ?? 0} />;
  return <Cell digit={number} origin="given" wrong={null} notes={0} highest={9} sought={0} />;
}

/** Which region an empty cell speaks for, while the board is drawn. */
function SpeaksFor({ letter }: { readonly letter: string }) {
  return (
    <span className="figures rounded-sm border border-dashed border-soft px-[0.3em] text-[max(0.34em,12px)] leading-[1.4] font-semibold text-ink">
      {letter.toUpperCase()}
    </span>
  );
}

/** What stands here in two solutions. */
function Shown({ one, other }: { readonly one: number; readonly other: number }) {
  if (one === other) return <Cell digit={one} origin="shown" wrong={null} notes={0} highest={9} sought={0} />;
  return (
    <span className="figures text-[max(0.36em,12px)] leading-none font-semibold text-cell-ink">
      {one}
      <span className="px-[0.1em] font-normal">/</span>
      {other}
    </span>
  );
}

function startsRegion(sketch: Sketch, cell: number): boolean {
  const letter = sketch.cells[cell] ?? '';
  return letter !== '' && !letter.startsWith('-') && cellsOfRegion(sketch, letter)[0] === cell;
}

/** What was pasted may have regions of any shape. */
function isSquare(sketch: Sketch, letter: string): boolean {
  const side = sideOf(sketch, letter);
  const cells = cellsOfRegion(sketch, letter);
  const first = cells[0] ?? 0;
  const fits = columnOf(sketch, first) + side <= sketch.columns;
  return (
    fits &&
    cells.length === side * side &&
    cells.every((cell, i) => cell === first + Math.floor(i / side) * sketch.columns + (i % side))
  );
}
