/** Joins a game store to a screen: the same wiring for all games. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Move } from '../core/rules';
import { settings, stats } from '../store/browser';
import type { GameStore } from '../store/session/createGameStore';
import type { Table } from '../store/session/sessionState';
import type { Totals } from '../store/stats/stats';
import { useSettings } from './useSettings';
import { useToldCodes } from './useToldCodes';

export { useSettings } from './useSettings';

type Request = (
  | { readonly kind: 'resume' | 'play' | 'new' }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'daily'; readonly day: string; readonly seed: string }
) & {
  /** By a link of the app, such as *Continue*, and not by loading the page anew or going back to it. */
  readonly byLink: boolean;
};

export interface GameWiring<C> {
  readonly request: Request;
  /** What a first visit is dealt; null where the screen asks first. */
  readonly firstConfig: C | null;
  /** What *New* deals when nothing else is said. */
  readonly newConfig: C;
  /** What the player's settings make of a config that comes from elsewhere; the same function at every render. */
  readonly adapt?: ((config: C) => C) | undefined;
  readonly onCode: (code: string) => void;
}

export function useGame<C, M extends Move, S, V>(store: GameStore<C, M, S, V>, wiring: GameWiring<C>) {
  const table = useStore(store);
  // What the store says is shown in one go; a whole new board in one go would be too long a task on a slow phone.
  const isLaid = useDeferredValue(table.game !== null && !table.dealing);
  useRequest(store, table.phase, wiring);
  useEffect(() => () => store.leave(), [store]);
  return { ...table, dealing: !isLaid, controls: useControls(store, table, wiring.adapt) };
}

/** Fulfils what the address asks for, once it is known what was saved. */
function useRequest<C, M extends Move, S, V>(
  store: GameStore<C, M, S, V>,
  phase: Table<C, M, S, V>['phase'],
  { request, firstConfig, newConfig, adapt, onCode }: GameWiring<C>,
): void {
  const ready = phase !== 'loading';
  const { tell, isEcho } = useToldCodes(onCode);
  // Objects are new at every render; what they ask for is not.
  const wanted = JSON.stringify(request);
  // After an error the table has been cleared, and the game is still on the shelf.
  const isEmpty = () => store.getState().game === null && !store.layOut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is fulfilled once, whatever else changes
  useEffect(() => {
    if (!ready || isEcho(request)) return;
    // Whoever comes in by a door finds the first run; a page that is loaded anew goes on with what lay on it.
    if (request.byLink) store.backToFirstRun();
    switch (request.kind) {
      case 'resume':
        if (isEmpty() && firstConfig !== null) void store.newGame(firstConfig);
        return;
      case 'play':
        if (!store.openUnfinished() && isEmpty()) void store.newGame(newConfig);
        return;
      case 'new':
        void store.newGame(newConfig);
        return;
      case 'code':
        if (!store.openCode(request.code, adapt).ok) {
          // Somebody sent a bad link: say so over a game, if need be a fresh one, rather than over nothing.
          const { notice } = store.getState();
          const laid = isEmpty() ? store.newGame(newConfig) : Promise.resolve();
          void laid.then(() => notice && store.tell(notice));
        }
        return;
      case 'daily':
        void store.openDaily(request.day, request.seed, adapt?.(store.rules.daily));
        return;
    }
  }, [ready, wanted, store]);

  // The address follows the table; a daily keeps its own, and nothing is said while cards are being dealt.
  const code = useStore(store, (table) => table.game && table.game.day === null && store.code());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is another address
  useEffect(() => {
    // The save may have arrived since this was rendered; what the address asks for comes first.
    if (!ready) return;
    const { dealing, game } = store.getState();
    const now = dealing || game === null || game.day !== null ? null : store.code();
    if (now !== null && !(request.kind === 'code' && request.code === now)) tell(now);
  }, [code, ready]);
}

/** The verbs that every game has, ready for buttons and keys. */
function useControls<C, M extends Move, S, V>(
  store: GameStore<C, M, S, V>,
  table: Table<C, M, S, V>,
  adapt: GameWiring<C>['adapt'],
) {
  const [asking, setAsking] = useState<Question | null>(null);
  const tutorialDue = !useSettings().seen.includes(store.rules.id);
  const serial = table.game?.last.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question about an earlier state is moot
  useEffect(() => setAsking(null), [serial]);

  const verbs = useMemo(() => {
    return {
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
      takeBack: () => void store.takeBack(),
      again: store.again,
      pause: store.pause,
      resume: store.resume,
      wake: store.wake,
      code: store.code,
      shelfText: store.shelfText,
      openCode(text: string): string | null {
        const opened = store.openCode(codeIn(text), adapt);
        store.dismissNotice();
        return opened.ok ? null : opened.fault.detail;
      },
      reload: () => void store.load(),
      dismissNotice: store.dismissNotice,
      tutorialSeen: () => markSeen(store.rules.id),
    };
  }, [store, adapt]);

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

/** What a verb asks before it is done. */
type Question = 'undo' | 'startOver';

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

/** The totals of one config, unaided runs only: what a result is measured against. */
export function useTotals(game: string, configName: string | undefined): Totals | null {
  return useStore(stats, ({ games }) => games[game]?.totals[configName ?? ''] ?? null);
}
