/** Each way in which a run in a link may be wrong has an answer of its own. */
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rngFor } from '../../src/core/chance';
import { expect as must, type Result } from '../../src/core/result';
import {
  type BriefRun,
  MAX_RUN_LINK,
  MAX_RUN_MOVES,
  MAX_RUN_SHUFFLES,
  type RunBlock,
  type WholeRun,
} from '../../src/core/runs/runBlock';
import { formatRunBlock, parseRunBlock } from '../../src/core/runs/runBlockText';
import { checkRun } from '../../src/core/runs/runCheck';
import { runToSend } from '../../src/core/runs/runMake';
import { MAX_INFLATED } from '../../src/frame/challenge/deflate';
import { readRunLink, runLink } from '../../src/frame/challenge/runLink';
import { loaded } from '../store/fakes';
import { type CupsMove, rules } from '../template/rules/rules';
import { sharedBy } from './randomRuns';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const linkOf = (text: string | Uint8Array) => `#r1~${deflateRawSync(text).toString('base64url')}`;
const plainLinkOf = (text: string) => `#r1~.${Buffer.from(text).toString('base64url')}`;
const codeOf = (result: Result<unknown>) => (result.ok ? 'fine' : result.fault.code);

/** Two empty cups lifted, one of them twice, then a note, and the pearl: 4 attempts, 1 mistake, 5 seconds. */
async function played(seed = 'one') {
  const { store, time } = await loaded(rules, { seeds: [seed] });
  must(await store.newGame({ cups: 12 }));
  const pearl = pearlOf(store.getState().game?.record.deal ?? '');
  const [one = 0, two = 0] = [...Array(12).keys()].filter((cup) => cup !== pearl);
  for (const move of [lift(one), lift(one), lift(two), { kind: 'mark', cup: 11 } as const, lift(pearl)]) {
    store.play(move);
    time.pass(1_250);
  }
  const record = store.getState().game?.record;
  if (!record) throw new Error('nothing in play');
  const { whole, brief } = must(runToSend(rules, record, 'Zoë'));
  if (!whole) throw new Error('too much');
  return { record, shared: sharedBy(rules, record), whole, brief };
}

function pearlOf(deal: string): number {
  const { pearl } = must(rules.start({ cups: 12 }, deal, rules.dealVersion));
  return pearl;
}

const check = async (change: (whole: WholeRun) => Partial<WholeRun>) => {
  const { shared, whole } = await played();
  return codeOf(checkRun(rules, shared, { ...whole, ...change(whole) }));
};

describe('what a run says of itself', () => {
  it('is as it was played', async () => {
    const { whole, brief, record } = await played();
    expect(whole).toMatchObject({ outcome: 'won', name: 'Zoë', config: '', moves: record.moves });
    expect(whole.tally).toMatchObject({ attempts: 4, mistakes: 1, aids: {} });
    expect(brief.played).toBe(3);
    expect(brief.curve).toHaveLength(20);
    expect(brief.curve?.at(-1)).toBe(100);
  });

  it('says again what a run that was gone on with from somebody’s moves had not counted', async () => {
    const { record, shared } = await played();
    const tally = { ...record.tally, attempts: 0, mistakes: 0 };
    const { journal: _, ...before } = record;
    const { whole } = must(runToSend(rules, { ...before, tally }));
    expect(whole?.tally.attempts).toBe(3);
    expect(whole && codeOf(checkRun(rules, shared, whole))).toBe('fine');
  });

  it.each<[string, string, (whole: WholeRun) => Partial<WholeRun>]>([
    ['as it is', 'fine', () => ({})],
    ['lost instead of won', 'RUN_OTHER_RESULT', () => ({ outcome: 'lost' })],
    ['another score', 'RUN_OTHER_RESULT', ({ score }) => ({ score: (score ?? 0) + 1 })],
    ['another cause', 'RUN_OTHER_RESULT', () => ({ cause: 'luck' })],
    ['won without the last move', 'RUN_OTHER_RESULT', ({ moves }) => ({ moves: moves.slice(0, -1) })],
    ['fewer attempts', 'RUN_OTHER_COUNTS', ({ tally }) => ({ tally: { ...tally, attempts: 3 } })],
    [
      'attempts that were taken back',
      'fine',
      ({ tally }) => ({ score: 10, tally: { ...tally, attempts: 9 } }),
    ],
    [
      'a mistake left out',
      'RUN_OTHER_COUNTS',
      ({ tally }) => ({ tally: { ...tally, mistakes: 0, attempts: 3 } }),
    ],
    ['a shorter time', 'RUN_OTHER_TIMES', ({ tally }) => ({ tally: { ...tally, elapsedMs: 4_000 } })],
    ['a move that is none', 'RUN_NOT_PLAYABLE', ({ moves }) => ({ moves: ['x', ...moves] })],
    ['a move twice', 'RUN_NOT_PLAYABLE', ({ moves }) => ({ moves: [moves[0] ?? '', ...moves] })],
    ['moves beyond the end', 'RUN_NOT_PLAYABLE', ({ moves }) => ({ moves: [...moves, ...moves] })],
    ['a version to come', 'RUN_NEWER', ({ version }) => ({ version: version + 1 })],
    ['a generator to come', 'RUN_NEWER', ({ dealVersion }) => ({ dealVersion: dealVersion + 1 })],
    ['a score to come', 'RUN_NEWER', ({ scoreVersion }) => ({ scoreVersion: scoreVersion + 1 })],
    ['another config than the link', 'RUN_OF_ANOTHER_DEAL', () => ({ config: '9' })],
    ['no config at all', 'RUN_OF_ANOTHER_DEAL', () => ({ config: 'nonsense' })],
    ['too many moves', 'RUN_TOO_LARGE', () => ({ moves: Array(MAX_RUN_MOVES + 1).fill('m1') })],
  ])('%s: %s', async (_, code, change) => {
    expect(await check(change)).toBe(code);
  });

  it('tells at which move it cannot be played', async () => {
    const { shared, whole } = await played();
    const answer = checkRun(rules, shared, { ...whole, moves: whole.moves.toSpliced(2, 0, 'x') });
    expect(answer).toMatchObject({ ok: false, fault: { at: [{ part: 'move', number: 3 }] } });
  });

  it.each<[string, string, (brief: BriefRun) => Partial<BriefRun>]>([
    ['as it is', 'fine', () => ({})],
    ['another config', 'RUN_OF_ANOTHER_DEAL', () => ({ config: 'c6' })],
    ['a version to come', 'RUN_NEWER', ({ version }) => ({ version: version + 1 })],
  ])('is held against the deal though its moves stayed behind: %s, %s', async (_, code, change) => {
    const { shared, brief } = await played();
    expect(codeOf(checkRun(rules, shared, { ...brief, ...change(brief) }))).toBe(code);
  });

  it('is of another deal', async () => {
    const [one, other] = [await played('one'), await played('other')];
    expect(codeOf(checkRun(rules, other.shared, one.whole))).not.toBe('fine');
  });

  it('does not hold more shuffles than are replayed', async () => {
    const shuffling = { ...rules, role: () => ({ aid: 'shuffle' }) };
    const { record, shared } = await played();
    const many = {
      ...record,
      moves: Array(MAX_RUN_SHUFFLES + 1).fill('m1'),
      cursor: MAX_RUN_SHUFFLES + 1,
    };
    const sent = must(runToSend(shuffling, many));
    expect(sent.whole).toBeNull();
    const whole: RunBlock = { ...sent.brief, kind: 'whole', moves: many.moves, journal: null };
    expect(codeOf(checkRun(shuffling, shared, whole))).toBe('RUN_TOO_LARGE');
  });

  it.each(['shuffle', 'hint'])('does not hide a %s that is among its moves', async (aid) => {
    const helping = { ...rules, role: () => ({ aid }) };
    const { record, shared } = await played();
    const { whole } = must(runToSend(helping, record));
    if (!whole) throw new Error('too much');
    expect(whole.tally.aids).toEqual({ [aid]: whole.moves.length });
    expect(codeOf(checkRun(helping, shared, whole))).toBe('fine');
    const hidden = { ...whole, tally: { ...whole.tally, aids: {} } };
    expect(codeOf(checkRun(helping, shared, hidden))).toBe('RUN_OTHER_COUNTS');
  });
});

describe('a link that carries a run', () => {
  const read = async (fragment: string) => codeOf(await readRunLink(fragment));

  it('is refused for what is wrong with it', async () => {
    const { whole, brief } = await played();
    const text = formatRunBlock(whole);
    const bytes = deflateRawSync(text);
    expect(await read(linkOf(text))).toBe('fine');
    expect(await read(plainLinkOf(formatRunBlock(brief)))).toBe('fine');
    expect(await read('#r1~'.padEnd(MAX_RUN_LINK + 1, 'A'))).toBe('RUN_TOO_LONG');
    expect(await read('#r1~'.padEnd(MAX_RUN_LINK, 'A'))).toBe('RUN_DAMAGED');
    expect(await read('#r2~abcd')).toBe('RUN_NEWER');
    expect(await read('#r1~ab cd')).toBe('RUN_CHARACTERS');
    expect(await read('#r1~a')).toBe('RUN_CHARACTERS');
    expect(await read('#other')).toBe('RUN_CHARACTERS');
    expect(await read(linkOf(bytes))).toBe('RUN_DAMAGED');
    expect(await read(`#r1~${bytes.subarray(0, -5).toString('base64url')}`)).toBe('RUN_DAMAGED');
    expect(await read(linkOf(new Uint8Array([0xc3, 0x28])))).toBe('RUN_DAMAGED');
    expect(await read(linkOf('0'.repeat(4_000_000)))).toBe('RUN_TOO_LARGE');
    expect(await read(linkOf('0'.repeat(MAX_INFLATED + 1)))).toBe('RUN_TOO_LARGE');
    expect(await read(linkOf('0'.repeat(MAX_INFLATED)))).toBe('RUN_DAMAGED');
    expect(MAX_INFLATED).toBeLessThanOrEqual(256_000);
    expect(await read(linkOf(`${text}${'\nm1'.repeat(MAX_RUN_MOVES)}`))).toBe('RUN_TOO_LARGE');
    expect(await read(linkOf(text.replace('1whole', '2whole')))).toBe('RUN_NEWER');
    expect(await read(plainLinkOf(text))).toBe('RUN_DAMAGED');
    expect(await read(linkOf(formatRunBlock(brief)))).toBe('RUN_DAMAGED');
    for (const [good, bad] of [
      [' won ', ' WON '],
      ['won', 'one'],
      ['\nZoë\n', `\n${'Z'.repeat(500)}\n`],
      ['1whole', 'whole'],
      ['1whole', ''],
    ] as const) {
      if (text.includes(good)) expect(await read(linkOf(text.replace(good, bad)))).toBe('RUN_DAMAGED');
    }
    for (const line of text.split('\n').keys()) {
      const without = text.split('\n').toSpliced(line, 1).join('\n');
      expect(await read(linkOf(without)), `line ${line}`).toMatch(/^(RUN_DAMAGED|fine)$/);
    }
  });

  it('is refused for bytes that are no text, wherever they stand', async () => {
    const { whole } = await played();
    const bytes = Buffer.from(formatRunBlock({ ...whole, name: '?' }));
    expect(await read(linkOf(bytes))).toBe('fine');
    expect(await read(linkOf(bytes.map((byte) => (byte === 0x3f ? 0xff : byte))))).toBe('RUN_DAMAGED');
  });

  it.each<[string, 'whole' | 'brief', number, string]>([
    ['a score in another form', 'whole', 3, 'won 1e1 -'],
    ['a score that is none', 'whole', 3, 'won 0x9 -'],
    ['a score beyond all', 'whole', 3, 'won 1000000000001 -'],
    ['a cause that is no code', 'whole', 3, 'won 9 <b>'],
    ['a figure with a nought before it', 'whole', 4, '01 - 4 1 0'],
    ['an aid named twice', 'whole', 5, 'hint.1 hint.2'],
    ['an aid without a number', 'whole', 5, 'hint'],
    ['a curve of too few points', 'brief', 8, Array(19).fill('1').join(' ')],
    ['a curve of too many', 'brief', 8, Array(21).fill('1').join(' ')],
    ['a curve beyond its end', 'brief', 8, Array(20).fill('2t').join(' ')],
  ])('is refused for %s', async (_, kind, line, text) => {
    const run = (await played())[kind];
    const lines = formatRunBlock(run).split('\n');
    expect(codeOf(parseRunBlock(lines.join('\n')))).toBe('fine');
    expect(codeOf(parseRunBlock(lines.with(line, text).join('\n')))).toBe('RUN_DAMAGED');
  });

  it('is not taken apart where a line of it is longer than any may be', async () => {
    const { whole } = await played();
    const lines = formatRunBlock(whole).split('\n');
    const takenApart = vi.spyOn(Object, 'fromEntries');
    expect(codeOf(parseRunBlock(lines.with(5, 'a.1 '.repeat(10_000)).join('\n')))).toBe('RUN_DAMAGED');
    expect(takenApart).not.toHaveBeenCalled();
    expect(codeOf(parseRunBlock(lines.join('\n')))).toBe('fine');
    expect(takenApart).toHaveBeenCalled();
    takenApart.mockRestore();
  });

  it('cleans the name that is given', async () => {
    const { record } = await played();
    const { whole, brief } = must(runToSend(rules, record, '\u202e  A\u200bB '));
    expect([whole?.name, brief.name]).toEqual(['AB', 'AB']);
  });

  it('cleans the name that came', async () => {
    const { whole } = await played();
    const blocks = must(await readRunLink(linkOf(formatRunBlock({ ...whole, name: '\u202e  A\u200bB ' }))));
    expect(blocks.map(({ name }) => name)).toEqual(['AB']);
  });

  describe('in a browser that cannot deflate', () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      ['has no streams', undefined],
      [
        'does not know the format',
        class {
          constructor() {
            throw new TypeError('Unsupported format');
          }
        },
      ],
    ])('%s: what it can do is said', async (_, stream) => {
      const { whole, brief, shared } = await played();
      const { fragment } = await runLink({ whole, brief });
      vi.stubGlobal('CompressionStream', stream);
      vi.stubGlobal('DecompressionStream', stream);
      const link = await runLink({ whole, brief });
      expect(link.kind).toBe('brief');
      const blocks = must(await readRunLink(link.fragment));
      expect(blocks).toEqual([brief]);
      expect(checkRun(rules, shared, brief)).toEqual({ ok: true, value: null });
      expect(await read(fragment)).toBe('RUN_NOT_UNPACKED');
    });
  });

  it('that would be too long carries the brief run, and says so', async () => {
    const { whole, brief } = await played();
    const rng = rngFor('noise', 'moves');
    const moves = Array.from({ length: 500 }, () =>
      [1, 2, 3].map(() => rng.below(2 ** 31).toString(36)).join(''),
    );
    const link = await runLink({ whole: { ...whole, moves }, brief });
    expect(link.kind).toBe('brief');
    expect(link.fragment.length).toBeLessThan(600);
    expect(must(await readRunLink(link.fragment))).toEqual([brief]);
  });

  it('that answers carries both runs, and the moves of the sender’s own where there is no room for both', async () => {
    const { whole, brief } = await played();
    const theirs = await played('other');
    const { fragment, kind } = await runLink({ whole, brief }, theirs);
    expect(kind).toBe('whole');
    const moves = must(await readRunLink(fragment)).map((run) => run.kind === 'whole' && run.moves);
    expect(moves).toEqual([whole.moves, theirs.whole.moves]);

    const rng = rngFor('noise', 'answers');
    const noise = (count: number) => Array.from({ length: count }, () => rng.below(2 ** 31).toString(36));
    const long = { whole: { ...theirs.whole, moves: noise(500) }, brief: theirs.brief };
    expect((await runLink(long)).kind).toBe('whole');
    const both = await runLink({ whole: { ...whole, moves: noise(500) }, brief }, long);
    expect(both.kind).toBe('whole');
    expect(both.fragment.length).toBeLessThanOrEqual(MAX_RUN_LINK);
    expect(must(await readRunLink(both.fragment))[1]).toEqual(theirs.brief);
    const own = linkOf(formatRunBlock(whole)).slice('#r1~'.length);
    expect(await read(`#r1~${own}~`)).toBe('RUN_CHARACTERS');
    expect(await read(`#r1~${own}~${own}~${own}`)).toBe('RUN_CHARACTERS');
    expect(await read(`#r1~${own}~${own.slice(4)}`)).toBe('RUN_DAMAGED');
  });
});
