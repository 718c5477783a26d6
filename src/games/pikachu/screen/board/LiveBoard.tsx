/** The board as the window lets it lie, with what has just happened over it. */
import { type RefObject, useLayoutEffect } from 'react';
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
      {stroke && (
        <PathLine
          key={`${effects.serial}${stroke.kind}`}
          rows={rows}
          columns={columns}
          stroke={{ ...stroke, points: stroke.points.map(turned) }}
          leaving={effects.leaving.map(({ at, tile }) => ({ at: turned(at), tile }))}
        />
      )}
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useLayoutEffect(() => {
    for (const cell of [...effects.missed, ...effects.returned, ...effects.travelled.keys()]) {
      const animations = board.current?.elementOf(toShown(cell))?.getAnimations?.() ?? [];
      for (const animation of animations)
        if (!(animation instanceof CSSTransition)) animation.currentTime = 0;
    }
  }, [effects.serial]);
}

/** Where the board is larger than the window, what a hint points at is brought into view. */
function useInView(board: BoardRef, cells: readonly number[], { toShown }: Orientation): void {
  const pointedAt = cells.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hint
  useLayoutEffect(() => {
    for (const cell of cells) {
      board.current?.elementOf(toShown(cell))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  }, [pointedAt]);
}
