/** Board, tools, help and finish: everything but the title screen. */
import { useMemo, useRef, useState } from 'react';
import IconMenu from '~icons/ph/list-bullets';
import IconDebug from '~icons/ph/path';
import IconShuffle from '~icons/ph/shuffle';
import { useMedia } from '../../../components/browser/useMedia';
import type { GridHandle } from '../../../components/grid/Grid';
import { Progress } from '../../../components/Progress';
import { GameFrame } from '../../../frame/GameFrame';
import type { ScreenProps } from '../../../frame/ScreenProps';
import type { Notice } from '../../../frame/say/Say';
import type { Play } from '../../../frame/useGame';
import { useSettings } from '../../../frame/useSettings';
import { CLASSIC, type Config, type Pikachu } from '../rules/types';
import { announcementOf, choiceInWords, type Game, wordsFor } from '../words/words';
import { store } from './game';
import { HintWords } from './HintWords';
import { RULES, TUTORIAL } from './help';
import { LiveBoard } from './LiveBoard';
import { NewGame } from './NewGame';
import { orient, uprightIn } from './orientation';
import { StatusRow } from './StatusRow';
import { useFinish } from './useFinish';
import { useMotion } from './useMotion';
import { useSelection } from './useSelection';

interface GameScreenProps {
  readonly screen: ScreenProps;
  readonly play: Play<Pikachu>;
  readonly onMenu: () => void;
  readonly onStart: (config: Config) => void;
}

export function GameScreen({ screen, play, onMenu, onStart }: GameScreenProps) {
  const { game, controls } = play;
  const { timers } = useSettings();
  const [debug, setDebug] = useState(false);
  const transposed = useMedia(uprightIn(game?.config.size));
  const effects = useMotion(game?.last ?? null, game?.view ?? null, debug);
  const selection = useSelection(game);
  const words = useMemo(() => wordsFor(transposed), [transposed]);
  const grid = useRef<GridHandle>(null);
  const orientation = useOrientation(game, transposed);
  const stuck = game?.status.kind === 'stuck';
  const shuffle = () => void store.playComputed(store.compute('shuffle'));

  /** The hint's button goes with the hint, so the focus goes where it pointed. */
  function doHint(): void {
    if (!game?.hint) return;
    const [cell] = game.hint.stages.at(-1)?.cells ?? [];
    store.play(game.hint.move);
    if (cell !== undefined) grid.current?.focus(orientation.toShown(cell));
  }

  return (
    <GameFrame
      screen={screen}
      play={play}
      words={words}
      shape={orientation.columns / orientation.rows}
      lies="strip"
      sizes="tablet:[--say:4rem]"
      canPause
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={announcementOf(game, transposed)}
      lastingNews={choiceInWords(game, selection, transposed)}
      moreTools={[
        {
          id: 'shuffle',
          label: 'Shuffle',
          icon: <IconShuffle />,
          onPress: shuffle,
          disabled: !game || game.status.kind === 'won',
        },
        {
          id: 'debug',
          label: debug ? 'Debug: on' : 'Debug',
          icon: <IconDebug />,
          onPress: () => setDebug(!debug),
          pressed: debug,
          keyHint: 'D',
        },
        { id: 'menu', label: 'Menu', icon: <IconMenu />, onPress: onMenu, whilePaused: true },
      ]}
      hint={{ onAct: doHint, seen: game && <HintWords game={game} /> }}
      deadEnd={stuck ? deadEnd(shuffle, controls.undo) : null}
      finish={useFinish(play)}
      rules={RULES}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={game?.config ?? CLASSIC}
          startLabel="Deal"
          onStart={(config) => {
            close();
            onStart(config);
          }}
        />
      )}
    >
      {game && !play.dealing ? (
        <LiveBoard ref={grid} game={game} effects={effects} selection={selection} orientation={orientation} />
      ) : (
        <div className="w-[min(20rem,80cqw)]">
          <Progress label="Dealing a board that can be cleared" value={null} />
        </div>
      )}
    </GameFrame>
  );
}

function useOrientation(game: Game | null, transposed: boolean) {
  const { rows, columns } = game?.view ?? { rows: 1, columns: 1 };
  return useMemo(() => orient({ rows, columns }, transposed), [rows, columns, transposed]);
}

function deadEnd(shuffle: () => void, undo: () => void): Notice {
  return {
    text: 'No two tiles can be joined any more. Shuffle them, or undo.',
    tone: 'bad',
    actions: [
      { label: 'Shuffle', onPress: shuffle },
      { label: 'Undo', onPress: undo },
    ],
  };
}
