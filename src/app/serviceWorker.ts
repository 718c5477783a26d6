/** Offline and updates. A new version waits until the player agrees or all tabs are closed; nothing reloads by itself. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface OfflineState {
  /** ready: every file of this version is stored; failed: this browser will not, and why. */
  readonly offline: 'unknown' | 'preparing' | 'ready' | 'failed';
  readonly updateReady: boolean;
}

const CHECK_EVERY_MS = 3_600_000;
const store = createStore<OfflineState>(() => ({ offline: 'unknown', updateReady: false }));
let registration: ServiceWorkerRegistration | null = null;
let agreed = false;

export function useOffline(): OfflineState {
  return useStore(store);
}

export function watchServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    if (import.meta.env.PROD) store.setState({ offline: 'failed' });
    return;
  }
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** The player agrees: the waiting version takes over and the page starts afresh with it. */
export function applyUpdate(): void {
  agreed = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

async function register(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
    else void checkOffline();
  });
  // Refused outright, or quietly answered with nothing, as content blockers do.
  registration =
    (await navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => null)) ?? null;
  if (!registration) return store.setState({ offline: 'failed' });
  store.setState({ offline: registration.active ? 'unknown' : 'preparing' });
  if (registration.waiting && navigator.serviceWorker.controller) store.setState({ updateReady: true });
  registration.addEventListener('updatefound', () => follow(registration?.installing ?? null));
  follow(registration.installing);
  await checkOffline();
  lookForUpdates(registration);
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller)
      store.setState({ updateReady: true });
    if (worker.state === 'activated') void checkOffline();
    if (worker.state === 'redundant' && !registration?.active) store.setState({ offline: 'failed' });
  });
}

/** An active worker has stored every file; but the browser may have thrown them away since, so look. */
async function checkOffline(): Promise<void> {
  if (!registration?.active) return;
  const page = await caches
    .match(`${import.meta.env.BASE_URL}index.html`, { ignoreSearch: true })
    .catch(() => null);
  store.setState({ offline: page ? 'ready' : 'failed' });
}

function lookForUpdates(current: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < CHECK_EVERY_MS) return;
    last = performance.now();
    void current.update().catch(() => undefined);
  });
}
