import { useSyncExternalStore } from 'react';

/** What a keyboard leaves of the window: some browsers lay it over the page, whose own height then stays as it was. */
export function useSeenHeight(): string | undefined {
  return useSyncExternalStore(subscribe, seenHeight, () => undefined);
}

/** Asked for only when it may have changed: the answer lays out the page, which is half changed while React asks. */
let known: { readonly height: string | undefined } | null = null;
const forget = () => {
  known = null;
};
if (typeof window !== 'undefined') window.visualViewport?.addEventListener('resize', forget);

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

function seenHeight(): string | undefined {
  known ??= { height: measured() };
  return known.height;
}

function measured(): string | undefined {
  const viewport = window.visualViewport;
  // Magnified, a part of the page fills the window, and no keyboard need be there.
  return viewport && viewport.scale === 1 ? `${Math.round(viewport.height)}px` : undefined;
}
