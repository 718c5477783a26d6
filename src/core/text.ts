/** Bounded readers for untrusted JSON: saves, backups, remote data. Each names the field that is wrong. */
import { ok, type Result, refuse } from './result';

export type Reader<T> = (value: unknown, at: string) => T;

class Unreadable extends Error {
  /** For programmers: where the text is wrong, and what would have been right there. */
  readonly at: string;
  readonly wanted: string;
  constructor(at: string, wanted: string) {
    super(`${at}: ${wanted}`);
    this.at = at;
    this.wanted = wanted;
  }
}

/** Parses and reads in one go; nothing is looked at before the length is known to be sane. */
export function readJson<T>(text: string, maxLength: number, reader: Reader<T>): Result<T> {
  if (text.length > maxLength) {
    return refuse('TOO_LONG', { most: maxLength });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('NOT_JSON');
  }
  return read(value, reader);
}

export function read<T>(value: unknown, reader: Reader<T>): Result<T> {
  try {
    return ok(reader(value, 'it'));
  } catch (error) {
    // Deep nesting overflows the stack of any reader; that too is only bad text.
    if (error instanceof Unreadable) return refuse('MALFORMED', { at: error.at, wanted: error.wanted });
    if (error instanceof RangeError) return refuse('NESTED_TOO_DEEPLY');
    throw error;
  }
}

function fail(at: string, wanted: string): never {
  throw new Unreadable(at, wanted);
}

export function string(maxLength: number, pattern?: RegExp): Reader<string> {
  return (value, at) => {
    if (typeof value !== 'string') return fail(at, 'text');
    if (value.length > maxLength) return fail(at, `text≤${maxLength}`);
    if (pattern && !pattern.test(value)) return fail(at, 'form');
    return value;
  };
}

export function integer(min: number, max: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      return fail(at, `integer:${min}..${max}`);
    }
    return value;
  };
}

export function finite(min: number, max: number): Reader<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      return fail(at, `number:${min}..${max}`);
    }
    return value;
  };
}

export const boolean: Reader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : fail(at, 'boolean');

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : reader(value, at));
}

/** Falls back where the text is damaged or made by another version. */
export function tolerant<T>(reader: Reader<T>, fallback: T): Reader<T> {
  return (value, at) => {
    if (value === undefined) return fallback;
    try {
      return reader(value, at);
    } catch (error) {
      if (error instanceof Unreadable) return fallback;
      throw error;
    }
  };
}

export function withDefault<T>(reader: Reader<T>, fallback: T): Reader<T> {
  return (value, at) => (value === undefined ? fallback : reader(value, at));
}

export function oneOf<T extends string>(choices: readonly T[]): Reader<T> {
  return (value, at) => {
    const found = choices.find((choice) => choice === value);
    return found ?? fail(at, choices.join('|'));
  };
}

export function list<T>(reader: Reader<T>, maxLength: number): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return fail(at, 'list');
    if (value.length > maxLength) return fail(at, `list≤${maxLength}`);
    return value.map((item: unknown, index) => reader(item, `${at}[${index}]`));
  };
}

/** Own keys only: a `__proto__` in hostile text is neither read nor copied. */
export function object<T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at, 'record');
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
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at, 'record');
    const entries = Object.entries(value);
    if (entries.length > maxEntries) return fail(at, `record≤${maxEntries}`);
    const checked = entries.map(([name, item]): [string, T] => {
      if (!key.test(name) || name === '__proto__') return fail(`${at}.${name.slice(0, 20)}`, 'name');
      return [name, reader(item, `${at}.${name}`)];
    });
    return Object.fromEntries(checked);
  };
}
