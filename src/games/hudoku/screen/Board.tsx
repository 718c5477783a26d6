/** The board: cells in a sunken tray, brass over them, empty cells where the tray shows through. */
import { type KeyboardEvent, type Ref, useEffect } from 'react';
import { type CellProps, Grid, type GridHandle } from '../../../components/grid/Grid';
import { sizeInWords } from '../../../components/grid/gridWords';
import type { GridSize } from '../../../core/grids';
import { plural } from '../../../frame/words/plural';
import { standingConflicts } from '../rules/conflicts';
import { regionOf } from '../rules/regions';
import { templateOf } from '../rules/templates';
import type { Template, View } from '../rules/types';
import { cellInWords } from '../words/words';
import { Cell, EmptyCell } from './Cell';
import { RegionMarks } from './RegionMarks';
import type { Motion } from './useMotion';

export interface BoardProps {
  readonly view: View;
  /** The cell that the player is at, whose row, column and region are lit. */
  readonly at: number | null;
  readonly hinted: readonly number[];
  /** The number that is chosen before its place: wherever it stands is lit. */
  readonly held?: number | null;
  /** Numbers that cannot both be right show it. */
  readonly showsConflicts?: boolean;
  /** Cells that differ from a checkpoint. */
  readonly changed?: readonly number[];
  readonly moment: Motion;
  /** The focus goes to the board as it appears: it was there when the board was covered. */
  readonly takesFocus: boolean;
  readonly onAt: (cell: number) => void;
  readonly onActivate: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent, cell: number) => boolean;
  readonly ref: React.RefObject<GridHandle | null>;
}

export function Board(props: BoardProps) {
  const { view, at, moment, takesFocus, ref, held = null } = props;
  const template = templateOf(view.config.template);
  const { rows, columns } = template;
  const glow = lightAround(view, at, held);
  const lit = new Set(props.hinted);
  const conflicts = new Set([...moment.conflicts, ...(props.showsConflicts ? standingConflicts(view) : [])]);
  const changed = new Set(props.changed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board appears
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      ref.current?.focus(at ?? view.revealed.findIndex((_, cell) => isOpen(view, cell)));
  }, []);

  function dataOf(cell: number): NonNullable<CellProps['data']> {
    const given = view.origins[cell] === 'given';
    return {
      empty: template.isEmpty[cell] === true,
      small: regionOf(template, cell)?.highest === 4,
      named: isCorner(template, cell),
      above: isCorner(template, cell + template.columns),
      given,
      at: cell === at,
      near: glow.near.has(cell),
      same: glow.same.has(cell),
      lit: lit.has(cell),
      conflict: conflicts.has(cell),
      colour: view.extras?.colours[cell] || undefined,
      changed: changed.has(cell),
    };
  }

  return (
    <Tray template={template}>
      <Grid
        ref={ref as Ref<GridHandle>}
        rows={rows}
        columns={columns}
        label={`Hudoku board, ${sizeInWords(rows, columns)}, ${plural(template.regions.length, 'region')}`}
        className="hud-board"
        labelOf={(cell) => `${cellInWords(view, cell)}${changed.has(cell) ? ', changed' : ''}`}
        renderCell={(cell) =>
          template.isEmpty[cell] ? (
            <EmptyCell said={view.emptyHints[cell] ?? 0} />
          ) : (
            <Cell {...faceOf(view, cell, moment, glow.digit)} />
          )
        }
        cellProps={(cell) => ({ data: dataOf(cell) })}
        signatureOf={(cell) =>
          JSON.stringify([dataOf(cell), faceOf(view, cell, moment, glow.digit), view.emptyHints[cell]])
        }
        initialCell={at ?? view.revealed.findIndex((_, cell) => isOpen(view, cell))}
        onCellFocus={props.onAt}
        onActivate={props.onActivate}
        onKey={props.onKey}
      />
      <RegionMarks template={template} />
    </Tray>
  );
}

/** The same board with nothing on it: what can be seen before the hourglass is turned. */
export function CoveredBoard({ view }: { readonly view: View }) {
  const template = templateOf(view.config.template);
  const { isEmpty } = template;
  return (
    <Tray template={template}>
      <div className="grid-board hud-board" aria-hidden="true">
        {isEmpty.map((empty, cell) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={cell}
            className="grid-cell"
            data-empty={empty || undefined}
            data-small={regionOf(template, cell)?.highest === 4 || undefined}
          />
        ))}
      </div>
      <RegionMarks template={template} />
    </Tray>
  );
}

interface TrayProps {
  readonly template: GridSize;
  readonly children: React.ReactNode;
}

/** With the rim, which makes it a little wider; a low board stops growing before it fills the height. */
export function boardShape({ rows, columns }: GridSize): number {
  return Math.min((1.018 * columns) / rows, 0.2 * columns);
}

export function Tray({ template: { rows, columns }, children }: TrayProps) {
  return (
    <div
      data-board=""
      className="hud-tray"
      style={{ '--rows': rows, '--columns': columns } as React.CSSProperties}
    >
      <div className={`hud-field ${columns > 5 ? '@container/many' : ''}`}>{children}</div>
    </div>
  );
}

function faceOf(view: View, cell: number, { wrong, fresh, beat }: Motion, sought: number) {
  return {
    digit: view.revealed[cell] ?? 0,
    origin: view.origins[cell] ?? null,
    wrong: wrong?.cell === cell ? wrong.digit : null,
    isWrong: view.extras?.verdicts[cell] === 'wrong',
    notes: view.notes[cell] ?? 0,
    highest: regionOf(templateOf(view.config.template), cell)?.highest ?? 9,
    sought,
    fresh: wrong?.cell === cell || fresh.includes(cell) ? beat : undefined,
  };
}

/** Where a region begins, and its plate is. */
function isCorner({ regions }: Template, cell: number): boolean {
  return regions.some(({ cells }) => cells[0] === cell);
}

/** What shares a row, column or region with the cell, and what bears the same number. */
function lightAround({ config, revealed, emptyHints }: View, at: number | null, held: number | null) {
  const template = templateOf(config.template);
  const digit = held ?? (at === null ? 0 : ((revealed[at] || emptyHints[at]) ?? 0));
  const alike = revealed.flatMap((other, cell) => {
    return digit !== 0 && cell !== at && (other === digit || emptyHints[cell] === digit) ? [cell] : [];
  });
  const same = new Set(alike);
  if (at === null) return { near: new Set<number>(), same, digit };
  const sayers = template.empties.filter((empty) => empty !== at && template.peers[empty]?.includes(at));
  return { near: new Set([...(template.peers[at] ?? []), ...sayers]), same, digit };
}

export function isOpen({ config, revealed }: View, cell: number): boolean {
  return templateOf(config.template).isEmpty[cell] === false && revealed[cell] === 0;
}
