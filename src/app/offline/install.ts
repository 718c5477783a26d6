/** The browser's own offer to install; it comes once, perhaps before any page asks for it. */
import { useSyncExternalStore } from 'react';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let offer: InstallEvent | null = null;

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  // Without this some browsers show a bar of their own over the board.
  event.preventDefault();
  if (isInstallEvent(event)) setOffer(event);
});
window.addEventListener('appinstalled', () => setOffer(null));

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Null where there is nothing to offer: installed already, or a browser that does not ask. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    // An offer can be used once, whatever the answer.
    setOffer(null);
    void current.prompt().catch(() => undefined);
  };
}
