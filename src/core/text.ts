/** Bounded readers for untrusted JSON: saves, backups, remote data. Each names the field that is wrong. */
import { plural } from './plural';
import { ok, type Result, refuse } from './result';

export type Reader<T> = (value: unknown, at: string) => T;

const CHARACTERS = { one: '# character', other: '# characters' };

/** Its message is for programmers: a path into the text means nothing to a player. */
class Unreadable extends Error {}

/** Parses and reads in one go; nothing is looked at before the length is known to be sane. */
export function readJson<T>(text: string, maxLength: number, reader: Reader<T>): Result<T> {
  if (text.length > maxLength) {
    return refuse('TOO_LONG', `This text is longer than ${plural(maxLength, CHARACTERS)}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('NOT_JSON', 'This text is damaged: it is not complete JSON.');
  }
  return read(value, reader);
}

export function read<T>(value: unknown, reader: Reader<T>): Result<T> {
  try {
    return ok(reader(value, 'it'));
  } catch (error) {
    // Deep nesting overflows the stack of any reader; that too is only bad text.
    if (error instanceof RangeError) return refuse('MALFORMED', 'This text is nested too deeply.');
    if (!(error instanceof Unreadable)) throw error;
    const fault = { code: 'MALFORMED', detail: 'This text is damaged.', where: error.message };
    return { ok: false, fault };
  }
}

function fail(at: string, wanted: string): never {
  throw new Unreadable(`${at} is not ${wanted}`);
}

export function string(maxLength: number, pattern?: RegExp): Reader<string> {
  return (value, at) => {
    if (typeof value !== 'string') return fail(at, 'text');
    if (value.length > maxLength) return fail(at, `at most ${plural(maxLength, CHARACTERS)}`);
    if (pattern && !pattern.test(value)) return fail(at, 'in the expected form');
    return value;
  };
}

export function integer(min: number, max: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      return fail(at, `a whole number from ${min} to ${max}`);
    }
    return value;
  };
}

export function finite(min: number, max: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      return fail(at, `a number from ${min} to ${max}`);
    }
    return value;
  };
}

export const boolean: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : fail(at, 'true or false');

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : reader(value, at));
}

export function withDefault<T>(reader: Reader<T>, fallback: T): Reader<T> {
  return (value, at) => (value === undefined ? fallback : reader(value, at));
}

export function oneOf<T extends string>(choices: readonly T[]): Reader<T> {
  return (value, at) => {
    const found = choices.find((choice) => choice === value);
    return found ?? fail(at, `one of ${choices.join(', ')}`);
  };
}

export function list<T>(reader: Reader<T>, maxLength: number): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return fail(at, 'a list');
    if (value.length > maxLength) return fail(at, `a list of at most ${maxLength}`);
    return value.map((item: unknown, index) => reader(item, `${at}[${index}]`));
  };
}

/** Own keys only: a `__proto__` in hostile text is neither read nor copied. */
export function object<T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at, 'a record');
    const result: Partial<T> = {};
    for (const key of keys) {
      const own: unknown = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
      result[key] = fields[key](own, `${at}.${key}`);
    }
    return result as T;
  };
}

/** A table with free keys, such as results by config name. */
export function table<T>(
  key: RegExp,
  reader: Reader<T>,
  maxEntries: number,
): Reader<Readonly<Record<string, T>>> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at, 'a record');
    const entries = Object.entries(value);
    if (entries.length > maxEntries) return fail(at, `a record of at most ${maxEntries}`);
    const checked = entries.map(([name, item]): [string, T] => {
      if (!key.test(name) || name === '__proto__') return fail(`${at}.${name.slice(0, 20)}`, 'a known name');
      return [name, reader(item, `${at}.${name}`)];
    });
    return Object.fromEntries(checked);
  };
}
