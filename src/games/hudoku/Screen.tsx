import { useEffect, useRef, useState } from 'react';
import IconExplain from '~icons/ph/chalkboard-teacher';
import IconFill from '~icons/ph/note-pencil';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Counter } from '../../components/Counter';
import { GameFrame } from '../../components/GameFrame';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { Timer } from '../../components/Timer';
import { usePauseWhile } from '../../components/usePauseWhile';
import { settings } from '../../store/browser';
import { useGame, useSettings } from '../../store/useGame';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import './styles/hudoku.css';
import { withTimers } from './modes';
import { NewGame } from './NewGame';
import { rules } from './rules';
import { HINT_COST } from './spoken';
import { dealNew, prepare, store } from './store';
import { Table } from './Table';
import { announcementOf, asideOf, ownMenu, ownTools } from './tools';
import type { Config } from './types';
import { type Game, useEntry } from './useEntry';
import { useFinish } from './useFinish';
import { useSounds } from './useMoment';

const FIRST: Config = { template: '4x5', level: 'gentle', mode: 'hourglass' };

/** What others chose, with the time that this player has asked for. */
const adapt = (config: Config) => withTimers(config, settings.getState().timers);

export default function Screen(screen: ScreenProps) {
  const { letterKeys, timers } = useSettings();
  const config = withTimers(store.getState().game?.config ?? FIRST, timers);
  const { controls, ...table } = useGame(store, {
    request: screen.request,
    firstConfig: config,
    newConfig: config,
    adapt,
    onCode: screen.onCode,
  });
  const { game } = table;
  const [asksSolution, setAsksSolution] = useState(false);
  const entry = useEntry(game);
  const playing = game?.status.kind === 'playing' && !game.paused;
  const waiting = isWaiting(game) && !controls.tutorialDue;
  const ready = playing && !waiting;
  const wasHidden = useRef(false);
  if (waiting || game?.paused) wasHidden.current = true;
  useSounds(game?.last ?? null, game?.status.kind === 'won' || game?.status.kind === 'lost');
  usePreparation(config);
  usePauseWhile(asksSolution, {
    running: game?.clockRuns ?? false,
    paused: game?.paused ?? false,
    pause: store.pause,
    resume: store.resume,
  });

  /** The hint's button goes with the hint, so the focus goes where it pointed. */
  function doHint(): void {
    if (!game?.hint) return;
    const { move } = game.hint;
    store.play(move);
    if ('cell' in move) entry.grid.current?.focus(move.cell);
  }

  return (
    <>
      <GameFrame
        screen={screen}
        controls={controls}
        table={table}
        mood="hudoku"
        title="Hudoku"
        letterKeys={letterKeys}
        canPause
        pausesForDialogs={game?.config.mode !== 'relaxed'}
        status={game && <StatusRow game={game} timed={timers !== 'off'} />}
        announcement={announcementOf(game)}
        saidAside={asideOf(entry)}
        tools={ownTools(entry, ready)}
        moreTools={[
          {
            id: 'fill',
            label: 'Fill notes',
            icon: <IconFill />,
            onPress: () => void store.play({ kind: 'mark', mark: 'fill' }),
            disabled: !ready,
          },
        ]}
        menu={ownMenu(game, () => setAsksSolution(true))}
        hint={{
          label: 'Explain',
          keyHint: 'E',
          icon: <IconExplain />,
          cost: HINT_COST,
          disabled: !ready,
          onAct: doHint,
        }}
        finish={useFinish(game)}
        rules={{
          title: 'How to play Hudoku',
          intro: 'Half a sudoku against the hourglass: fill every cell before the sand does it for you.',
          sections: SECTIONS,
          keys: KEYS,
        }}
        tutorial={TUTORIAL}
        newGame={(close) => (
          <NewGame
            config={config}
            onStart={(chosen) => {
              close();
              dealNew(chosen);
            }}
          />
        )}
      >
        {game && !table.dealing ? (
          <Table game={game} entry={entry} covered={waiting} takesFocus={wasHidden.current} />
        ) : (
          <div className="hud-dealing">
            <Progress label="Dealing a puzzle with one solution" value={null} />
          </div>
        )}
      </GameFrame>
      <div className="contents" data-mood="hudoku">
        <ConfirmDialog
          open={asksSolution}
          title="Show the solution?"
          confirmLabel="Show it"
          onConfirm={() => {
            setAsksSolution(false);
            store.resume();
            store.play({ kind: 'solution' });
          }}
          onCancel={() => setAsksSolution(false)}
        >
          <p>The game ends there, without a score.</p>
        </ConfirmDialog>
      </div>
    </>
  );
}

/** Dealt, but the hourglass has not been turned yet. */
function isWaiting(game: Game | null): boolean {
  if (!game || game.config.mode === 'relaxed' || game.status.kind !== 'playing') return false;
  return !game.clockRuns && !game.paused && game.tally.elapsedMs === 0;
}

/** The next puzzle of this kind is dealt while this one is played. */
function usePreparation(config: Config): void {
  const name = rules.formatConfig(config);
  useEffect(() => {
    const timer = setTimeout(() => {
      const parsed = rules.parseConfig(name);
      if (parsed.ok) void prepare(parsed.value);
    }, 3_000);
    return () => clearTimeout(timer);
  }, [name]);
}

function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  return (
    <>
      <Counter label="To fill" value={game.view.totalCells - game.view.revealedCount} />
      <Counter label="Errors" value={game.tally.mistakes} />
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}
