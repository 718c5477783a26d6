/** Offline and updates. A new version waits until the player agrees or all tabs are closed; nothing reloads by itself. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../../components/browser/whenIdle';

export interface OfflineState {
  /** ready: every file of this version is stored; failed: this browser will not, and why. */
  readonly offline: 'unknown' | 'preparing' | 'ready' | 'failed';
  readonly updateReady: boolean;
}

const CHECK_EVERY_MS = 3_600_000;
/** However long a first screen takes: a page that never gets there may need its next version most. */
const AT_LATEST_MS = 10_000;
const store = createStore<OfflineState>(() => ({ offline: 'unknown', updateReady: false }));
let registration: ServiceWorkerRegistration | null = null;
let agreed = false;

export function useOffline(): OfflineState {
  return useStore(store);
}

/** To store a whole site takes a slow phone or line a while: it begins when the player waits for nothing. */
export async function watchServiceWorker(firstScreenShown: Promise<void>): Promise<void> {
  if (!import.meta.env.PROD) return;
  const late = new Promise((resolve) => setTimeout(resolve, AT_LATEST_MS));
  await Promise.race([firstScreenShown, late]);
  // Where site data is forbidden, every part of it may throw; without a worker all else goes on.
  whenIdle(() => void register().catch(() => store.setState({ offline: 'failed' })));
}

/** The player agrees: the waiting version takes over and the page starts afresh with it. */
export function applyUpdate(): void {
  agreed = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

async function register(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  if (!('serviceWorker' in navigator)) return store.setState({ offline: 'failed' });
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
  store.setState({ offline: (await isPageStored()) ? 'ready' : 'failed' });
}

/** Where site data is forbidden, even the name `caches` throws or is unknown. */
async function isPageStored(): Promise<boolean> {
  try {
    const shelf = `${import.meta.env.BASE_URL}stored/index.page`;
    return Boolean(await caches.match(shelf, { ignoreSearch: true }));
  } catch {
    return false;
  }
}

function lookForUpdates(current: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < CHECK_EVERY_MS) return;
    last = performance.now();
    void current.update().catch(() => undefined);
  });
}
