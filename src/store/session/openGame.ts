/** Joins a game's rules to this browser: one store per game, made when its module is first loaded. */
import type { GameTypes, Rules } from '../../core/rules';
import { announce, database, freshSeed, listen, local, stats, stopsSaving, writer } from '../browser';
import { offerCheck, type RulesOver } from '../saving/savedGamesCheck';
import { createSaves } from '../saving/saves';
import { addFinished, addPractisedDeal } from '../stats/adding';
import { localDay } from '../today';
import { offerEmptying } from './afterError';
import { createGameStore, type GameStore } from './createGameStore';
import { inlineDealer, workerDealer } from './dealer';

export interface GameToOpen<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** Where a deal, a hint or a task takes longer than a gesture may. */
  readonly startWorker?: (() => Worker) | undefined;
  /** Where the rules depend on more than the code, such as on cards that are stored apart. */
  readonly rulesOver?: RulesOver<Rules<G>> | undefined;
}

export function openGame<G extends GameTypes>({
  rules,
  startWorker,
  rulesOver = async () => rules,
}: GameToOpen<G>): GameStore<G> {
  const saves = createSaves(rules.id, {
    database,
    local,
    writer,
    announce,
    listen,
    schedule,
    foundMore: () => void store.load(),
  });
  stopsSaving(saves.freeze);
  offerCheck(rules.id, rulesOver);
  const store: GameStore<G> = createGameStore(rules, {
    clock: { now: () => performance.now(), schedule },
    freshSeed,
    today: () => localDay(new Date()),
    dealer: startWorker ? workerDealer(rules, startWorker) : inlineDealer(rules),
    saves,
    onFinished(game, when) {
      void addFinished(stats, game);
      if (when === 'now') askForPermanence();
    },
    playedBefore: (dealKey) => stats.playedBefore(rules.id, dealKey),
    onPractised: (dealKey) => void addPractisedDeal(stats, rules.id, dealKey),
  });
  offerEmptying(rules.id, store.takeOutOfPlay);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store.leave();
  });
  window.addEventListener('pagehide', () => store.leave());
  void store.load();
  return store;
}

function schedule(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

let permanenceAsked = false;

/** After a finished game the player has something to lose; before, the browser would only refuse. */
function askForPermanence(): void {
  if (permanenceAsked) return;
  permanenceAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
