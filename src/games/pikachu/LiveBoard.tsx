/** The board as the window lets it lie, with what has just happened over it. */
import type { Ref } from 'react';
import type { GridHandle } from '../../components/Grid';
import { Board } from './Board';
import { pointOf } from './boardIndex';
import { Cleared } from './Cleared';
import { MissNote } from './MissNote';
import type { Orientation } from './orientation';
import { PathLine } from './PathLine';
import type { Game } from './store';
import type { Effects } from './useEffects';
import type { Selection } from './useSelection';

export interface LiveBoardProps {
  readonly game: Game;
  readonly effects: Effects;
  readonly selection: Selection;
  readonly orientation: Orientation;
  readonly ref: Ref<GridHandle>;
}

export function LiveBoard({ game, effects, selection, orientation, ref }: LiveBoardProps) {
  const { view } = game;
  const { turned } = orientation;
  return (
    <Board
      ref={ref}
      view={view}
      orientation={orientation}
      selected={selection.selected}
      hinted={game.hint?.stages.at(-1)?.cells ?? []}
      effects={effects}
      onActivate={selection.activate}
      onCancel={selection.cancel}
    >
      {effects.stroke && (
        <PathLine
          key={effects.serial}
          rows={orientation.rows}
          columns={orientation.columns}
          stroke={{ ...effects.stroke, points: effects.stroke.points.map(turned) }}
          leaving={effects.leaving.map(({ at, tile }) => ({ at: turned(at), tile }))}
        />
      )}
      {effects.note && (
        <MissNote
          key={`n${effects.serial}`}
          rows={orientation.rows}
          columns={orientation.columns}
          cells={effects.missed.map((cell) => turned(pointOf(view, cell)))}
          text={effects.note}
        />
      )}
      {game.status.kind === 'won' && <Cleared last={game.last} />}
    </Board>
  );
}
