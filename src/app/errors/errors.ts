/** Errors from outside React (events, promises, workers) reach the game's recover screen just as those inside do. */
import { useSyncExternalStore } from 'react';
import { isMissingFile, NotLoaded } from '../../components/browser/notLoaded';
import { isForeign } from './foreign';

export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  /** Something could not be loaded, because it did not arrive or broke as it started: only a fresh page tries again. */
  readonly load: 'missing' | 'broken' | null;
}

const KEPT = 10;
const listeners = new Set<() => void>();
let failures: readonly Failure[] = [];
let outside: Failure | null = null;

/** Browsers raise these for their own reasons; nothing is broken. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$|AbortError/;

export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) =>
    noteOutside(error ?? new Error(message), filename),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => noteOutside(reason));
}

function noteOutside(error: unknown, file?: string): void {
  if (isForeign(error, file) || isHarmless(error)) return;
  outside = failureOf(error);
  noteFailure(outside);
  for (const listener of listeners) listener();
}

function isHarmless(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || HARMLESS.test(error.message));
}

export function failureOf(error: unknown): Failure {
  const known = asLoadFailure(error);
  const { message, stack } = known instanceof Error ? known : { message: String(known), stack: '' };
  return { message, stack: `${stack ?? ''}${causeOf(known)}`, path: location.pathname, load: loadOf(known) };
}

/** Also where somebody asked for a file without saying so: the browser's own words are nothing for players. */
function asLoadFailure(error: unknown): unknown {
  const isBare = error instanceof Error && !(error instanceof NotLoaded) && isMissingFile(error.message);
  return isBare ? new NotLoaded(error) : error;
}

function loadOf(error: unknown): Failure['load'] {
  if (!(error instanceof NotLoaded)) return null;
  return error.arrived ? 'broken' : 'missing';
}

/** Reports name the file. */
function causeOf(error: unknown): string {
  const cause = error instanceof NotLoaded && error.cause instanceof Error ? error.cause : null;
  return cause ? `\nbecause: ${cause.message}\n${cause.stack ?? ''}` : '';
}

/** For the report. */
export function noteFailure(failure: Failure): void {
  failures = [failure, ...failures].slice(0, KEPT);
}

export function lastFailures(): readonly Failure[] {
  return failures;
}

/** The newest that no boundary caught; a game's own says itself which it has dealt with. */
export function useOutsideFailure(): Failure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outside,
    () => null,
  );
}
