/** The board as the window lets it lie, with what has just happened over it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollSoon } from '../../../../components/browser/focusInView';
import type { GridHandle } from '../../../../components/grid/Grid';
import { pointOf } from '../../rules/boardIndex';
import type { Game } from '../../words/words';
import { Board } from './Board';
import { Cleared } from './Cleared';
import { hintOnBoard } from './hintOnBoard';
import { MissNote } from './MissNote';
import type { Orientation } from './orientation';
import { PathLine } from './PathLine';
import type { Motion } from './useMotion';
import { useRoomAround } from './useRoomAround';
import type { Selection } from './useSelection';

interface LiveBoardProps {
  readonly game: Game;
  readonly effects: Motion;
  readonly selection: Selection;
  readonly orientation: Orientation;
  readonly ref: RefObject<GridHandle | null>;
}

export function LiveBoard({ game, effects, selection, orientation, ref }: LiveBoardProps) {
  const { view } = game;
  const { rows, columns, turned } = orientation;
  const hint = hintOnBoard(game.hint);
  const stroke = effects.stroke ?? hint.stroke;
  const overlay = useRef<HTMLDivElement>(null);
  const room = useRoomAround(overlay, orientation);
  useStartAfresh(ref, effects, orientation);
  useInView(ref, hint.cells, orientation);
  return (
    <Board
      ref={ref}
      view={view}
      orientation={orientation}
      selected={selection.selected}
      hinted={hint.cells}
      effects={effects}
      onActivate={selection.activate}
      onCancel={selection.cancel}
    >
      <div ref={overlay} className="pointer-events-none absolute inset-(--ring) z-4" aria-hidden="true">
        {stroke && (
          <PathLine
            key={`${effects.serial}${stroke.kind}`}
            rows={rows}
            columns={columns}
            ring={room}
            stroke={{ ...stroke, points: stroke.points.map(turned) }}
            leaving={effects.leaving.map(({ at, tile }) => ({ at: turned(at), tile }))}
          />
        )}
      </div>
      {effects.note && hint.cells.length === 0 && (
        <MissNote
          key={`n${effects.serial}`}
          rows={rows}
          columns={columns}
          cells={effects.missed.map((cell) => turned(pointOf(view, cell)))}
          text={effects.note}
        />
      )}
      {game.status.kind === 'won' && <Cleared last={game.last} />}
    </Board>
  );
}

type BoardRef = RefObject<GridHandle | null>;

/** A tile that moved with the last step too goes on in the same animation, which has run out. */
function useStartAfresh(board: BoardRef, effects: Motion, { toShown }: Orientation): void {
  const before = useRef<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useLayoutEffect(() => {
    const moved = new Set([...effects.missed, ...effects.returned, ...effects.travelled.keys()]);
    const again = [...moved].filter((cell) => before.current.has(cell));
    before.current = moved;
    if (again.length === 0) return;
    // With the frame that shows them: asked for at once, the page's styles would be worked out twice.
    const frame = requestAnimationFrame(() => {
      for (const cell of again) {
        const animations = board.current?.elementOf(toShown(cell))?.getAnimations?.() ?? [];
        for (const animation of animations)
          if (!(animation instanceof CSSTransition)) animation.currentTime = 0;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [effects.serial]);
}

/** Where the board is larger than the window, what a hint points at is brought into view. */
function useInView(board: BoardRef, cells: readonly number[], { toShown }: Orientation): void {
  const pointedAt = cells.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hint
  useEffect(() => {
    for (const cell of cells) scrollSoon(board.current?.elementOf(toShown(cell)));
  }, [pointedAt]);
}
