/** Joins a game to its screen: the same wiring for all games, and the one way in which a screen holds a store. */
import { useDeferredValue, useEffect } from 'react';
import { useStore } from 'zustand';
import type { GameTypes } from '../core/rules';
import type { SessionState } from '../store/session/sessionState';
import type { ChallengeParts } from './challenge/challengeParts';
import { type Challenges, useChallenges } from './challenge/useChallenges';
import type { DefinedGame } from './defineGame';
import type { FrameControls } from './frame';
import type { ScreenProps } from './ScreenProps';
import { useAddressCodes } from './useAddressCodes';
import { useControls } from './useControls';

interface GameWiring<C> {
  /** What a first visit is dealt; null where the screen asks first. */
  readonly firstConfig: C | null;
  /** What *New* deals when nothing else is said. */
  readonly newConfig: C;
  /** What the player's settings make of a config that comes from elsewhere; the same function at every render. */
  readonly adapt?: ((config: C) => C) | undefined;
  /** Where the address is not simply to follow what is in play. */
  readonly onCode?: ((code: string) => void) | undefined;
}

/** Everything that a screen and its frame may know of the game in play. */
export interface Play<G extends GameTypes> extends SessionState<G> {
  readonly definition: DefinedGame<G>;
  readonly controls: FrameControls;
  /** Somebody else's runs of the deal in play; null: there are none. */
  readonly challenge: ChallengeParts | null;
}

export function useGame<G extends GameTypes>(
  definition: DefinedGame<G>,
  screen: Pick<ScreenProps, 'request' | 'onCode' | 'urlOf'>,
  wiring: GameWiring<G['config']>,
): Play<G> {
  const { store } = definition;
  const state = useStore(store);
  // What the store says is shown in one go; a whole new board in one go would be too long a task on a slow phone.
  const isLaid = useDeferredValue(state.game !== null && !state.dealing);
  const { parts, receive } = useChallenges(definition, state.phase !== 'loading', screen.urlOf);
  useRequest(definition, state.phase, screen, wiring, receive);
  useEffect(() => () => store.leave(), [store]);
  const controls = useControls(definition, state, wiring.adapt, receive);
  return { ...state, dealing: !isLaid, definition, controls, challenge: parts };
}

/** Fulfils what the address asks for, once it is known what was saved. */
function useRequest<G extends GameTypes>(
  { store }: DefinedGame<G>,
  phase: SessionState<G>['phase'],
  { request, onCode }: Pick<ScreenProps, 'request' | 'onCode'>,
  wiring: GameWiring<G['config']>,
  receive: Challenges['receive'],
): void {
  const { firstConfig, newConfig, adapt } = wiring;
  const ready = phase !== 'loading';
  const { tell, isEcho } = useAddressCodes(wiring.onCode ?? onCode);
  // Objects are new at every render; what they ask for is not.
  const wanted = JSON.stringify(request);
  // After an error nothing is in play, and the game is still saved.
  const isEmpty = () => store.getState().game === null && !store.bringBack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is fulfilled once, whatever else changes
  useEffect(() => {
    if (!ready || isEcho(request)) return;
    // Whoever comes in by a link of the app finds the first run; a page loaded anew goes on with what was in play.
    if (request.byLink) store.backToFirstRun();
    switch (request.kind) {
      case 'resume':
        if (isEmpty() && firstConfig !== null) void store.newGame(firstConfig);
        return;
      case 'besideDaily':
      case 'play': {
        const isOpen = request.kind === 'besideDaily' && store.openFree();
        if (!isOpen && !store.openUnfinished() && isEmpty()) void store.newGame(newConfig);
        return;
      }
      case 'new':
        void store.newGame(newConfig);
        return;
      case 'code':
        if (!store.openCode(request.code, adapt).ok) {
          // Somebody sent a bad link: say so over a game, if need be a fresh one, rather than over nothing.
          const { notice } = store.getState();
          const inPlay = isEmpty() ? store.newGame(newConfig) : Promise.resolve();
          void inPlay.then(() => notice && store.tell(notice));
        } else receive(request.code, request.fragment, () => tell(request.code));
        return;
      case 'run': {
        const inPlay = isEmpty() ? store.newGame(newConfig) : Promise.resolve();
        void inPlay.then(() => store.watchKept(request.run));
        return;
      }
      case 'daily':
        void store.openDaily(request.day, adapt);
        return;
    }
  }, [ready, wanted, store]);

  // The address follows what is in play; a daily keeps its own, and nothing is said while cards are being dealt.
  const code = useStore(store, ({ game }) => game && game.day === null && store.code());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is another address
  useEffect(() => {
    // The save may have arrived since this was rendered; what the address asks for comes first.
    if (!ready) return;
    const { dealing, game } = store.getState();
    const now = dealing || game === null || game.day !== null ? null : store.code();
    if (now !== null && !(request.kind === 'code' && request.code === now)) tell(now);
  }, [code, ready]);
}
