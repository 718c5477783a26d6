import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Counter } from '../../../components/Counter';
import { Progress } from '../../../components/Progress';
import { Timer } from '../../../components/Timer';
import { GameFrame } from '../../../frame/GameFrame';
import type { ScreenProps } from '../../../frame/ScreenProps';
import { useGame } from '../../../frame/useGame';
import { useGameKeys } from '../../../frame/useGameKeys';
import { usePauseWhile } from '../../../frame/usePauseWhile';
import { useSettings } from '../../../frame/useSettings';
import { settings } from '../../../store/browser';
import './styles/hudoku.css';
import { hasSand, withTimers } from '../rules/modes';
import { isOwnTemplate } from '../rules/ownTemplates';
import { playRules as rules } from '../rules/playRules';
import { templateOf } from '../rules/templates';
import type { Config } from '../rules/types';
import { HINT_PRICE } from '../words/results';
import { announcementOf, type Game } from '../words/words';
import { boardShape } from './Board';
import { dealNew, game as hudoku, prepare, store } from './game';
import { Keys } from './Keys';
import { Legend } from './Legend';
import { PlayArea } from './PlayArea';
import { lastingNewsOf, notesKey, ownMenu, ownTools } from './tools';
import { useEntry } from './useEntry';
import { useFinish } from './useFinish';
import { useSounds, useTurns } from './useMotion';
import { useRefusal } from './useRefusal';
import { useTour } from './useTour';

const FIRST: Config = { template: '4x5', level: 'gentle', mode: 'hourglass' };

/** What others chose, with the time that this player has asked for. */
const adapt = (config: Config) => withTimers(config, settings.getState().timers);

/** Where the glass stands over the keys of a phone on its side, less is left for what is said. */
const SIZES =
  '[--say:4.5rem] [--play:6rem] lying:[--head:5.0625rem] lying:[--play:0rem] wide:[--say:8.5rem] wide:[--play:0rem]';
/** A hint of three lines takes a little from the glass, and nothing from the keys. */
const TIMED = 'lying:[--say:5.25rem] lying:has-data-[say=hint]:[--say:min(5.875rem,max(26.2dvh,5.25rem))]';
/** With large text the words of the end stand above their buttons, which needs more than what is said else. */
const END = 'phone:has-data-[say=end]:[--say:minmax(4.5rem,auto)]';

const loadLater = () => import('./later');

export default function Screen(screen: ScreenProps) {
  const { timers, letterKeys } = useSettings();
  const config = withTimers(nextAfter(store.getState().game?.config), timers);
  const play = useGame(hudoku, screen, { firstConfig: config, newConfig: config, adapt });
  const { game, controls } = play;
  const [asksSolution, setAsksSolution] = useState(false);
  const [starts, setStarts] = useState(0);
  const timed = game === null || hasSand(game.config.mode);
  const tour = useTour(isWaiting(game), () => setStarts(starts + 1));
  const waiting = isWaiting(game) && !tour.showsBoard;
  const isTold = play.notice !== null || (play.challenge?.notice ?? null) !== null;
  const ready = game?.status.kind === 'playing' && !game.paused && !waiting;
  const entry = useEntry(game, ready);
  const turns = useTurns(game?.last ?? null) + starts;
  useGameKeys([notesKey(entry, game?.paused ?? true)], letterKeys);
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
        play={play}
        shape={boardShape(templateOf((game?.config ?? config).template))}
        sizes={`${SIZES} ${END} ${timed ? TIMED : 'lying:[--say:7.75rem]'}`}
        refusal={useRefusal(game)}
        quiet={
          game?.status.kind === 'playing' && (
            <Legend view={game.view} at={ready ? entry.at : null} entry={entry} />
          )
        }
        playArea={
          game && !play.dealing ? (
            <Keys game={game} entry={entry} turns={turns} />
          ) : (
            <span aria-hidden="true" />
          )
        }
        canPause
        pausesForDialogs={timed}
        status={game && <StatusRow game={game} timed={timers !== 'off'} />}
        announcement={announcementOf(game)}
        lastingNews={lastingNewsOf(entry)}
        {...ownTools(game, entry, ready)}
        menu={ownMenu(game, entry, ready, () => setAsksSolution(true))}
        hint={{
          label: 'Explain',
          keyHint: 'E',
          price: HINT_PRICE,
          free: rules.freeHintStages,
          disabled: !ready,
          onAct: doHint,
        }}
        finish={useFinish(play)}
        later={loadLater}
        stepLeftOut={timed ? undefined : 'glass'}
        onTutorialStep={tour.onStep}
        newGame={(close, { NewGame }) => (
          <NewGame
            config={config}
            onStart={(chosen) => {
              close();
              dealNew(chosen);
            }}
          />
        )}
      >
        {game && !play.dealing ? (
          <PlayArea
            game={game}
            entry={entry}
            covered={waiting}
            // A tutorial waits until what is told of a link has been put away; the glass does not.
            shownRound={tour.isOn || (controls.tutorialDue && !isTold)}
            takesFocus={wasHidden.current}
            onStart={() => setStarts(starts + 1)}
          />
        ) : (
          <div className="w-[min(20rem,80cqw)]">
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
          <p>This ends the game without a score.</p>
        </ConfirmDialog>
      </div>
    </>
  );
}

/** Deals are made on the boards that Parlour brings; on a board that somebody has drawn, its maker fills it. */
function nextAfter(config: Config = FIRST): Config {
  return isOwnTemplate(config.template) ? { ...FIRST, mode: config.mode } : config;
}

/** Dealt, but the hourglass has not been turned yet; what is looked back at has been seen. */
function isWaiting(game: Game | null): boolean {
  if (!game || game.watch || !hasSand(game.config.mode) || game.status.kind !== 'playing') return false;
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
      {game.config.mode !== 'unjudged' && <Counter label="Errors" value={game.tally.mistakes} />}
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}
