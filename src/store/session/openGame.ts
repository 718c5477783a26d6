/** Joins a game's rules to this browser: one store per game, made when its module is first loaded. */
import type { GameTypes, PlayRules, Rules } from '../../core/rules';
import { database, freshSeed, stats } from '../browser';
import { openSaves, schedule } from '../saving/openSaves';
import { offerCheck, type RulesOver } from '../saving/savedGamesCheck';
import { addFinished, addPractisedDeal } from '../stats/adding';
import { localDay } from '../today';
import { offerEmptying } from './afterError';
import { createGameStore, type GameStore } from './createGameStore';
import { inlineDealer, type Workplace, workerDealer } from './dealer';

interface OpenedGame<G extends GameTypes> {
  /** Where the rules depend on more than the code, such as on cards that are stored apart. */
  readonly rulesOver?: RulesOver<PlayRules<G>> | undefined;
}

/** Where a deal, a hint or a task takes longer than a gesture may. */
interface GameWithWorker<G extends GameTypes> extends OpenedGame<G>, Workplace<G> {
  readonly rules: PlayRules<G>;
}

interface GameWithout<G extends GameTypes> extends OpenedGame<G> {
  readonly rules: Rules<G>;
  readonly startWorker?: undefined;
}

export type GameToOpen<G extends GameTypes> = GameWithWorker<G> | GameWithout<G>;

export function openGame<G extends GameTypes>(game: GameToOpen<G>): GameStore<G> {
  const { rules, rulesOver = async () => rules } = game;
  const saves = openSaves(rules.id, () => void store.load());
  offerCheck(rules.id, rulesOver);
  const dealer = game.startWorker ? workerDealer(rules, game) : inlineDealer(game.rules);
  const store: GameStore<G> = createGameStore(rules, {
    clock: { now: () => performance.now(), schedule },
    freshSeed,
    today: () => localDay(new Date()),
    dealer,
    saves,
    onFinished(game, when, run) {
      void addFinished(stats, game);
      void keptRuns().then(
        ({ keepRun }) => keepRun(database, game, run),
        () => {},
      );
      if (when === 'now') askForPermanence();
    },
    keptRun: async (id) => (await keptRuns()).keptRun(database, rules.id, id),
    playedBefore: (dealKey) => stats.playedBefore(rules.id, dealKey),
    onPractised: (dealKey) => void addPractisedDeal(stats, rules.id, dealKey),
  });
  offerEmptying(rules.id, store.takeOutOfPlay);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store.leave();
  });
  window.addEventListener('pagehide', () => store.leave());
  // A deal or a hint is what comes next, and the worker may start while the page is drawn.
  dealer.wake();
  void store.load();
  return store;
}

/** Needed when a game has ended, or to look back at one. */
const keptRuns = () => import('../stats/keptRuns');

let permanenceAsked = false;

/** After a finished game the player has something to lose; before, the browser would only refuse. */
function askForPermanence(): void {
  if (permanenceAsked) return;
  permanenceAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
