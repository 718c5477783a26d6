/** Everything around a board that is the same in every game: verbs, dialogs, help, notices, the end. */
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import IconRestart from '~icons/ph/arrow-counter-clockwise';
import IconDaily from '~icons/ph/calendar-blank';
import IconNew from '~icons/ph/plus-circle';
import IconOtherRun from '~icons/ph/swap';
import { FinishPanel } from './FinishPanel';
import type { FinishWords, FrameControls, FrameGame, FrameTable } from './frame';
import { type FrameDialog, frameActions, type OwnActions } from './frameActions';
import { aidsOf, noticeOf, resultToShare, subtitleOf } from './frameWords';
import { GameDialogs } from './GameDialogs';
import { GameShell, type Notice } from './GameShell';
import { HintPanel } from './HintPanel';
import { PauseCover } from './PauseCover';
import type { RulesDialogProps } from './RulesDialog';
import { BACK_TO_FIRST, useRunSaid } from './runWords';
import type { ScreenProps } from './ScreenProps';
import { Tutorial, type TutorialStep } from './Tutorial';
import { useBoardFocus } from './useBoardFocus';
import { useEndSound } from './useEndSound';
import { useGameKeys } from './useGameKeys';
import { useNews } from './useNews';
import { usePauseWhile } from './usePauseWhile';

export interface GameFrameProps extends OwnActions {
  readonly screen: ScreenProps;
  readonly controls: FrameControls;
  readonly table: FrameTable;
  readonly mood: string;
  readonly title: string;
  readonly status?: ReactNode;
  /** What just happened, for those who do not see it. */
  readonly announcement?: string | undefined;
  /** What the player holds or has just switched, which is no move: said while it lasts. */
  readonly saidAside?: string | null | undefined;
  readonly letterKeys: boolean;
  readonly hint?:
    | (NonNullable<OwnActions['hint']> & {
        readonly cost?: string | undefined;
        readonly onAct?: (() => void) | undefined;
        /** What `onAct` does, where it is not simply the move. */
        readonly actLabel?: string | undefined;
      })
    | undefined;
  /** The clock is a countdown: it stands still while a dialog lies over the board. */
  readonly pausesForDialogs?: boolean | undefined;
  /** A sentence with its way out, such as a dead end's. */
  readonly alert?: Notice | null | undefined;
  /** Null while the game goes on. */
  readonly finish: FinishWords | null;
  readonly rules: Omit<RulesDialogProps, 'open' | 'onClose' | 'onTutorial'>;
  readonly tutorial: readonly TutorialStep[];
  /** What *New* offers; call `close` once something is chosen. */
  readonly newGame: (close: () => void) => ReactNode;
  readonly aside?: ReactNode;
  readonly fit?: 'contain' | 'scroll' | undefined;
  readonly shape?: 'wide' | undefined;
  readonly children: ReactNode;
}

export function GameFrame(props: GameFrameProps) {
  const { screen, controls, table } = props;
  const { game } = table;
  const [dialog, setDialog] = useState<FrameDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const { toolbar, menu } = frameActions(game, controls, props, setDialog);
  useGameKeys([...toolbar, ...menu], props.letterKeys);
  useEndSound(game);
  useTopAtStart(game);
  const runSaid = useRunSaid(game);
  const paused = game?.paused ?? false;
  const hintShown = paused ? null : (game?.hint ?? null);
  const news = useNews(game?.last.serial ?? 0, props.announcement || runSaid, props.saidAside ?? null);
  const reading = dialog !== null || controls.question !== null;
  usePauseWhile(reading && props.pausesForDialogs === true, {
    running: game?.clockRuns ?? false,
    paused,
    pause: controls.pause,
    resume: controls.resume,
  });
  const inTutorial =
    // It points at parts of the board, so the board has to be there.
    game !== null &&
    !table.dealing &&
    !paused &&
    (dialog === 'tutorial' || (dialog === null && controls.tutorialDue));
  useBoardFocus(game && { paused, inTutorial, otherRun: game.otherRun });

  return (
    // Dialogs belong to the game's mood as much as its board does.
    <div className="contents" data-mood={props.mood}>
      <GameShell
        mood={props.mood}
        title={props.title}
        subtitle={game && <Subtitle game={game} onBackToFirst={controls.backToFirstRun} />}
        homeHref={screen.homeHref}
        doors={screen.doors}
        link={screen.link}
        toolbar={toolbar}
        menu={menu}
        status={props.status}
        announcement={news}
        moment={game?.last.serial}
        notice={noticeOf(table, controls, props.alert ?? null, screen.keepCopy)}
        hint={hintShown && <Hint {...props} shown={hintShown} />}
        hintTold={hintShown?.stages.at(-1)?.text}
        result={
          props.finish && game && <Finish {...props} game={game} words={props.finish} open={setDialog} />
        }
        aside={props.aside}
        asideHidden={paused}
        fit={props.fit}
        shape={props.shape}
      >
        {paused ? <PauseCover onResume={controls.resume} /> : props.children}
      </GameShell>
      <GameDialogs {...props} dialog={dialog} open={setDialog} close={close} />
      {inTutorial && <TutorialOnce steps={props.tutorial} controls={controls} close={close} />}
    </div>
  );
}

/** A game that has just been opened is met at its head, wherever the page had been scrolled to before. */
function useTopAtStart(game: FrameGame | null): void {
  const last = game?.last;
  useLayoutEffect(() => {
    if (last?.kind === 'opened') window.scrollTo(0, 0);
  }, [last]);
}

/** What is being played; and from practice the way back to the first run, which is never out of sight. */
function Subtitle({ game, onBackToFirst }: { readonly game: FrameGame; readonly onBackToFirst: () => void }) {
  const text = subtitleOf(game);
  if (game.otherRun !== 'first') return text;
  return (
    <>
      {text}
      <button
        type="button"
        className="block min-h-6 cursor-pointer text-start font-semibold text-accent-text underline sm:ms-3 sm:inline-block"
        onClick={onBackToFirst}
      >
        {BACK_TO_FIRST}
      </button>
    </>
  );
}

function TutorialOnce({
  steps,
  controls,
  close,
}: {
  readonly steps: readonly TutorialStep[];
  readonly controls: FrameControls;
  readonly close: () => void;
}) {
  const end = () => {
    controls.tutorialSeen();
    close();
  };
  return <Tutorial steps={steps} onDone={end} onSkip={end} />;
}

function Hint({
  controls,
  hint,
  shown,
}: GameFrameProps & { readonly shown: NonNullable<FrameGame['hint']> }) {
  return (
    <HintPanel
      // The panel counts stages; of those still to come it needs to know only how many there are.
      stages={Array.from({ length: shown.of }, (_, stage) => shown.stages[stage] ?? { text: '' })}
      shown={shown.stages.length}
      onMore={controls.hint}
      onClose={controls.closeHint}
      act={hint?.onAct && !shown.more ? { label: hint.actLabel ?? 'Do it', onPress: hint.onAct } : undefined}
      cost={hint?.cost}
      label={hint?.label}
    />
  );
}

interface FinishProps extends GameFrameProps {
  readonly game: FrameGame;
  readonly words: FinishWords;
  readonly open: (dialog: FrameDialog) => void;
}

function Finish({ words, game, controls, screen, open }: FinishProps) {
  const { link: Link } = screen;
  const code = controls.code();
  const url = code === null || game.day !== null ? null : screen.urlOf(code);
  const toFirst = game.otherRun === 'first';
  return (
    <FinishPanel
      outcome={game.status.kind === 'won' ? 'won' : 'lost'}
      headline={words.headline}
      rows={words.rows}
      details={words.details}
      aids={[...aidsOf(game.tally), ...(words.aids ?? [])]}
      unranked={game.practice ? 'For practice, outside the records' : undefined}
      share={resultToShare(words, url, game.practice)}
      actions={[
        ...(toFirst
          ? [
              {
                id: 'firstRun',
                label: BACK_TO_FIRST,
                onPress: controls.backToFirstRun,
                icon: <IconOtherRun />,
                primary: true,
              },
            ]
          : []),
        { id: 'new', label: 'New game', onPress: () => open('new'), icon: <IconNew />, primary: !toFirst },
        { id: 'again', label: 'Same deal again', onPress: controls.again, icon: <IconRestart /> },
      ]}
      next={
        game.day === null && (
          <Link href={screen.dailyHref} className="button button-quiet button-small">
            <span className="icon" aria-hidden="true">
              <IconDaily />
            </span>
            Play today’s daily
          </Link>
        )
      }
    >
      {words.children}
    </FinishPanel>
  );
}
