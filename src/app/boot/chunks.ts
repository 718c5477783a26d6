/**
 * What to do about a file that did not come: only a fresh page asks for it again. Games are saved at every move, so
 * a reload keeps them, and brings the new version where the file is gone because of a deploy.
 */
const RELOADED = 'parlour:reloaded';
const FORGET_AFTER_MS = 60_000;
const PATIENCE_MS = 8_000;

/** The place in the history at which this page began. */
const begunAt = historyKey();

/**
 * By itself: once for each press of the player's, else a broken host would reload for ever. Resolves to whether a
 * reload is under way.
 */
export async function reloadByItself(): Promise<boolean> {
  const isAsked = historyKey() !== begunAt;
  if (!isAsked && reloadedLately()) return false;
  if (!(await answers()) || !noteReload()) return false;
  location.reload();
  return true;
}

/** At the player's word. Nothing happens while nothing answers. */
export async function reloadAtPress(): Promise<boolean> {
  if (!hasWorker() && !(await answers())) return false;
  noteReload();
  location.reload();
  return true;
}

/** Offline a reload would end at the browser's own page, and an installed app has no button that leads back. */
async function answers(): Promise<boolean> {
  try {
    // With a query, since the service worker would answer for the bare address even where there is no line.
    const { ok } = await fetch(`${import.meta.env.BASE_URL}?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** It answers for the page with or without a line. */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < FORGET_AFTER_MS;
  } catch {
    return true;
  }
}

/** Without a memory there is no telling the second reload from the first. */
function noteReload(): boolean {
  try {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** The router gives every page that is gone to a key of its own. */
function historyKey(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
