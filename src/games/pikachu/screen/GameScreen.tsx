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
import type { Play } from '../../../frame/useGame';
import { useSettings } from '../../../frame/useSettings';
import { CLASSIC, type Config, type Pikachu, SIZES } from '../rules/types';
import { type Lie, lieOf, uprightIn } from '../words/lie';
import { announcementOf, choiceInWords, type Game, wordsOn } from '../words/words';
import { LiveBoard } from './board/LiveBoard';
import { orient } from './board/orientation';
import { useMotion } from './board/useMotion';
import { useSelection } from './board/useSelection';
import { useDeadEnd } from './deadEnd/useDeadEnd';
import { useDeadEndNotice } from './deadEnd/useDeadEndNotice';
import { store } from './game';
import { HintWords } from './HintWords';
import { loadLater } from './loadLater';
import { NewGame } from './NewGame';
import { StatusRow } from './StatusRow';
import { useFinish } from './useFinish';
import { useGrade } from './useGrade';

/** What it counts as among the aids. */
const SAFE_UNDO_AID = 'safe-undo';

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
  const upright = useMedia(uprightIn(game?.config.size));
  const lie = lieOf(game?.config.variant ?? 'still', upright);
  const graded = useGrade(game);
  const dead = useDeadEnd(game);
  const effects = useMotion(game?.last ?? null, game?.view ?? null, debug);
  const selection = useSelection(game);
  const grade = graded?.grade ?? null;
  const words = useMemo(() => wordsOn({ lie, upright, grade }), [lie, upright, grade]);
  const grid = useRef<GridHandle>(null);
  const orientation = useOrientation(game, lie);
  const shuffle = () => void store.playComputed('shuffle');

  const safeUndo = dead === null || dead.safe === null ? undefined : () => undoToSafe(dead.safe);
  const deadEnd = useDeadEndNotice({ game, dead, shuffle, undo: controls.undo, safeUndo });

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
      status={game && <StatusRow game={game} timed={timers !== 'off'} deadEnd={dead} onSafeUndo={safeUndo} />}
      announcement={announcementOf(game, lie)}
      lastingNews={choiceInWords(game, selection, lie)}
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
      deadEnd={deadEnd}
      finish={useFinish(play, words)}
      later={loadLater}
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

function undoToSafe(cursor: number | null): void {
  if (cursor !== null) store.undoTo(cursor, SAFE_UNDO_AID);
}

function useOrientation(game: Game | null, lie: Lie) {
  // Until it is known which board comes, the place of the usual one is kept.
  const { rows, columns } = game?.view ?? SIZES[CLASSIC.size];
  return useMemo(() => orient({ rows, columns }, lie), [rows, columns, lie]);
}
