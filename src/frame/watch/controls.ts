/** What can be done while a run is looked at. */
import type { GameTypes } from '../../core/rules';
import type { GameStore } from '../../store/session/createGameStore';

export interface WatchControls {
  readonly begin: () => void;
  readonly goTo: (at: number) => void;
  readonly film: (code: string) => void;
  readonly close: () => void;
  /** Back to the game as it stood, from a film as well. */
  readonly leave: () => void;
  readonly playOn: () => void;
  readonly lostSince: (signal: AbortSignal) => Promise<number | null>;
  /** In the game that was looked at itself. */
  readonly backTo: (at: number) => void;
}

/** Counted as help: the game itself has found the place. */
const LOOKED_BACK = 'look-back';

export function watchControls<G extends GameTypes>(store: GameStore<G>): WatchControls {
  return {
    begin: () => void store.watch(null),
    goTo: store.watchAt,
    film: (code) => void store.watchFilm(code),
    close: store.stopWatching,
    leave() {
      while (store.getState().game?.watch) store.stopWatching();
    },
    playOn: () => void store.playOnFromHere(),
    lostSince: store.lostSince,
    backTo(at) {
      store.stopWatching();
      store.undoTo(at, LOOKED_BACK);
    },
  };
}
