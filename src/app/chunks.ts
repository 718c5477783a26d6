/**
 * A page from before a deploy asks for files that are gone. Games are saved at every move, so a reload brings the
 * new version with everything in it; but only one, else a broken host would reload for ever.
 */
const RELOADED = 'parlour:reloaded';
const FORGET_AFTER_MS = 60_000;

export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** Whether a reload is under way. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < FORGET_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without a memory there is no telling the second reload from the first.
    return false;
  }
  location.reload();
  return true;
}
