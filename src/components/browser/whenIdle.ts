/** However busy the page is. */
const AT_LATEST_MS = 1_000;

/** For what nobody waits for yet, so that it holds up nothing. Gives what calls it off. */
export function whenIdle(callback: () => void): () => void {
  // Older Safaris have no word for it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, AT_LATEST_MS / 2);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
