/**
 * Other scripts run in the page too: those of extensions, of the browser itself, of a host that puts in its own. Their
 * errors break nothing here, and must not take the board from the player.
 */
const EXTENSION = /\b(?:[a-z-]*extension|webkit-masked-url):\/\//i;
const ORIGIN = /\b(?:https?|resource|chrome):\/\/[^/\s)]*/gi;

export function isForeign(error: unknown, file = ''): boolean {
  // All our own are errors; another frame's or an extension's are none of this page's kind.
  if (!(error instanceof Error)) return true;
  const stack = (error.stack ?? '').replace(error.message, '');
  if (EXTENSION.test(file) || EXTENSION.test(stack)) return true;
  return isElsewhere(file) || isElsewhere(stack);
}

/** Names places, and none of them here. */
function isElsewhere(text: string): boolean {
  const origins = text.match(ORIGIN) ?? [];
  return origins.length > 0 && !origins.some((origin) => origin.toLowerCase() === location.origin);
}
