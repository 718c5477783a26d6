/** The one place where the stores meet the browser: its storage, clock, tabs and page events. */
import { seedText } from '../core/rng';
import type { Move, Rules } from '../core/rules';
import { createGameStore, type GameStore } from './createGameStore';
import { openDatabase } from './database';
import { inlineDealer, workerDealer } from './dealer';
import { replaceTexts } from './replaceTexts';
import { createSaves, localKey, type SaveMessage, type Saves } from './saves';
import { createSettings } from './settings';
import { createStatsStore } from './statsStore';
import { localDay } from './today';

export const local = findLocalStorage();
export const database = openDatabase();
export const settings = createSettings(local);
export const stats = createStatsStore(database);

const writer = freshSeed().slice(0, 8);
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('parlour');
const opened: Saves[] = [];
void stats.load();

/** One store per game, made when its module is first loaded. */
export function openGame<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  startWorker?: () => Worker,
): GameStore<C, M, S, V> {
  const saves = createSaves(rules.id, { database, local, writer, announce, listen });
  opened.push(saves);
  const store = createGameStore(rules, {
    clock: { now: () => performance.now(), schedule },
    freshSeed,
    today: () => localDay(new Date()),
    dealer: startWorker ? workerDealer(rules, startWorker) : inlineDealer(rules),
    saves,
    onFinished(game) {
      void stats.add(game);
      askForPermanence();
    },
    playedBefore: (dealKey) => stats.playedBefore(rules.id, dealKey),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store.leave();
  });
  window.addEventListener('pagehide', () => store.leave());
  void store.load();
  return store;
}

export function freshSeed(): string {
  return seedText([...crypto.getRandomValues(new Uint32Array(2))]);
}

/** Even asking for localStorage throws where site data is forbidden. */
function findLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function schedule(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

function announce(message: SaveMessage): void {
  channel?.postMessage(message);
}

function listen(hear: (message: SaveMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SaveMessage>) => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

let permanenceAsked = false;

/** After a finished game the player has something to lose; before, the browser would only refuse. */
function askForPermanence(): void {
  if (permanenceAsked) return;
  permanenceAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

/**
 * Puts stored texts in place of others, all in one transaction; null takes a text away. Games that are open here
 * or in other tabs would write the old ones back, so they stop saving: this page has to be loaded afresh.
 */
export async function replaceStored(texts: ReadonlyMap<string, string | null>): Promise<void> {
  await replaceTexts(texts);
  for (const saves of opened) saves.freeze();
  for (const key of texts.keys()) {
    const game = /^save:(.+)$/.exec(key)?.[1];
    if (game === undefined) continue;
    // The copy in localStorage belongs to the save that is gone, and might pass for its continuation.
    dropLocal(localKey(game));
    announce({ game, writer: 'replaced' });
  }
}

function dropLocal(key: string): void {
  try {
    local?.removeItem(key);
  } catch {
    // Storage that cannot be touched holds no copy either.
  }
}
