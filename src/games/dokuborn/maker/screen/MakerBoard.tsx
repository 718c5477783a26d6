/** The grid on its way: its rows and columns are pressed to choose for them, and each cell counts its answers. */
import type { KeyboardEvent } from 'react';
import IconPlus from '~icons/ph/plus-bold';
import { Grid } from '../../../../components/grid/Grid';
import { sizeInWords } from '../../../../components/grid/gridWords';
import { plural } from '../../../../frame/words/plural';
import { linesAt, type Sketch } from '../../making/sketch';
import { conditionById } from '../../rules/conditions';
import { SCARCE } from '../../rules/stars';
import { Caption } from '../../screen/Caption';
import { capital, lineName } from '../../words/places';
import { cellOnItsWay, lineInWords } from '../words/making';

interface MakerBoardProps {
  readonly sketch: Sketch;
  /** By cell, with what is being looked at in its line. */
  readonly counts: readonly (number | null)[];
  readonly line: number;
  /** The cells of its line show what it would make of them. */
  readonly isPreview: boolean;
  /** Cells that make it no puzzle. */
  readonly dead: readonly number[];
  /** `byKey`: whoever pressed it goes on with the keyboard. */
  readonly onLine: (line: number, byKey: boolean) => void;
  readonly onClear: (line: number) => void;
  readonly onCell: (cell: number) => void;
}

/** Cells lower than cards: the counts need little room, and what there is to choose needs much. */
const MEASURES =
  '[--least-above:2.75rem] [--least-beside:min(4.25rem,72px)] [--tall:0.78] tablet:[--cap:22vmin] wide:[--cap:25vmin] wide:[--least-above:3.25rem] wide:[--tall:0.85] tablet:[--least-beside:7rem] wide:[--least-beside:8.5rem]';

export function MakerBoard(props: MakerBoardProps) {
  const { sketch, counts, line, isPreview, dead } = props;
  const { size } = sketch;
  const isIn = (cell: number) => linesAt(size, cell).includes(line);
  const headers = (first: number) =>
    Array.from({ length: size }, (_, at) => first + at).map((own) => (
      <LineButton key={own} {...props} own={own} />
    ));

  return (
    <div
      className={`dk-sheet border-3 border-double border-(--board-line) bg-surface p-0.5 shadow-rest ${MEASURES}`}
      data-board=""
      style={{ '--n': size } as React.CSSProperties}
    >
      <Grid
        rows={size}
        columns={size}
        label={`Grid on its way, ${sizeInWords(size, size)}`}
        className="dk-board"
        columnHeaders={headers(size)}
        rowHeaders={headers(0)}
        labelOf={(cell) =>
          cellOnItsWay(sketch, cell, isPreview && isIn(cell) ? null : (counts[cell] ?? null))
        }
        renderCell={(cell) => <Count count={counts[cell] ?? null} isPreview={isPreview && isIn(cell)} />}
        cellProps={(cell) => ({ data: { dead: dead.includes(cell), line: isIn(cell) } })}
        signatureOf={(cell) =>
          [sketch.lines, counts[cell], isPreview && isIn(cell), isIn(cell), dead.includes(cell)].join()
        }
        onActivate={props.onCell}
      />
    </div>
  );
}

const LINE =
  'relative grid size-full min-h-9 place-items-center rounded-sm px-0.5 hover:bg-accent/8 aria-pressed:bg-select aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)] forced-colors:aria-pressed:outline-3';

interface LineButtonProps extends Pick<MakerBoardProps, 'sketch' | 'line' | 'onLine' | 'onClear'> {
  readonly own: number;
}

function LineButton({ sketch, line, own, onLine, onClear }: LineButtonProps) {
  const id = sketch.lines[own] ?? null;
  const condition = id === null ? undefined : conditionById(id);
  function onKeyDown(event: KeyboardEvent): void {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || id === null) return;
    event.preventDefault();
    onClear(own);
  }
  return (
    <button
      type="button"
      data-line={own}
      className={LINE}
      aria-pressed={own === line}
      aria-label={lineInWords(sketch, own)}
      onClick={({ detail }) => onLine(own, detail === 0)}
      onKeyDown={onKeyDown}
    >
      {condition ? (
        <span className="contents" aria-hidden="true">
          <Caption condition={condition} />
        </span>
      ) : (
        <span className="grid size-full min-h-8 place-content-center justify-items-center gap-0.5 rounded-sm border border-dashed border-edge text-xs leading-none text-soft">
          <IconPlus aria-hidden="true" />
          {capital(lineName(sketch.size, own))}
        </span>
      )}
    </button>
  );
}

/** How many cards answer a cell. Scarce ones are told apart by more than their figure. */
function Count({ count, isPreview }: { readonly count: number | null; readonly isPreview: boolean }) {
  if (count === null) return <span className="text-lg text-soft opacity-60">·</span>;
  return (
    <span
      data-preview={isPreview || undefined}
      className="figures grid justify-items-center font-title text-[clamp(1.125rem,26cqmin,2.5rem)] leading-none font-semibold text-cell-ink data-preview:text-accent-text data-preview:italic"
    >
      <span
        data-scarce={count <= SCARCE || undefined}
        className="data-scarce:underline data-scarce:decoration-double data-scarce:underline-offset-2"
      >
        {count}
      </span>
      <span className="mt-1 hidden font-text text-xs font-normal text-cell-soft @min-[4.5rem]/plate:block">
        {plural(count, { one: 'answer', other: 'answers' })}
      </span>
    </span>
  );
}
