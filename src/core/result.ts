import type { SharedFaultCode } from './faults';

/** What a code's sentence is made with; the sentence itself lies in `words/`. */
export type Params = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Which part of a text a refusal is about: `{ part: 'move', number: 17 }`. */
interface FaultPlace {
  readonly part: string;
  readonly number?: number;
}

/** A refusal, as a code that stays the same for ever. */
export interface Fault {
  readonly code: string;
  readonly params?: Params;
  /** Outermost first. */
  readonly at?: readonly FaultPlace[];
  /** A wrong attempt at play (not merely a malformed one): it enters the tally. */
  readonly counts?: true;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

interface Refusals<Code extends string> {
  readonly refuse: (code: Code, params?: Params) => Result<never>;
  /** A refusal that the player pays for: a wrong pair, a wrong digit, a card that does not fit. */
  readonly mistake: (code: Code, params?: Params) => Result<never>;
}

/** Each game refuses in codes of its own vocabulary, so that its words can be checked to leave none out. */
export function refusals<Code extends string>(): Refusals<Code> {
  const faultOf = (code: Code, params?: Params): Fault => (params ? { code, params } : { code });
  return {
    refuse: (code, params) => ({ ok: false, fault: faultOf(code, params) }),
    mistake: (code, params) => ({ ok: false, fault: { ...faultOf(code, params), counts: true } }),
  };
}

/** For what every game shares: records, codes, saves. */
export const { refuse } = refusals<SharedFaultCode>();

/** Says where a refusal happened: in the config, in the deal, in move 17. */
export function within<T>(part: string, result: Result<T>, number?: number): Result<T> {
  if (result.ok) return result;
  const place: FaultPlace = number === undefined ? { part } : { part, number };
  return { ok: false, fault: { ...result.fault, at: [place, ...(result.fault.at ?? [])] } };
}

/** For values that only a programming error can make wrong; it reaches the error screen. */
export function expect<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(describeFault(result.fault));
}

/** For programmers: errors, test titles, problem reports. */
export function describeFault({ code, params, at = [] }: Fault): string {
  const place = at.map(({ part, number }) => (number === undefined ? part : `${part} ${number}`)).join(', ');
  return [place, code, params ? JSON.stringify(params) : ''].filter(Boolean).join(' ');
}

export function unreachable(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`);
}
