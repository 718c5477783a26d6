/** The verbs that every game has, ready for buttons and keys. */
import { useEffect, useMemo, useState } from 'react';
import type { GameTypes } from '../core/rules';
import { settings } from '../store/browser';
import type { SessionState } from '../store/session/sessionState';
import type { Challenges } from './challenge/useChallenges';
import type { DefinedGame } from './defineGame';
import type { FrameControls, Question } from './frame';
import { useSettings } from './useSettings';
import { watchControls } from './watch/controls';
import { faultSentence } from './words/faults';

type Receive = Challenges['receive'];

export function useControls<G extends GameTypes>(
  { store, words, rules }: DefinedGame<G>,
  state: SessionState<G>,
  adapt: ((config: G['config']) => G['config']) | undefined,
  receive: Receive,
): FrameControls {
  const [asking, setAsking] = useState<Question['about'] | null>(null);
  const tutorialDue = !useSettings().seen.includes(rules.id);
  const serial = state.game?.last.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question about an earlier state is moot
  useEffect(() => setAsking(null), [serial]);

  const verbs = useMemo(
    () => ({
      undo() {
        if (store.undo() === 'asks') setAsking('undo');
      },
      startOver() {
        // After the end there is nothing to be kept, as with *Same deal again*.
        if (store.getState().game?.counted) store.startOver();
        else setAsking('startOver');
      },
      backToFirstRun: () => void store.backToFirstRun(),
      backToPractice: () => void store.backToPractice(),
      redo: () => void store.redo(),
      hint: () => void store.askHint(),
      closeHint: store.closeHint,
      cancelWork: store.cancelWork,
      takeBack: () => void store.takeBack(),
      again: store.again,
      pause: store.pause,
      resume: store.resume,
      wake: store.wake,
      hold: store.hold,
      letGo: store.letGo,
      code: store.code,
      async runLink(name: string) {
        const { ownRunLink } = await import('./challenge/ownRun');
        return ownRunLink(rules, store.getState().game?.record, name);
      },
      savedText: store.savedText,
      openCode(text: string): string | null {
        const code = codeIn(text);
        const opened = store.openCode(code, adapt);
        store.dismissNotice();
        if (opened.ok) receive(code, text.match(/#.*$/)?.[0] ?? '');
        return opened.ok ? null : faultSentence(opened.fault, words);
      },
      reload: () => void store.load(),
      dismissNotice: store.dismissNotice,
      tutorialSeen: () => markSeen(rules.id),
      watch: watchControls(store),
    }),
    [store, words, rules, adapt, receive],
  );

  const question = useMemo(() => {
    if (asking === null) return null;
    return {
      about: asking,
      yes: () => {
        setAsking(null);
        // A countdown stood still for the question.
        if (store.getState().game?.paused) store.resume();
        if (asking === 'undo') store.undo('assisted');
        else store.startOver();
      },
      no: () => setAsking(null),
    };
  }, [store, asking]);

  return { ...verbs, question, tutorialDue };
}

function markSeen(game: string): void {
  const { seen } = settings.getState();
  if (!seen.includes(game)) settings.setState({ seen: [...seen, game] });
}

/** Players paste whole addresses where a code is asked for. */
export function codeIn(text: string): string {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed)) return trimmed;
  try {
    const { pathname } = new URL(trimmed);
    return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
  } catch {
    return trimmed;
  }
}
