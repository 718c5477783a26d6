import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import IconGiveUp from '~icons/ph/flag';
import IconLog from '~icons/ph/scroll';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Modal } from '../../../components/Modal';
import { Progress } from '../../../components/Progress';
import { GameFrame } from '../../../frame/GameFrame';
import type { ScreenProps } from '../../../frame/ScreenProps';
import type { Notice } from '../../../frame/say/Say';
import { useGame } from '../../../frame/useGame';
import { useSettings } from '../../../frame/useSettings';
import { useWins } from '../../../frame/useTotals';
import { faultSentence } from '../../../frame/words/faults';
import type { DragonMove } from '../rules/types';
import { lossText } from '../words/events';
import { announcementOf, lastingNewsOf, words } from '../words/words';
import { DungeonCard } from './cards/Card';
import { Dungeon } from './Dungeon';
import './styles/cards.css';
import './styles/board.css';
import './styles/fate.css';
import './styles/said.css';
import { FateFlip, LevelBanner, WayOut } from './cards/Fate';
import { Hand } from './cards/Hand';
import { game as dragonQuest, store } from './game';
import { Log } from './Log';
import { Panel } from './Panel';
import { Goal, Side } from './Side';
import { StatusRow } from './StatusRow';
import { shownFieldOf } from './shownField';
import { suggested } from './suggested';
import { turnedUp } from './turnedUp';
import { useCertainEnd } from './useCertainEnd';
import { useFinish } from './useFinish';
import { toButton, toGrid, toPanel, useFocus, useFocusParts } from './useFocus';
import { useItemKeys } from './useItemKeys';
import { useLastEvents } from './useLastEvents';
import { useMotion } from './useMotion';
import { type Game, useTurn } from './useTurn';
import { wordsHere } from './wordsHere';

const PLAY =
  'phone:[--play:18.625rem] phone:short:[--play:12rem] tablet:[--play:16.875rem] wide:[--play:0rem]';
/** What is said stands over the panel, so high as this is; over its words alone, so high are they, where it has buttons. */
const PANEL =
  'phone:[--panel:11rem] phone:short:[--panel:8.5rem] tablet:[--panel:15.375rem] wide:[--say:6.5rem]';
const TOLD =
  '[--words:7rem] tablet:[--words:12rem] wide:[--words:7rem] [--told:5rem] phone:short:[--told:4.5rem] lying:[--told:7rem]';

const loadLater = () => import('./later');

export default function Screen(screen: ScreenProps) {
  const wins = useWins(dragonQuest.rules.id);
  const newConfig = suggested(undefined, wins);
  const play = useGame(dragonQuest, screen, { firstConfig: newConfig, newConfig });
  const { controls } = play;
  const game = play.dealing ? null : play.game;
  const { letterKeys } = useSettings();
  const [dialog, setDialog] = useState<'log' | 'giveUp' | null>(null);
  const parts = useParts(game, letterKeys);
  const { turn, view } = parts;
  const playing = game?.status.kind === 'playing';

  return (
    <GameFrame
      screen={screen}
      play={play}
      words={wordsHere}
      shape={1.08}
      sizes={`${PLAY} ${PANEL} ${TOLD}`}
      canPause
      status={game && <StatusRow game={game} />}
      announcement={game && view ? announcementOf(view, game.last) : ''}
      lastingNews={view && lastingNewsOf(view, turn.chosen, turn.letGo)}
      moreTools={[
        { id: 'log', label: 'Log', icon: <IconLog />, onPress: () => setDialog('log'), keyHint: 'L' },
      ]}
      menu={[
        {
          id: 'giveUp',
          label: 'Give up',
          icon: <IconGiveUp />,
          onPress: () => setDialog('giveUp'),
          disabled: !playing,
        },
      ]}
      hint={{ onAct: parts.doHint }}
      deadEnd={game?.status.kind === 'stuck' ? deadEnd(game, controls.undo) : null}
      finish={useFinish(play)}
      later={loadLater}
      newGame={(close, { NewGame }) => (
        <NewGame
          config={suggested(play.game?.config, wins)}
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      quiet={view && <Goal view={view} />}
      playArea={
        game &&
        view && (
          <Side view={view} record={game.record} met={parts.met} panel={parts.panel} hand={parts.hand} />
        )
      }
    >
      {parts.board ?? <Dealing />}
      {parts.question}
      <Modal open={dialog === 'log' && game !== null} onClose={() => setDialog(null)} title="Log" sheet>
        {game && <Log record={game.record} />}
      </Modal>
      <ConfirmDialog
        open={dialog === 'giveUp'}
        title="Give up this dungeon?"
        confirmLabel="Give up"
        cancelLabel="Play on"
        danger
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          store.play({ kind: 'giveUp' });
        }}
      >
        <p>It counts as a loss.</p>
      </ConfirmDialog>
    </GameFrame>
  );
}

/** Board, panel and hand, and what connects them. */
function useParts(game: Game | null, letterKeys: boolean) {
  const view = game?.view ?? null;
  const serial = game?.last.serial ?? 0;
  const focus = useFocusParts();
  const hall = useMemo(() => view && shownFieldOf(view.window), [view]);
  const told = useLastEvents(game);
  const fault = game?.last.kind === 'refused' ? game.last.fault : null;
  const stir = useMotion(game?.last ?? null);
  const inPanel = view && fault === null ? turnedUp(view, told) : null;
  const asking = useCertainEnd(view, store.play);
  const table = { play: asking.play, wake: store.wake };
  const turn = useTurn(view, serial, table, inPanel?.kind === 'card' ? inPanel.cell : null, {
    toPanel: () => toPanel(focus),
    toButton: () => toButton(focus),
  });
  useFocus(focus, hall, view?.moment.kind ?? null, serial);
  useItemKeys(view?.held ?? [], turn.playItem, letterKeys && game?.paused === false);
  const onFocus = useCallback(
    (cell: number) => {
      focus.here.current = cell;
    },
    [focus.here],
  );

  /** Whatever the hint pointed at is where the player goes on. */
  const doHint = () => {
    if (!game?.hint) return;
    const { move } = game.hint;
    if ('cell' in move) focus.here.current = move.cell;
    asking.play(move);
  };
  const cancel = () => {
    turn.cancel();
    if (hall) toGrid(focus, hall);
  };
  const gestures = useSteady({ play: turn.play, use: turn.playItem, cancel });
  const met = stir.met ? stir.beat : undefined;
  const panel: ReactNode = view && (
    <Panel
      ref={focus.panel}
      view={view}
      chosen={turn.chosen}
      events={told}
      fault={fault && !turn.chosen ? faultSentence(fault, words) : null}
      met={met}
      onPlay={gestures.play}
      onCancel={gestures.cancel}
    />
  );
  const board: ReactNode = view && hall && (
    <Dungeon
      ref={focus.grid}
      view={view}
      hall={hall}
      chosen={turn.chosen}
      hinted={game?.hint?.stages.at(-1)?.cells ?? []}
      stir={stir}
      onActivate={turn.activate}
      onFocus={onFocus}
      onCancel={turn.cancel}
    >
      {stir.fate && <FateFlip key={`f${serial}`} shown={stir.fate} />}
      {stir.level !== null && <LevelBanner key={`l${serial}`} level={stir.level} />}
      {stir.leaves && <WayOut key={`w${serial}`} />}
    </Dungeon>
  );
  const hand: ReactNode = view && <Hand view={view} chosen={turn.chosen} onUse={gestures.use} />;
  return { view, turn, met, panel, hand, board, doHint, question: asking.question };
}

interface Gestures {
  readonly play: (move: DragonMove) => void;
  readonly use: (item: number) => void;
  readonly cancel: () => void;
}

/** The same functions at every render, which do what the newest ones do: what looks as before is not drawn again. */
function useSteady(gestures: Gestures): Gestures {
  const latest = useRef(gestures);
  latest.current = gestures;
  return useMemo(
    () => ({
      play: (move) => latest.current.play(move),
      use: (item) => latest.current.use(item),
      cancel: () => latest.current.cancel(),
    }),
    [],
  );
}

function deadEnd(game: Game, undo: () => void): Notice {
  return {
    text: lossText('trapped'),
    tone: 'bad',
    actions: [
      { label: 'Undo', onPress: undo },
      { label: 'New deal', onPress: () => void store.newGame(game.config) },
      { label: 'End it here', onPress: () => store.play({ kind: 'giveUp' }) },
    ],
  };
}

const SHUFFLED = ['-rotate-7', '[animation-delay:0.2s]', 'rotate-7 [animation-delay:0.4s]'];

function Dealing() {
  return (
    <div className="grid content-center justify-items-center gap-8 p-4 [--card:5rem]">
      <span className="grid [&>*]:[grid-area:1/1]" aria-hidden="true">
        {SHUFFLED.map((look) => (
          <span key={look} className={`animate-[dq-shuffle_1.2s_var(--ease-in-out)_infinite] ${look}`}>
            <DungeonCard card={null} resolved />
          </span>
        ))}
      </span>
      <Progress label="Shuffling a dungeon" value={null} />
    </div>
  );
}
