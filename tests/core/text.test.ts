import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as text from '../../src/core/text';
import { faultSentence } from '../../src/frame/words/faults';

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
    ['{"name":"abc","sizes":[1],"extra":null', 'NOT_JSON', undefined],
    ['[]', 'MALFORMED', { at: 'it', wanted: 'record' }],
    ['{"sizes":[1],"extra":null}', 'MALFORMED', { at: 'it.name', wanted: 'text' }],
    ['{"name":"abcdef","sizes":[],"extra":null}', 'MALFORMED', { at: 'it.name', wanted: 'text≤5' }],
    ['{"name":"ABC","sizes":[],"extra":null}', 'MALFORMED', { at: 'it.name', wanted: 'form' }],
    [
      '{"name":"abc","sizes":[1,10],"extra":null}',
      'MALFORMED',
      { at: 'it.sizes[1]', wanted: 'integer:0..9' },
    ],
    [
      '{"name":"abc","sizes":[1,1.5],"extra":null}',
      'MALFORMED',
      { at: 'it.sizes[1]', wanted: 'integer:0..9' },
    ],
    ['{"name":"abc","sizes":[1,2,3,4],"extra":null}', 'MALFORMED', { at: 'it.sizes', wanted: 'list≤3' }],
    ['{"name":"abc","sizes":[],"extra":"yes"}', 'MALFORMED', { at: 'it.extra', wanted: 'boolean' }],
    [' '.repeat(101), 'TOO_LONG', { most: 100 }],
  ])('refuse %s by name', (source, code, params) => {
    const result = text.readJson(source, 100, reader);
    if (result.ok) throw new Error('accepted');
    expect(result.fault.code).toBe(code);
    expect(result.fault.params).toEqual(params);
    expect(faultSentence(result.fault)).toMatch(/^This text is (damaged[.:]|longer than 100 characters\.)/);
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
    const result = text.read(deep, nested);
    expect(result).toMatchObject({ ok: false, fault: { code: 'NESTED_TOO_DEEPLY' } });
    expect(!result.ok && faultSentence(result.fault)).toBe('This text is damaged.');
  });

  it('never throw, whatever the JSON', () => {
    fc.assert(fc.property(fc.json(), (json) => void text.readJson(json, 10_000, reader)));
  });
});
