/** Errors from outside React (events, promises, workers) reach the game's recover screen just as those inside do. */
import { useSyncExternalStore } from 'react';

export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  readonly serial: number;
}

const KEPT = 10;
const listeners = new Set<() => void>();
let failures: readonly Failure[] = [];
let serial = 0;

/** Browsers raise these for their own reasons; nothing is broken. */
const HARMLESS = /ResizeObserver loop|Script error\.?$|AbortError/;

export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteFailure(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason));
}

export function noteFailure(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  if (HARMLESS.test(message)) return;
  serial++;
  const failure = { message, stack: stack ?? '', path: location.pathname, serial };
  failures = [failure, ...failures].slice(0, KEPT);
  for (const listener of listeners) listener();
}

export function lastFailures(): readonly Failure[] {
  return failures;
}

/** The newest failure, so that a game's boundary can show it; it says itself which have been dealt with. */
export function useNewestFailure(): Failure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failures[0] ?? null,
  );
}
