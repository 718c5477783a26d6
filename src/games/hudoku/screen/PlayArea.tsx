/** What is played with: hourglass, board, number pad, and the line below that explains or objects. */
import { useState } from 'react';
import { sound } from '../../../components/browser/sound';
import { HOURGLASS_MS } from '../rules/modes';
import { templateOf } from '../rules/templates';
import { type Game, refusalInWords } from '../words/words';
import { Board, CoveredBoard } from './Board';
import { EmptyCell } from './Cell';
import { Glass, StartCover } from './Glass';
import { store } from './game';
import { Pad } from './Pad';
import { goOnWithout } from './storeWithout';
import type { Entry } from './useEntry';
import { useMotion, useTurns } from './useMotion';

export interface PlayAreaProps {
  readonly game: Game;
  readonly entry: Entry;
  /** The hourglass has yet to be turned. */
  readonly covered: boolean;
  /** The board was hidden before, and the focus with it. */
  readonly takesFocus: boolean;
}

export function PlayArea({ game, entry, covered, takesFocus }: PlayAreaProps) {
  const moment = useMotion(game.last);
  const turns = useTurns(game.last);
  const [starts, setStarts] = useState(0);
  const over = game.status.kind !== 'playing';
  const lengthMs = over ? null : HOURGLASS_MS[game.config.mode];
  const { rows, columns } = templateOf(game.config.template);
  const turn = () => {
    setStarts(starts + 1);
    sound.play('turn');
    store.wake();
  };
  return (
    <div
      className="hud-play"
      data-glass={lengthMs === null ? undefined : ''}
      data-over={over || undefined}
      style={{ '--rows': rows, '--columns': columns } as React.CSSProperties}
    >
      {lengthMs !== null && <Glass lengthMs={lengthMs} running={game.clockRuns} turns={turns + starts} />}
      {covered ? (
        <div className="hud-covered">
          <CoveredBoard view={game.view} />
          <StartCover
            seconds={(lengthMs ?? 0) / 1000}
            onTurn={turn}
            onWithout={game.day === null ? () => goOnWithout(game) : undefined}
          />
        </div>
      ) : (
        <Board
          ref={entry.grid}
          view={game.view}
          // A finished board is there to be seen: nothing on it is pointed at any more.
          at={over ? null : entry.at}
          hinted={game.hint?.stages.at(-1)?.cells ?? []}
          moment={moment}
          takesFocus={takesFocus}
          onAt={entry.moveTo}
          onActivate={entry.activate}
          onKey={entry.onKey}
        />
      )}
      <Foot game={game} />
      {!covered && <Pad view={game.view} entry={entry} />}
    </div>
  );
}

function Foot({ game }: { readonly game: Game }) {
  const objection = game.last.kind === 'refused' ? refusalInWords(game) : '';
  return (
    <div className="hud-foot">
      {objection ? (
        <p className="hud-objection">{objection}</p>
      ) : (
        <p className="hud-legend">
          <span className="hud-legend-empty" aria-hidden="true">
            <EmptyCell said={7} />
          </span>
          <span>Struck out: nowhere in this row or column</span>
        </p>
      )}
    </div>
  );
}
