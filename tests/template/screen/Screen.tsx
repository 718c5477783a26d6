/** The room of the game: what it brings to the frame that undo, hints, sharing and the finish come from. */
import { useState } from 'react';
import IconCross from '~icons/ph/x-square';
import { Counter } from '../../../src/components/Counter';
import { Timer } from '../../../src/components/Timer';
import { GameFrame } from '../../../src/frame/GameFrame';
import type { ScreenProps } from '../../../src/frame/ScreenProps';
import { useGame } from '../../../src/frame/useGame';
import { useSettings } from '../../../src/frame/useSettings';
import { SMALL } from '../rules/rules';
import { announcement, type InPlay } from '../words/words';
import { Board, shapeOf, Whispers } from './Board';
import { game, store } from './game';
import { useFinish } from './useFinish';
import { useSounds } from './useSounds';

/** Rules, tutorial and what *New* asks: not needed before there is something to play. */
const loadLater = () => import('./later');

export default function Screen(screen: ScreenProps) {
  const settings = useSettings();
  const play = useGame(game, screen, {
    firstConfig: SMALL,
    newConfig: store.getState().game?.config ?? SMALL,
  });
  const inPlay = play.game;
  const [crossing, setCrossing] = useState(false);
  useSounds(inPlay);
  const hintMove = inPlay?.hint?.move;

  return (
    <GameFrame
      screen={screen}
      play={play}
      // How wide the board is by its height, and how much room is kept for words and for what is played with.
      shape={shapeOf(inPlay?.view ?? SMALL)}
      sizes="[--say:4.5rem] [--play:6rem]"
      // Tools of this game alone; undo, redo, hint, new and the menu are there without being asked for.
      tools={[
        {
          id: 'cross',
          label: 'Cross out',
          icon: <IconCross />,
          onPress: () => setCrossing(!crossing),
          pressed: crossing,
          keyHint: 'X',
        },
      ]}
      status={inPlay && <Status game={inPlay} timed={settings.timers !== 'off'} />}
      announcement={inPlay ? announcement(inPlay) : ''}
      hint={{ onAct: hintMove && (() => void store.play(hintMove)) }}
      finish={useFinish(play)}
      later={loadLater}
      playArea={inPlay && <Whispers view={inPlay.view} />}
      newGame={(close, { NewGame }) => (
        <NewGame
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
    >
      {inPlay && <Board game={inPlay} crossing={crossing} />}
    </GameFrame>
  );
}

/** Beside the board: the clock and whatever is counted. */
function Status({ game, timed }: { readonly game: InPlay; readonly timed: boolean }) {
  return (
    <>
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
      <Counter label="Lifts" value={`${game.progress.done} of ${game.progress.total}`} />
    </>
  );
}
