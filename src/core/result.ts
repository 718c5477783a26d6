/** A refusal. `code` is stable and for programs; `detail` is a sentence a player may read. */
export interface Fault {
  readonly code: string;
  readonly detail: string;
  /** A wrong attempt at play (not merely a malformed one): it enters the tally. */
  readonly counts?: true;
  /** For programmers, never for players: which part of a text was at fault (`it.games.cups`), or what was thrown. */
  readonly where?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: string, detail: string): Result<never> {
  return { ok: false, fault: { code, detail } };
}

/** A refusal that the player pays for: a wrong pair, a wrong digit, a card that does not fit. */
export function mistake(code: string, detail: string): Result<never> {
  return { ok: false, fault: { code, detail, counts: true } };
}

/** Says where a refusal happened: `At move 17: That tile is blocked`. */
export function within<T>(place: string, result: Result<T>): Result<T> {
  if (result.ok) return result;
  return { ok: false, fault: { ...result.fault, detail: `${place}: ${result.fault.detail}` } };
}

/** For values that only a programming error can make wrong; it reaches the error screen. */
export function expect<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.fault.code}: ${result.fault.detail}`);
}

export function unreachable(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`);
}
