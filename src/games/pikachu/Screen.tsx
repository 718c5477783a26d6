import { useCallback, useMemo, useRef, useState } from 'react';
import IconMenu from '~icons/ph/list-bullets';
import IconDebug from '~icons/ph/path';
import IconVerified from '~icons/ph/seal-check';
import IconShuffle from '~icons/ph/shuffle';
import { Counter } from '../../components/Counter';
import type { FinishWords } from '../../components/frame';
import { GameFrame } from '../../components/GameFrame';
import type { Notice } from '../../components/GameShell';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { sound } from '../../components/sound';
import { Timer } from '../../components/Timer';
import { useMedia } from '../../components/useMedia';
import { clockText } from '../../components/useTick';
import type { Playing } from '../../store/table';
import { useGame, useSettings, useTotals } from '../../store/useGame';
import { Board } from './Board';
import { countPairs } from './clearing';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { Menu } from './Menu';
import { NewGame } from './NewGame';
import { orient } from './orientation';
import { PathLine, type Stroke } from './PathLine';
import './pikachu.css';
import { rules } from './rules';
import { store } from './store';
import type { Config, PikachuMove, State, View } from './types';
import { type Effects, useEffects } from './useEffects';
import { cellInWords, moveInWords, resultText } from './words';

type Game = Playing<Config, PikachuMove, State, View>;

export default function Screen(screen: ScreenProps) {
  const [inMenu, setInMenu] = useState(screen.request.kind === 'resume');
  const onCode = screen.onCode;
  const table = useGame(store, {
    request: screen.request,
    firstConfig: null,
    newConfig: rules.daily,
    onCode: useCallback((code: string) => (inMenu ? undefined : onCode(code)), [inMenu, onCode]),
  });
  const { game } = table;
  const start = (config: Config) => {
    setInMenu(false);
    void store.newGame(config);
  };

  if (inMenu) {
    const unfinished =
      game && game.status.kind !== 'won' ? `${game.configName}, ${game.progress.text}` : null;
    return (
      <Menu
        screen={screen}
        config={game?.config ?? rules.daily}
        unfinished={unfinished}
        onContinue={() => {
          setInMenu(false);
          const code = store.code();
          if (code !== null && game?.day === null) onCode(code);
        }}
        onStart={start}
      />
    );
  }
  return <GameScreen screen={screen} table={table} onMenu={() => setInMenu(true)} onStart={start} />;
}

interface GameScreenProps {
  readonly screen: ScreenProps;
  readonly table: ReturnType<typeof useGame<Config, PikachuMove, State, View>>;
  readonly onMenu: () => void;
  readonly onStart: (config: Config) => void;
}

function GameScreen({ screen, table, onMenu, onStart }: GameScreenProps) {
  const { game, controls } = table;
  const { letterKeys, timers } = useSettings();
  const [debug, setDebug] = useState(false);
  const effects = useEffects(game?.last ?? null, game?.view ?? null, debug);
  const selection = useSelection(game);
  const stuck = game?.status.kind === 'stuck';
  const shuffle = () => void store.playComputed('shuffle');

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      table={table}
      mood="pikachu"
      title="Pikachu"
      fit={game?.config.size === 'grand' ? 'scroll' : 'contain'}
      shape="wide"
      letterKeys={letterKeys}
      canPause
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={announcementOf(game, selection.selected)}
      tools={[
        {
          id: 'shuffle',
          label: 'Shuffle',
          icon: <IconShuffle />,
          onPress: shuffle,
          disabled: !game || game.status.kind === 'won',
        },
      ]}
      moreTools={[
        {
          id: 'debug',
          label: debug ? 'Debug: on' : 'Debug',
          icon: <IconDebug />,
          onPress: () => setDebug(!debug),
          pressed: debug,
          keyHint: 'D',
        },
        { id: 'menu', label: 'Menu', icon: <IconMenu />, onPress: onMenu },
      ]}
      hint={{ onAct: () => game?.hint && store.play(game.hint.move) }}
      alert={stuck ? deadEnd(shuffle, controls.undo) : null}
      finish={useFinish(game)}
      rules={{
        title: 'How to play Pikachu',
        intro: 'Join equal tiles in pairs until the board is empty.',
        sections: SECTIONS,
        keys: KEYS,
      }}
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
        <BoardWithEffects game={game} effects={effects} selection={selection} />
      ) : (
        <div className="pika-dealing">
          <Progress label="Dealing a board that can be cleared" value={null} />
        </div>
      )}
    </GameFrame>
  );
}

function BoardWithEffects({
  game,
  effects,
  selection,
}: {
  readonly game: Game;
  readonly effects: Effects;
  readonly selection: Selection;
}) {
  const grid = useRef<GridHandle>(null);
  const transposed = useMedia('(orientation: portrait)');
  const { rows, columns } = game.view;
  const orientation = useMemo(() => orient({ rows, columns }, transposed), [rows, columns, transposed]);
  const turned = (points: Stroke['points']) =>
    transposed ? points.map(({ row, col }) => ({ row: col, col: row })) : points;
  return (
    <Board
      ref={grid}
      view={game.view}
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
          stroke={{ ...effects.stroke, points: turned(effects.stroke.points) }}
          leaving={effects.leaving.map(({ at, tile }) => ({ at: turned([at])[0] ?? at, tile }))}
        />
      )}
    </Board>
  );
}

interface Selection {
  readonly selected: number | null;
  readonly activate: (cell: number) => void;
  readonly cancel: () => void;
}

/** One tile may be chosen; whatever happens on the board lets go of it. */
function useSelection(game: Game | null): Selection {
  const [chosen, setChosen] = useState<{ cell: number; serial: number } | null>(null);
  const serial = game?.last.serial ?? 0;
  const selected = chosen?.serial === serial ? chosen.cell : null;
  const cancel = () => setChosen(null);

  function activate(cell: number): void {
    if (!game || game.view.tiles[cell] === 0 || game.status.kind === 'won') return;
    store.wake();
    if (selected === null) {
      sound.play('tap');
      setChosen({ cell, serial });
    } else if (selected === cell) cancel();
    else sound.play(store.play({ kind: 'match', a: selected, b: cell }).ok ? 'match' : 'wrong');
  }

  return { selected, activate, cancel };
}

function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  const proven = useMemo(() => {
    const first = rules.start(game.config, game.record.deal);
    return first.ok && first.value.line !== null;
  }, [game.config, game.record.deal]);
  return (
    <>
      {proven && (
        <span className="pika-proven" title="Verified: this deal can be cleared">
          <IconVerified aria-hidden="true" />
          <span className="unseen">Verified: this deal can be cleared</span>
        </span>
      )}
      <Counter label="Pairs" value={countPairs(game.view.tiles)} />
      <Counter label="Moves" value={game.tally.attempts} />
      {timed && <Counter label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />}
    </>
  );
}

function announcementOf(game: Game | null, selected: number | null): string {
  if (!game) return '';
  const { last, view } = game;
  if (selected !== null) return `Chosen: ${cellInWords(view, selected)}.`;
  switch (last.kind) {
    case 'played':
      return last.move && last.before ? moveInWords(last.before, last.move, view) : '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${game.progress.text}.`;
    case 'redone':
      return `Played again. ${game.progress.text}.`;
    case 'opened':
      return '';
  }
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

function useFinish(game: Game | null): FinishWords | null {
  const best = useTotals(rules.id, game?.configName);
  if (game?.status.kind !== 'won') return null;
  const { tally, configName } = game;
  const time = clockText(tally.elapsedMs);
  return {
    headline: 'Cleared! Congratulations',
    rows: [
      {
        label: 'Moves',
        value: tally.attempts,
        best: best?.fewestAttempts === tally.attempts,
        note: best ? `best ${best.fewestAttempts}` : undefined,
      },
      {
        label: 'Time',
        value: time,
        best: best?.bestTimeMs === tally.elapsedMs,
        note: best?.bestTimeMs ? `best ${clockText(best.bestTimeMs)}` : undefined,
      },
      { label: 'Mistakes', value: tally.mistakes },
    ],
    ...resultText(configName, tally, time),
  };
}
