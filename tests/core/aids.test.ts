/** Aids by code, and the two sums that the first edition knew: either can read what the other wrote. */
import { describe, expect, it } from 'vitest';
import { aidSums, aidsFromSums, oneMoreAid } from '../../src/core/aids';
import {
  countMove,
  freshTally,
  type GameRecord,
  LIMITS,
  readRecord,
  recordText,
} from '../../src/core/record';
import { expect as must } from '../../src/core/result';
import type { Tally } from '../../src/core/rules';
import { boolean, finite, integer, nullable, object, readJson } from '../../src/core/text';

const record: GameRecord = {
  game: 'cups',
  version: 1,
  dealVersion: 1,
  config: 'c12',
  seed: 'seed1',
  deal: 'p11',
  moves: ['l0'],
  cursor: 1,
  tally: { ...freshTally(null), elapsedMs: 4_000, attempts: 3, mistakes: 1 },
  journal: '1.1000 1.2000.hint',
};
const withAids = (aids: Tally['aids']): GameRecord => ({ ...record, tally: { ...record.tally, aids } });
const textOf = (aids: Tally['aids']) => JSON.stringify(recordText(withAids(aids)));
const open = (text: string) => must(readJson(text, LIMITS.record, readRecord));

/** As the first edition read a tally: these fields, in these bounds, and none beside them. */
interface OldTally {
  readonly elapsedMs: number;
  readonly clockLeftMs: number | null;
  readonly attempts: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly shuffles: number;
  readonly assisted: boolean;
}
const count = integer(0, 1e9);
const readOldTally = object<OldTally>({
  elapsedMs: finite(0, 1e12),
  clockLeftMs: nullable(finite(0, 1e12)),
  attempts: count,
  mistakes: count,
  hints: count,
  shuffles: count,
  assisted: boolean,
});
const readOld = (text: string) => must(readJson(JSON.stringify(JSON.parse(text).tally), 1_000, readOldTally));

/** As a tab of the first edition saves a record that it has opened, its tally moved on. */
function savedByOldTab(text: string, change: (tally: OldTally) => Partial<OldTally>): string {
  const { journal: _, ...known } = JSON.parse(text);
  const tally = readOld(text);
  return JSON.stringify({ ...known, tally: { ...tally, ...change(tally) } });
}

describe('the sums', () => {
  it.each([
    [{}, 0, 0],
    [{ hint: 2 }, 2, 0],
    [{ shuffle: 3 }, 0, 3],
    [{ hint: 1, explain: 2, 'fill-notes': 4, reveal: 1, shuffle: 5 }, 8, 5],
  ])('of %j: every aid but a shuffle is a hint', (aids, hints, shuffles) => {
    expect(aidSums({ aids })).toEqual({ hints, shuffles });
  });

  it('come back as what an older tally says, never guessed apart', () => {
    expect(aidsFromSums(0, 0)).toEqual({});
    expect(aidsFromSums(8, 5)).toEqual({ hint: 8, shuffle: 5 });
    expect(aidsFromSums(0, 1)).toEqual({ shuffle: 1 });
  });

  it('grow by one with each aid', () => {
    let tally = freshTally(null);
    for (const aid of ['hint', 'deduce', 'hint', 'shuffle']) tally = countMove(tally, { aid });
    expect(tally.aids).toEqual({ hint: 2, deduce: 1, shuffle: 1 });
    expect(oneMoreAid({ hint: 2 }, 'explain')).toEqual({ hint: 2, explain: 1 });
    expect(aidSums(tally)).toEqual({ hints: 3, shuffles: 1 });
  });
});

describe('a tally', () => {
  it('of the first edition opens with its two sums as aids', () => {
    const old = {
      elapsedMs: 9,
      clockLeftMs: null,
      attempts: 2,
      mistakes: 0,
      hints: 4,
      shuffles: 2,
      assisted: true,
    };
    const { tally } = open(JSON.stringify({ ...record, tally: old }));
    const { hints: _, shuffles: __, ...figures } = old;
    expect(tally).toEqual({ ...figures, aids: { hint: 4, shuffle: 2 } });
    const unaided = { ...old, hints: 0, shuffles: 0 };
    expect(open(JSON.stringify({ ...record, tally: unaided })).tally.aids).toEqual({});
  });

  it.each([[{}], [{ hint: 1 }], [{ explain: 2, shuffle: 1 }], [{ hint: 1, deduce: 3, 'fill-notes': 1 }]])(
    'with aids %j comes back as it was written, byte for byte',
    (aids) => {
      expect(open(textOf(aids))).toEqual(withAids(aids));
      expect(JSON.stringify(recordText(open(textOf(aids))))).toBe(textOf(aids));
    },
  );

  it('is read by the first edition, all aids summed up', () => {
    const { aids: _, ...figures } = record.tally;
    const old = readOld(textOf({ hint: 1, explain: 2, shuffle: 4 }));
    expect(old).toEqual({ ...figures, hints: 3, shuffles: 4 });
  });

  it('that a tab of the first edition saved on opens with what that one counted', () => {
    const text = textOf({ explain: 2, shuffle: 1 });
    const hinted = savedByOldTab(text, ({ hints }) => ({ hints: hints + 1 }));
    expect(open(hinted).tally.aids).toEqual({ hint: 3, shuffle: 1 });
    const shuffled = savedByOldTab(text, ({ shuffles }) => ({ shuffles: shuffles + 1 }));
    expect(open(shuffled).tally.aids).toEqual({ hint: 2, shuffle: 2 });
    const idle = savedByOldTab(text, () => ({}));
    expect(open(idle).tally.aids).toEqual({ hint: 2, shuffle: 1 });
  });

  it.each([
    ['are fewer than the sums', { hint: 1 }],
    ['are more than the sums', { hint: 9, shuffle: 1 }],
    ['have a foreign code', { Hint: 3, shuffle: 1 }],
    ['have a hostile code', JSON.parse('{"__proto__": 3, "shuffle": 1}')],
    ['have a negative count', { hint: 4, explain: -1, shuffle: 1 }],
    ['are no counts', { hint: 'three', shuffle: 1 }],
    ['are a list', [3, 1]],
    ['are nothing', null],
    ['are too many', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${'b'.repeat(at)}`, 0]))],
  ])('whose aids %s goes by the sums, and the game opens', (_name, aids) => {
    const written = JSON.parse(textOf({ explain: 3, shuffle: 1 }));
    const damaged = JSON.stringify({ ...written, tally: { ...written.tally, aids } });
    expect(open(damaged)).toEqual(withAids({ hint: 3, shuffle: 1 }));
  });
});

describe('the journal of a record', () => {
  it('is written and read with it', () => {
    expect(open(textOf({ hint: 1 })).journal).toBe(record.journal);
    expect(open(JSON.stringify(recordText({ ...record, journal: '' }))).journal).toBe('');
  });

  it.each([['1.1000 2x'], ['x'.repeat(10_000)], [7], [null], [['1.1000']], [{}]])(
    'damaged as %j is dropped, and the game opens',
    (journal) => {
      const { journal: _, ...rest } = record;
      expect(open(JSON.stringify({ ...recordText(record), journal }))).toStrictEqual(rest);
    },
  );

  it('is none where none was written', () => {
    const { journal: _, ...rest } = record;
    expect(open(JSON.stringify(recordText(rest)))).toStrictEqual(rest);
    expect(JSON.stringify(recordText(rest))).not.toContain('journal');
  });
});
