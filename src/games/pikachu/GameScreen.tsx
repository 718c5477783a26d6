/** Board, tools, help and finish: everything but the title screen. */
import { useMemo, useRef, useState } from 'react';
import IconMenu from '~icons/ph/list-bullets';
import IconDebug from '~icons/ph/path';
import IconShuffle from '~icons/ph/shuffle';
import { GameFrame } from '../../components/GameFrame';
import type { Notice } from '../../components/GameShell';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { useMedia } from '../../components/useMedia';
import { type useGame, useSettings } from '../../store/useGame';
import { RULES, TUTORIAL } from './help';
import { LiveBoard } from './LiveBoard';
import { NewGame } from './NewGame';
import { orient, UPRIGHT, wordsAsShown } from './orientation';
import { rules } from './rules';
import { StatusRow } from './StatusRow';
import { type Game, store } from './store';
import type { Config, PikachuMove, State, View } from './types';
import { useEffects } from './useEffects';
import { useFinish } from './useFinish';
import { useSelection } from './useSelection';
import { announcementOf, choiceInWords } from './words';

interface GameScreenProps {
  readonly screen: ScreenProps;
  readonly table: ReturnType<typeof useGame<Config, PikachuMove, State, View>>;
  readonly onMenu: () => void;
  readonly onStart: (config: Config) => void;
}

export function GameScreen({ screen, table, onMenu, onStart }: GameScreenProps) {
  const { game, controls } = table;
  const { letterKeys, timers } = useSettings();
  const [debug, setDebug] = useState(false);
  const transposed = useMedia(UPRIGHT);
  const effects = useEffects(game?.last ?? null, game?.view ?? null, debug);
  const selection = useSelection(game);
  const hint = useMemo(() => hintAsShown(game, transposed), [game, transposed]);
  const grid = useRef<GridHandle>(null);
  const orientation = useOrientation(game, transposed);
  const stuck = game?.status.kind === 'stuck';
  const inHand = choiceInWords(game, selection);
  const shuffle = () => void store.playComputed('shuffle');

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
      controls={controls}
      table={game ? { ...table, game: { ...game, hint } } : table}
      mood="pikachu"
      title="Pikachu"
      fit={game?.config.size === 'grand' ? 'scroll' : 'contain'}
      shape="wide"
      letterKeys={letterKeys}
      canPause
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={wordsAsShown(announcementOf(game), transposed)}
      saidAside={inHand && wordsAsShown(inHand, transposed)}
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
      hint={{ onAct: doHint }}
      alert={stuck ? deadEnd(shuffle, controls.undo) : null}
      finish={useFinish(game)}
      rules={RULES}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={game?.config ?? rules.daily}
          startLabel="Deal"
          onStart={(config) => {
            close();
            onStart(config);
          }}
        />
      )}
    >
      {game && !table.dealing ? (
        <LiveBoard ref={grid} game={game} effects={effects} selection={selection} orientation={orientation} />
      ) : (
        <div className="pika-dealing">
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

/** A hint tells rows and columns as the rules count them; on a turned board they are the other way round. */
function hintAsShown(game: Game | null, transposed: boolean): Game['hint'] {
  if (!game?.hint) return null;
  const stages = game.hint.stages.map((stage) => ({ ...stage, text: wordsAsShown(stage.text, transposed) }));
  return { ...game.hint, stages };
}

function deadEnd(shuffle: () => void, undo: () => void): Notice {
  return {
    text: 'No pair connects any more. Shuffle what is left, or go back.',
    tone: 'bad',
    actions: [
      { label: 'Shuffle', onPress: shuffle },
      { label: 'Undo', onPress: undo },
    ],
  };
}
