/** The one place where the stores meet the browser: its storage, clock, tabs and page events. */
import { seedText } from '../core/hash';
import { openDatabase } from './saving/database';
import type { SaveMessage } from './saving/saveBase';
import { formatSave, gameOfKey, localKey, succeeding } from './saving/saveText';
import { createSettings } from './settings';
import { createStatsStore } from './stats/statsStore';

export const local = findLocalStorage();
export const database = openDatabase();
export const settings = createSettings(local);
export const stats = createStatsStore(database);

/** Names this tab. */
export const writer = freshSeed().slice(0, 8);
const channel = openChannel();
const stops: (() => void)[] = [];
void stats.load();

/** What a game does when everything stored is replaced. */
export function stopsSaving(stop: () => void): void {
  stops.push(stop);
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

/** Forbidden along with site data in some browsers; then every tab is on its own. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('parlour');
  } catch {
    return null;
  }
}

export function announce(message: SaveMessage): void {
  channel?.postMessage(message);
}

export function listen(hear: (message: SaveMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SaveMessage>) => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/**
 * Puts stored texts in place of others, all in one transaction; null takes a text away. Games that are open here
 * or in other tabs would write the old ones back, so they stop saving: this page has to be loaded afresh.
 */
export async function replaceStored(texts: ReadonlyMap<string, string | null>): Promise<void> {
  const before = await database.all();
  const changes = new Map(texts);
  const messages: SaveMessage[] = [];
  // A name of its own, so that no tab takes what is put here for what it knew, whether it hears of it or not.
  const replacer = freshSeed().slice(0, 8);
  for (const [key, text] of texts) {
    const game = gameOfKey(key);
    if (game === null) continue;
    const save = succeeding(game, before.get(key), text, replacer);
    if (save) changes.set(key, formatSave(save));
    messages.push({ game, writer: replacer, ...(save && { revision: save.revision }) });
  }
  await database.replace(changes);
  for (const stop of stops) stop();
  for (const message of messages) {
    // The copy in localStorage belongs to the save that is gone, and might pass for its continuation.
    dropLocal(localKey(message.game));
    announce(message);
  }
}

function dropLocal(key: string): void {
  try {
    local?.removeItem(key);
  } catch {
    // Storage that cannot be touched holds no copy either.
  }
}
