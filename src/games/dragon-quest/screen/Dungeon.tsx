/** The board: the part of the dungeon's field that matters, as a grid of cards on stone. */
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { type CellProps, Grid, type GridHandle } from '../../../components/grid/Grid';
import { ENTRANCE_CELL } from '../rules/field';
import { type Chosen, meaningOf } from '../rules/possibleMoves';
import type { View } from '../rules/view';
import { cellLabel } from '../words/labels';
import { DungeonCard } from './cards/Card';
import { Torch } from './cards/Torch';
import type { ShownField } from './shownField';
import { type Motion, motionAt } from './useMotion';

interface DungeonProps {
  readonly view: View;
  readonly hall: ShownField;
  readonly chosen: Chosen | null;
  readonly hinted: readonly number[];
  readonly stir: Motion;
  readonly onActivate: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
  readonly onCancel: () => boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<GridHandle>;
}

const OPEN = 'hover:bg-[#8fd07a3d]!';
const LIVE = 'hover:[&>*]:first:-translate-y-0.5';

export function Dungeon(props: DungeonProps) {
  const { view, hall, chosen, stir } = props;
  const lit = new Set(props.hinted);
  const tray = useRef<HTMLDivElement>(null);
  useSlide(tray, hall);

  const chosenCell = chosen?.kind === 'card' ? chosen.cell : null;

  function propsOf(shown: number): CellProps {
    const cell = hall.toField(shown);
    const { kind, live, resolved } = meaningOf(view, cell, chosen);
    const moves = isTurning(stir, cell);
    return {
      data: {
        kind,
        live,
        resolved,
        hint: lit.has(cell),
        ...motionAt(stir, cell),
        met: stir.met && moves,
      },
      className: kind === 'open' ? OPEN : live ? LIVE : undefined,
      style: offset(hall, shown),
    };
  }

  function signatureOf(shown: number): string {
    const { data } = propsOf(shown);
    const cell = hall.toField(shown);
    return [
      meaningOf(view, cell, chosen).card,
      cell === chosenCell,
      hall.top,
      hall.left,
      hall.columns,
      view.queenDefeated,
      isTurning(stir, cell) ? stir.serial : '',
      ...Object.values(data ?? {}),
    ].join();
  }

  return (
    <div
      ref={tray}
      className="tray dq-tray forced-colors:border"
      data-board=""
      style={{ '--rows': hall.rows, '--columns': hall.columns } as React.CSSProperties}
    >
      <Grid
        ref={props.ref}
        rows={hall.rows}
        columns={hall.columns}
        label={`Dungeon, level ${view.level}`}
        className="dq-board"
        initialCell={hall.toShown(ENTRANCE_CELL) ?? 0}
        labelOf={(shown) => {
          const cell = hall.toField(shown);
          return cellLabel(view, cell, chosen, lit.has(cell));
        }}
        renderCell={(shown) => <Cell {...props} cell={hall.toField(shown)} />}
        isSelected={(shown) => hall.toField(shown) === chosenCell}
        cellProps={propsOf}
        signatureOf={signatureOf}
        onActivate={(shown) => props.onActivate(hall.toField(shown))}
        onCellFocus={(shown) => props.onFocus(hall.toField(shown))}
        onKey={(event) => event.key === 'Escape' && props.onCancel()}
      />
      {props.children}
    </div>
  );
}

function Cell({ view, chosen, stir, cell }: DungeonProps & { readonly cell: number }) {
  const turning = isTurning(stir, cell);
  // A card that is turned over once more is another one to the browser, so that its turning starts afresh.
  const turn = turning ? stir.serial : 'still';
  const { kind, card, resolved, live } = meaningOf(view, cell, chosen);
  return (
    <>
      {kind === 'card' && (
        <DungeonCard
          key={turn}
          card={card}
          resolved={resolved}
          turning={turning}
          queenDefeated={view.queenDefeated}
        />
      )}
      {live && <Torch inCell={kind === 'open'} />}
    </>
  );
}

function isTurning({ dealt, turned }: Motion, cell: number): boolean {
  return dealt === cell || turned.includes(cell);
}

/** How far a card comes from the deck, which lies above the top right corner, in cells. */
function offset(hall: ShownField, shown: number): React.CSSProperties {
  const row = Math.floor(shown / hall.columns);
  const column = shown % hall.columns;
  return { '--dx': hall.columns - 1 - column, '--dy': -1 - row } as React.CSSProperties;
}

/** When the window follows the dungeon, the cards slide to where they lie now instead of jumping. */
function useSlide(tray: React.RefObject<HTMLDivElement | null>, hall: ShownField): void {
  const before = useRef(hall);
  useLayoutEffect(() => {
    const dx = hall.left - before.current.left;
    const dy = hall.top - before.current.top;
    const board = tray.current?.querySelector<HTMLElement>('.dq-board');
    before.current = hall;
    if (!board || (dx === 0 && dy === 0)) return;
    board.style.setProperty('--slide-x', String(dx));
    board.style.setProperty('--slide-y', String(dy));
    board.removeAttribute('data-slide');
    // Asked for its width, the board is laid out without the attribute, so that the slide starts afresh.
    board.dataset.slide = String(board.offsetWidth);
  }, [tray, hall]);
}
