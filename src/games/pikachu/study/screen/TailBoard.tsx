/** The board of the game, with tiles that are left of one. */
import { type Ref, useMemo, useRef } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { LastStep } from '../../../../store/session/sessionState';
import { pointOf } from '../../rules/boardIndex';
import type { Pikachu } from '../../rules/types';
import { Board } from '../../screen/board/Board';
import { Cleared } from '../../screen/board/Cleared';
import { MissNote } from '../../screen/board/MissNote';
import { orient } from '../../screen/board/orientation';
import { PathLine } from '../../screen/board/PathLine';
import { useMotion } from '../../screen/board/useMotion';
import { useRoomAround } from '../../screen/board/useRoomAround';
import { stateOf } from '../play';
import type { Scene } from './useLookBack';

interface TailBoardProps extends Scene {
  /** What has just happened on this board; null: it is looked at. */
  readonly last: LastStep<Pikachu> | null;
  readonly selected: number | null;
  readonly onActivate: (cell: number) => void;
  readonly onCancel: () => void;
  readonly ref?: Ref<GridHandle>;
}

/** Small enough to lie as it is on every screen, so that what falls in the rules falls on the screen. */
export function TailBoard(props: TailBoardProps) {
  const { tail, cells, last } = props;
  const { rows, columns } = tail;
  const view = useMemo(() => stateOf(tail), [tail]);
  const orientation = useMemo(() => orient({ rows, columns }, 'flat'), [rows, columns]);
  const effects = useMotion(last, view, false);
  const overlay = useRef<HTMLDivElement>(null);
  const ring = useRoomAround(overlay, orientation);
  const stroke = effects.stroke ?? props.stroke;
  return (
    <Board
      {...(props.ref && { ref: props.ref })}
      view={view}
      orientation={orientation}
      selected={props.selected}
      hinted={cells}
      effects={effects}
      onActivate={props.onActivate}
      onCancel={props.onCancel}
    >
      <div ref={overlay} className="pointer-events-none absolute inset-(--ring) z-4" aria-hidden="true">
        {stroke && (
          <PathLine
            key={`${effects.serial}${stroke.kind}${cells.join()}`}
            rows={rows}
            columns={columns}
            ring={ring}
            stroke={stroke}
            leaving={effects.leaving}
          />
        )}
      </div>
      {effects.note && (
        <MissNote
          key={`n${effects.serial}`}
          rows={rows}
          columns={columns}
          cells={effects.missed.map((cell) => pointOf(view, cell))}
          text={effects.note}
        />
      )}
      {view.tiles.every((tile) => tile === 0) && <Cleared last={last ?? NOTHING} />}
    </Board>
  );
}

const NOTHING: LastStep<Pikachu> = {
  serial: 0,
  kind: 'opened',
  move: null,
  before: null,
  events: [],
  fault: null,
};
