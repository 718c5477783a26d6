import { describe, expect, it } from 'vitest';
import { rngFor } from '../../src/core/chance';
import { formatCode, MAX_CODE, parseCode } from '../../src/core/codes';
import {
  countMistake,
  countMove,
  freshTally,
  type GameRecord,
  LIMITS,
  readRecord,
  recordText,
} from '../../src/core/record';
import { replay } from '../../src/core/replay';
import { describeFault, expect as must, ok } from '../../src/core/result';
import type { UpgradableRecord } from '../../src/core/rules';
import { readJson } from '../../src/core/text';
import { faultSentence } from '../../src/frame/words/faults';
import { mangled } from '../contract/nastyTexts';
import { count } from '../counts';
import { rules } from '../template/rules/rules';
import { words } from '../template/words/words';

const good: GameRecord = {
  game: 'cups',
  version: 1,
  dealVersion: 1,
  config: 'c12',
  seed: 'seed1',
  deal: 'p11',
  moves: ['l0', 'm3', 'l5'],
  cursor: 2,
  tally: freshTally(null),
};
const json = JSON.stringify(recordText(good));
const goodTally = { ...good.tally, hints: 0, shuffles: 0 };
const read = (text: string) => readJson(text, LIMITS.record, readRecord);

describe('readRecord', () => {
  it('reads what was written', () => {
    expect(read(json)).toEqual({ ok: true, value: good });
  });

  it('brings a cursor beyond the moves back to them', () => {
    const result = read(JSON.stringify({ ...recordText(good), cursor: 99 }));
    expect(result.ok && result.value.cursor).toBe(3);
  });

  it.each([
    ['a negative count', { tally: { ...goodTally, hints: -1 } }],
    ['no number', { tally: { ...goodTally, elapsedMs: Number.NaN } }],
    ['a move of two lines', { moves: ['l0\nl1'] }],
    ['an empty move', { moves: [''] }],
    ['an endless move', { moves: ['l'.repeat(5000)] }],
    ['too many moves', { moves: Array(10_001).fill('l0') }],
    ['an endless deal', { deal: 'p'.repeat(5000) }],
    ['a dot in the config', { config: 'c.12' }],
    ['an empty seed', { seed: '' }],
    ['version 0', { version: 0 }],
  ])('refuses %s', (_name, change) => {
    expect(read(JSON.stringify({ ...recordText(good), ...change })).ok).toBe(false);
  });

  const seed = `records${count(1, Date.now() % 1e6)}`;
  it(`neither throws nor hangs on ${count(10_000, 100_000)} mangled records (seed ${seed})`, () => {
    let accepted = 0;
    for (const text of mangled(json, rngFor(seed, 'fuzz'), count(10_000, 100_000))) {
      const record = read(text);
      if (!record.ok) continue;
      const played = replay(rules, record.value);
      if (!played.ok) continue;
      accepted++;
      for (const state of played.value.states) expect(state.pearl).toBeLessThan(state.cups);
    }
    expect(accepted).toBeGreaterThan(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('replay', () => {
  it.each([
    ['another game', { game: 'mole2' }, 'OTHER_GAME', 'another game'],
    ['a newer version', { version: 2 }, 'NEWER_VERSION', 'newer'],
    ['a bad config', { config: 'c7' }, 'BAD_CONFIG', 'settings:'],
    ['a bad deal', { deal: 'p12' }, 'BAD_DEAL', 'deal:'],
    ['an unknown move', { moves: ['l0', 'x1'] }, 'BAD_MOVE', 'At move 2:'],
    ['an illegal move', { moves: ['l0', 'l0'] }, 'EMPTY_CUP', 'At move 2:'],
  ])('refuses %s and names the step', (_name, change, code, step) => {
    const result = replay(rules, { ...good, ...change });
    if (result.ok) throw new Error('accepted');
    expect(result.fault.code).toBe(code);
    expect(faultSentence(result.fault, words)).toContain(step);
  });

  it('says for programmers where it stopped', () => {
    const result = replay(rules, { ...good, moves: ['l0', 'l0'] });
    expect(!result.ok && describeFault(result.fault)).toBe('move 2 EMPTY_CUP');
  });

  it('upgrades older records, and says so where it cannot', () => {
    const later: typeof rules = {
      ...rules,
      version: 3,
      upgrade: (record) => ({ ok: true, value: { ...record, moves: record.moves.slice(0, 1) } }),
    };
    const result = replay(later, good);
    expect(result.ok && result.value.record).toMatchObject({ version: 3, moves: ['l0'] });
    expect(replay({ ...rules, version: 3 }, good)).toMatchObject({
      ok: false,
      fault: { code: 'NO_UPGRADE' },
    });
  });
});

describe('a mended rule', () => {
  /** Version 1 whispers; from version 2 on nobody does. */
  const silent: typeof rules = {
    ...rules,
    version: 2,
    apply: (state, move, chance) => {
      const after = rules.apply(state, move, chance);
      return after.ok ? ok({ ...after.value, state: { ...after.value.state, whispers: [] } }) : after;
    },
    earlierJudges: { 1: rules },
  };
  const lastOf = (record: GameRecord) => {
    const played = must(replay(silent, record));
    return { version: played.record.version, whispers: played.states.at(-1)!.whispers.length };
  };

  it('leaves a record that has been played to the rules that it was begun under', () => {
    expect(lastOf(good)).toEqual({ version: 1, whispers: 2 });
    expect(lastOf({ ...good, cursor: 0 })).toEqual({ version: 1, whispers: 2 });
    expect(lastOf({ ...good, version: 2 })).toEqual({ version: 2, whispers: 0 });
  });

  it('holds for a record that is still to be played: it is begun under the rules that its code names', () => {
    expect(lastOf({ ...good, moves: [], cursor: 0 })).toEqual({ version: 1, whispers: 0 });
    expect(lastOf({ ...good, version: 2, moves: [], cursor: 0 })).toEqual({ version: 2, whispers: 0 });
  });

  it('is passed by where an upgrade has to bring the record up to date', () => {
    const upgraded = { ...silent, version: 3, upgrade: (record: UpgradableRecord) => ok(record) };
    expect(must(replay(upgraded, { ...good, version: 2 })).record.version).toBe(3);
    expect(must(replay(upgraded, good)).record.version).toBe(1);
  });
});

describe('share codes', () => {
  const game = { config: { cups: 12 }, seed: 'abc', deal: 'p7', version: 1, dealVersion: 1 };
  const code = formatCode(rules, game);

  it('are what they have always been', () => {
    expect(code).toMatchInlineSnapshot(`"1~c12~abc~p7~6ahl"`);
    expect(parseCode(rules, code)).toEqual({ ok: true, value: game });
  });

  it('name the generator where it is not the first, and are opened with it', () => {
    const later = { ...rules, dealVersion: 3 };
    const made = { ...game, dealVersion: 2 };
    expect(formatCode(later, made)).toMatch(/^1-2~c12~abc~p7~/);
    expect(parseCode(later, formatCode(later, made))).toEqual(ok(made));
    expect(parseCode(later, code)).toEqual(ok(game));
  });

  it('of an older version go the way of its records', () => {
    const upgrade = (record: UpgradableRecord) => ok({ ...record, config: 'c6', deal: 'p3' });
    expect(must(parseCode({ ...rules, version: 2, upgrade }, code))).toEqual({
      config: { cups: 6 },
      seed: 'abc',
      deal: 'p3',
      version: 2,
      dealVersion: 1,
    });
    expect(parseCode({ ...rules, version: 2, earlierJudges: { 1: rules } }, code)).toEqual(ok(game));
    expect(parseCode({ ...rules, version: 2 }, code)).toMatchObject({ fault: { code: 'NO_UPGRADE' } });
  });

  it.each([
    ['nothing', '', 'NOT_A_CODE'],
    ['no version', code.replace('1~', '~'), 'NOT_A_CODE'],
    ['a version of nought', code.replace('1~', '0~'), 'NOT_A_CODE'],
    ['a generator of nought', code.replace('1~', '1-0~'), 'NOT_A_CODE'],
    ['a word', 'hello', 'NOT_A_CODE'],
    ['a slip of the pen', code.replace('p7', 'p8'), 'CODE_MISTYPED'],
    ['a missing end', code.slice(0, -1), 'CODE_MISTYPED'],
    ['an endless text', 'x'.repeat(MAX_CODE + 1), 'CODE_TOO_LONG'],
    ['a newer code', formatCode(rules, { ...game, version: 2 }), 'CODE_NEWER'],
    ['a code of a newer generator', formatCode(rules, { ...game, dealVersion: 2 }), 'CODE_NEWER'],
    ['a bad config', formatCode({ ...rules, formatConfig: () => 'c7' }, game), 'BAD_CONFIG'],
    ['a bad deal', formatCode(rules, { ...game, deal: 'p12' }), 'BAD_DEAL'],
    ['foreign characters', formatCode(rules, { ...game, seed: 'a b' }), 'CODE_CHARACTERS'],
  ])('refuse %s', (_name, text, fault) => {
    expect(parseCode(rules, text)).toMatchObject({ ok: false, fault: { code: fault } });
  });
});

it('counts moves by their role, and mistakes as attempts', () => {
  const tally = freshTally(30_000);
  expect(countMove(tally, 'attempt')).toEqual({ ...tally, attempts: 1 });
  expect(countMove(tally, { aid: 'hint' })).toEqual({ ...tally, aids: { hint: 1 } });
  const shuffled = countMove(tally, { aid: 'shuffle' });
  expect(shuffled).toEqual({ ...tally, aids: { shuffle: 1 } });
  expect(countMove(shuffled, { aid: 'shuffle' })).toEqual({ ...tally, aids: { shuffle: 2 } });
  expect(countMove(tally, 'plain')).toEqual(tally);
  expect(countMove(tally, 'mark')).toEqual(tally);
  expect(countMistake(tally)).toEqual({ ...tally, attempts: 1, mistakes: 1 });
});
