/** Everything around a board that is the same in every game: verbs, dialogs, help, notices, the end. */

import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { useEscape } from '../components/browser/useEscape';
import { useLater } from '../components/browser/useLater';
import { OnItsWay, useTakenBack } from '../components/browser/useTakenBack';
import type { GameTypes } from '../core/rules';
import type { ChallengeParts } from './challenge/challengeParts';
import { endInShort } from './finish/end';
import { useNextDaily } from './finish/useNextDaily';
import type { FinishWords, FrameControls, FrameGame, FrameState, LaterParts } from './frame';
import { type FrameDialog, frameActions, type OwnActions } from './frameActions';
import { frameStateOf } from './frameState';
import { noticeOf } from './frameWords';
import { PauseCover } from './PauseCover';
import { useRunSentence } from './runWords';
import type { ScreenProps } from './ScreenProps';
import type { HintSaidProps } from './say/HintSaid';
import type { Notice } from './say/Say';
import { type Areas, GameShell } from './shell/GameShell';
import { Subtitle } from './shell/Subtitle';
import { useBoardFocus } from './useBoardFocus';
import { useComing } from './useComing';
import { useEndSound } from './useEndSound';
import type { Play } from './useGame';
import { useGameKeys } from './useGameKeys';
import { useNews } from './useNews';
import { usePainted } from './usePainted';
import { useHoldWhile, usePauseWhile } from './usePauseWhile';
import { usePictureLater } from './usePictureLater';
import { useSettings } from './useSettings';
import { useDailyStreak } from './useTotals';
import { captionOf } from './watch/watchState';
import type { GameWords } from './words/sentences';

/** What a game's screen says to its frame. */
interface FrameParts<L extends LaterParts> extends OwnActions, Areas {
  readonly screen: ScreenProps;
  readonly status?: ReactNode;
  /** What just happened, for those who do not see it. */
  readonly announcement?: string | undefined;
  /** The hint is shown elsewhere just now, and not a second time here. */
  readonly hintIsElsewhere?: boolean | undefined;
  /** What the player holds or has just switched, which is no move: said while it lasts. */
  readonly lastingNews?: string | null | undefined;
  readonly hint?:
    | (NonNullable<OwnActions['hint']> & {
        /** How many stages are told before it costs its price. */
        readonly free?: number | undefined;
        readonly onAct?: (() => void) | undefined;
        /** What `onAct` does, where it is not simply the move. */
        readonly actLabel?: string | undefined;
        /** In place of its words, for those who see what the board shows of it. */
        readonly seen?: ReactNode;
      })
    | undefined;
  /** The clock is a countdown: it stands still while a dialog lies over the board. */
  readonly pausesForDialogs?: boolean | undefined;
  /** What was just refused and why, where the board does not show it by itself. */
  readonly refusal?: string | null | undefined;
  /** Nothing leads on from here: a sentence with its ways out. */
  readonly deadEnd?: Notice | null | undefined;
  /** What stands where things are said while nobody has anything to say. */
  readonly quiet?: ReactNode;
  /** Null while the game goes on. */
  readonly finish: FinishWords | null;
  /** Rules, tutorial and whatever else of the game can wait until the board is there; the same function at every render. */
  readonly later: () => Promise<L>;
  /** A step of the tutorial that says nothing in the game as it is played. */
  readonly stepLeftOut?: string | undefined;
  /** Which step of the tutorial stands beside the board; null: none any more. */
  readonly onTutorialStep?: ((id: string | null) => void) | undefined;
  /** What *New* offers; call `close` once something is chosen. */
  readonly newGame: (close: () => void, later: L) => ReactNode;
  /** What is played with beside or below the board: pad, hand, panel, notebook. */
  readonly playArea?: ReactNode;
  readonly children: ReactNode;
}

interface GameFrameProps<G extends GameTypes, L extends LaterParts> extends FrameParts<L> {
  readonly play: Play<G>;
  /** Where this screen tells places in another way than the rules count them. */
  readonly words?: GameWords<G> | undefined;
}

/** The parts, with all that they need to know of the game in play. */
export interface FrameProps<L extends LaterParts = LaterParts> extends FrameParts<L> {
  readonly controls: FrameControls;
  readonly state: FrameState;
  readonly mood: string;
  readonly title: string;
  /** Dailies won in a row with the one in play. */
  readonly streak: number;
  /** Somebody else's runs of the deal in play; null: there are none. */
  readonly challenge: ChallengeParts | null;
}

export function GameFrame<G extends GameTypes, L extends LaterParts>({
  play,
  words,
  ...parts
}: GameFrameProps<G, L>) {
  const { definition, controls, challenge } = play;
  const { mood, title } = definition;
  const state = frameStateOf(play, words ?? definition.words);
  const streak = useDailyStreak(definition.rules.id, play.game?.day ?? null);
  if (usePainted(parts.screen.painted, !play.dealing)) return null;
  return (
    <Frame
      {...parts}
      controls={controls}
      state={state}
      mood={mood}
      title={title}
      streak={streak}
      challenge={challenge}
    />
  );
}

const loadFrameParts = () => import('./later');

function Frame<L extends LaterParts>(props: FrameProps<L>) {
  const { screen, controls, state, streak, challenge } = props;
  const { game } = state;
  const watch = game?.watch ?? null;
  const { letterKeys } = useSettings();
  const [dialog, setDialog] = useState<FrameDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const { toolbar, menu: verbs } = frameActions(
    game,
    controls,
    { ...props, onPrint: screen.onPrint },
    setDialog,
  );
  const menu = game && !game.watch && challenge ? [...challenge.actions, ...verbs] : verbs;
  useGameKeys([...toolbar, ...menu], letterKeys);
  useEndSound(game);
  useTopAtStart(game);
  const runSentence = useRunSentence(game);
  const paused = game?.paused ?? false;
  const hintShown = paused || props.hintIsElsewhere ? null : (game?.hint ?? null);
  const [opened, setOpened] = useState(-1);
  const finish = watch ? null : props.finish;
  const resultIsOpen = finish !== null && opened === game?.last.serial;
  const putDown = useCallback(() => setOpened(-1), []);
  const next = useNextDaily(screen, game?.day ?? null, finish !== null);
  const end = finish &&
    game && {
      words: finish,
      game,
      next,
      streak,
      screen,
      controls,
      onNew: () => setDialog('new'),
      onSendRun: () => setDialog('sendRun'),
      beside: challenge?.beside,
    };
  const resultIsDue = usePictureLater(end !== null);
  const coming = useComing(paused ? null : (game?.coming ?? null), controls.cancelWork);
  const ownNotice = noticeOf(state, controls, screen.keepCopy);
  const notice = useNotice(ownNotice?.tone === 'bad' ? ownNotice : (challenge?.notice ?? ownNotice));
  const caption = watch && captionOf(watch, game?.last.kind === 'played' ? (props.announcement ?? '') : '');
  const event = caption ?? (props.announcement || runSentence);
  const news = useNews(game?.last.serial ?? 0, event, watch ? null : (props.lastingNews ?? null));
  const when = {
    mayBegin: game !== null && !state.dealing,
    isWanted: dialog !== null || controls.question !== null || finish !== null || watch !== null,
  };
  const parts = useLater(loadFrameParts, when);
  const own = useLater(props.later, when);
  const isAsked = (dialog !== null && dialog !== 'tutorial') || controls.question !== null;
  useTakenBack(isAsked && !(parts && own), controls.question?.no ?? close);
  const steps = own?.tutorial.filter(({ id }) => id !== props.stepLeftOut);
  usePauseWhile(isAsked && props.pausesForDialogs === true, {
    running: game?.clockRuns ?? false,
    paused,
    pause: controls.pause,
    resume: controls.resume,
  });
  const inTutorial =
    // It points at parts of the board, so the board has to be there.
    game !== null &&
    !watch &&
    parts !== null &&
    steps !== undefined &&
    !state.dealing &&
    !paused &&
    // One voice at a time: what was sent wrongly is told before the rules, but not to whoever asks for those.
    (dialog === 'tutorial' || (dialog === null && controls.tutorialDue && !(notice && !notice.stays)));
  // It waits for the end of a tutorial, and nobody puts away what they do not see.
  const noticeSeen = inTutorial ? null : notice;
  const putAway = coming.seen?.onDismiss ?? (hintShown ? controls.closeHint : noticeSeen?.onDismiss);
  useEscape(!paused && !resultIsOpen && putAway !== undefined, () => putAway?.());
  useHoldWhile(inTutorial && props.pausesForDialogs === true, controls);
  useBoardFocus(game && { paused, inTutorial, otherRun: game.otherRun });

  return (
    // Dialogs belong to the game's mood as much as its board does.
    <div className="contents" data-mood={props.mood}>
      <GameShell
        mood={props.mood}
        title={props.title}
        subtitle={game && <Subtitle game={game} onBackToFirst={controls.backToFirstRun} />}
        homeHref={screen.homeHref}
        rooms={screen.rooms}
        link={screen.link}
        toolbar={toolbar}
        menu={menu}
        // Nobody wrote down what it would tell.
        status={watch && watch.ticks === null && watch.at < watch.length ? undefined : props.status}
        announcement={news}
        moment={game?.last.serial}
        voices={{
          coming: coming.seen,
          refusal: paused || watch ? null : props.refusal,
          deadEnd: paused || watch ? null : props.deadEnd,
          hint: hintShown && hintSaid(props, hintShown),
          notice: noticeSeen,
          end: end && {
            ...endInShort(end),
            isOpen: resultIsOpen,
            onOpen: () => setOpened(resultIsOpen ? -1 : end.game.last.serial),
          },
          caption: watch && { ...watch, text: caption ?? '' },
          quiet: paused ? null : props.quiet,
        }}
        hintTold={hintShown?.stages.at(-1)?.text ?? coming.heard}
        result={
          end && resultIsDue && parts && <parts.Result end={end} isOpen={resultIsOpen} onClose={putDown} />
        }
        play={props.playArea}
        playHidden={paused}
        watchTools={
          watch &&
          (parts ? (
            <parts.WatchTools watch={watch} controls={controls.watch} />
          ) : (
            <span className="[grid-area:tools]">
              <OnItsWay onClose={controls.watch.close} />
            </span>
          ))
        }
        // Whoever is new to the game is shown round first.
        ghost={!inTutorial && !controls.tutorialDue && challenge?.ghost}
        shape={props.shape}
        sizes={props.sizes}
        lies={props.lies}
        playStays={props.playStays}
      >
        {paused ? <PauseCover onResume={controls.resume} loadCover={screen.loadCover} /> : props.children}
      </GameShell>
      {parts && own && (
        <parts.GameDialogs
          {...props}
          rules={own.rules}
          newGame={(shut) => props.newGame(shut, own)}
          dialog={dialog}
          open={setDialog}
          close={close}
        />
      )}
      {challenge?.over}
      {inTutorial && parts && (
        <TutorialOnce
          Tutorial={parts.Tutorial}
          steps={steps}
          lastMove={game.last.kind === 'played' ? game.last.serial : null}
          draft={game.draft}
          controls={controls}
          close={close}
          onStep={props.onTutorialStep}
        />
      )}
    </div>
  );
}

/** Whatever is said can be put away: on a phone it may stand where the tools are. */
function useNotice(notice: Notice | null): Notice | null {
  const [putAway, setPutAway] = useState<ReactNode>(null);
  if (!notice || notice.onDismiss) return notice;
  if (putAway === notice.text) return null;
  return { ...notice, stays: true, onDismiss: () => setPutAway(notice.text) };
}

/** A game that has just been opened is met at its head, wherever the page had been scrolled to before. */
function useTopAtStart(game: FrameGame | null): void {
  const last = game?.last;
  useLayoutEffect(() => {
    if (last?.kind !== 'opened') return;
    // Before the next picture, for which the page is laid out anyway.
    const frame = requestAnimationFrame(() => window.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [last]);
}

function TutorialOnce({
  Tutorial,
  steps,
  lastMove,
  draft,
  controls,
  close,
  onStep,
}: {
  readonly Tutorial: typeof import('./later').Tutorial;
  readonly steps: LaterParts['tutorial'];
  readonly lastMove: number | null;
  readonly draft: string;
  readonly controls: FrameControls;
  readonly close: () => void;
  readonly onStep: FrameProps['onTutorialStep'];
}) {
  const end = () => {
    controls.tutorialSeen();
    close();
  };
  return (
    <Tutorial steps={steps} lastMove={lastMove} draft={draft} onDone={end} onSkip={end} onStep={onStep} />
  );
}

function hintSaid(
  { controls, hint }: Pick<FrameProps, 'controls' | 'hint'>,
  shown: NonNullable<FrameGame['hint']>,
): HintSaidProps {
  return {
    // Of the stages still to come nothing but their number is known.
    stages: Array.from({ length: shown.of }, (_, stage) => shown.stages[stage] ?? { text: '' }),
    shown: shown.stages.length,
    onMore: controls.hint,
    onClose: controls.closeHint,
    act: hint?.onAct && !shown.more ? { label: hint.actLabel ?? 'Do it', onPress: hint.onAct } : undefined,
    seen: hint?.seen,
    price: hint?.price,
    free: hint?.free,
    label: hint?.label,
  };
}
