/** The board, and over it what waits for the hourglass to be turned. */
import { sound } from '../../../components/browser/sound';
import { scoreVersionOf } from '../../../core/record';
import { useSettings } from '../../../frame/useSettings';
import { sinceCheckpoint } from '../rules/expert/checkpoints';
import { sandMsOf } from '../rules/modes';
import type { View } from '../rules/types';
import type { Game } from '../words/words';
import { Board, CoveredBoard } from './Board';
import { StartCover } from './Glass';
import { store } from './game';
import { goOnWithout } from './storeWithout';
import { showsConflicts } from './tools';
import type { Entry } from './useEntry';
import { giftOf, useMotion } from './useMotion';

export interface PlayAreaProps {
  readonly game: Game;
  readonly entry: Entry;
  /** The hourglass has yet to be turned. */
  readonly covered: boolean;
  /** A tutorial comes first, and points at what the words to begin with would hide. */
  readonly shownRound: boolean;
  /** The board was hidden before, and the focus with it. */
  readonly takesFocus: boolean;
  readonly onStart: () => void;
}

export function PlayArea({ game, entry, covered, shownRound, takesFocus, onStart }: PlayAreaProps) {
  const moment = useMotion(game.last);
  const gift = giftOf(game.last);
  const conflicts = showsConflicts(useSettings());
  const turn = () => {
    onStart();
    sound.play('turn');
    store.wake();
  };
  if (covered)
    return (
      <>
        <CoveredBoard view={game.view} />
        {!shownRound && (
          <StartCover
            seconds={(sandMsOf(game.config, scoreVersionOf(game.record)) ?? 0) / 1000}
            onTurn={turn}
            onWithout={game.day === null ? () => goOnWithout(game) : undefined}
          />
        )}
      </>
    );
  return (
    <Board
      ref={entry.grid}
      view={game.view}
      // A finished board is there to be seen: nothing on it is pointed at any more.
      at={game.status.kind === 'playing' ? entry.at : null}
      held={game.status.kind === 'playing' ? entry.held.digit : null}
      showsConflicts={game.config.mode === 'unjudged' && conflicts}
      changed={entry.compared === null ? [] : changedSince(game.view, entry.compared)}
      hinted={game.hint?.stages.at(-1)?.cells ?? (gift ? [gift.cell] : [])}
      moment={moment}
      takesFocus={takesFocus}
      onAt={entry.moveTo}
      onActivate={entry.activate}
      onKey={entry.onKey}
    />
  );
}

function changedSince(view: View, checkpoint: number): readonly number[] {
  const { more = [], other = [], fewer = [] } = sinceCheckpoint(view, checkpoint) ?? {};
  return [...more, ...other, ...fewer];
}
