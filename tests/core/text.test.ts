import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as text from '../../src/core/text';

const reader = text.object<{ name: string; sizes: readonly number[]; extra: boolean | null }>({
  name: text.string(5, /^[a-z]+$/),
  sizes: text.list(text.integer(0, 9), 3),
  extra: text.nullable(text.boolean),
});

describe('readers of untrusted text', () => {
  it('take what fits', () => {
    const value = { name: 'abc', sizes: [1, 2], extra: null };
    expect(text.readJson(JSON.stringify(value), 100, reader)).toEqual({ ok: true, value });
  });

  it.each([
    ['{"name":"abc","sizes":[1],"extra":null', 'NOT_JSON', 'complete'],
    ['[]', 'MALFORMED', 'record'],
    ['{"sizes":[1],"extra":null}', 'MALFORMED', 'it.name'],
    ['{"name":"abcdef","sizes":[],"extra":null}', 'MALFORMED', 'it.name'],
    ['{"name":"ABC","sizes":[],"extra":null}', 'MALFORMED', 'it.name'],
    ['{"name":"abc","sizes":[1,10],"extra":null}', 'MALFORMED', 'it.sizes[1]'],
    ['{"name":"abc","sizes":[1,1.5],"extra":null}', 'MALFORMED', 'it.sizes[1]'],
    ['{"name":"abc","sizes":[1,2,3,4],"extra":null}', 'MALFORMED', 'it.sizes'],
    ['{"name":"abc","sizes":[],"extra":"yes"}', 'MALFORMED', 'it.extra'],
    [' '.repeat(101), 'TOO_LONG', '100'],
  ])('refuse %s by name', (source, code, part) => {
    const result = text.readJson(source, 100, reader);
    if (result.ok) throw new Error('accepted');
    expect(result.fault.code).toBe(code);
    expect(result.fault.where ?? result.fault.detail).toContain(part);
    expect(result.fault.detail).not.toContain('it.');
  });

  it('never read or copy a prototype', () => {
    const hostile = '{"__proto__":{"name":"abc","sizes":[],"extra":null}}';
    expect(text.readJson(hostile, 200, reader).ok).toBe(false);
    const tables = text.table(/^[\w]+$/, text.integer(0, 9), 5);
    expect(text.readJson('{"__proto__":1}', 200, tables).ok).toBe(false);
    expect(text.readJson('{"a":1}', 200, tables)).toEqual({ ok: true, value: { a: 1 } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('answer deep nesting with a sentence', () => {
    const nested: text.Reader<unknown> = (value, at) => (Array.isArray(value) ? nested(value[0], at) : value);
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(text.read(deep, nested)).toMatchObject({ ok: false, fault: { code: 'MALFORMED' } });
  });

  it('never throw, whatever the JSON', () => {
    fc.assert(fc.property(fc.json(), (json) => void text.readJson(json, 10_000, reader)));
  });
});
