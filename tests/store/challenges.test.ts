import { describe, expect, it } from 'vitest';
import { freshTally } from '../../src/core/record';
import {
  type Challenge,
  changeChallenges,
  MOST_ON_ONE_DEAL,
  parseChallenges,
  withChallenge,
} from '../../src/store/stats/challenges';
import { keepRun, keptRuns, MAX_RUNS, runsKey } from '../../src/store/stats/keptRuns';
import { fakeDatabase } from './fakes';

const KEY = 'challenges:cups';
const sent = (name: string, deal = 'deal1', length = 100): Challenge => ({
  deal,
  code: '1~c6~abc~d~1234',
  sent: `#r1~${name.padEnd(length, 'A')}`,
  begun: false,
  seen: false,
});
const names = (challenges: readonly Challenge[]) =>
  challenges.map((challenge) => /^#r1~([a-z0-9]+)/.exec(challenge.sent)?.[1]);

function add(challenges: readonly Challenge[], challenge: Challenge): readonly Challenge[] {
  const more = withChallenge(challenges, challenge);
  if (more === null) throw new Error('one too many');
  return more;
}

describe('runs that were sent', () => {
  it('stand beside each other, up to five on one deal, and a sixth touches none of them', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => sent(name)).reduce(add, []);
    expect(five).toHaveLength(MOST_ON_ONE_DEAL);
    expect(names(five)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(withChallenge(five, sent('f'))).toBeNull();
    expect(withChallenge(five, sent('f', 'deal2'))).toHaveLength(6);
  });

  it('make way once they have been seen, the oldest first', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => sent(name)).reduce(add, []);
    const twoSeen = five.map((one) => ({ ...one, seen: /~[bd]/.test(one.sent) }));
    const elsewhere = [...twoSeen, { ...sent('x', 'deal2'), seen: true }];
    expect(names(add(elsewhere, sent('f')))).toEqual(['f', 'e', 'd', 'c', 'a', 'x']);
  });

  it('are there once, however often their link is opened', () => {
    const two = [sent('a'), sent('b')].reduce(add, []);
    expect(withChallenge(two, { ...sent('a'), seen: true })).toBe(two);
  });

  it('never take more room than all runs may: the oldest go', () => {
    const many = Array.from({ length: 12 }, (_, deal) => sent(`n${deal}`, `d${deal}`, 5_900)).reduce(add, []);
    expect(JSON.stringify(many).length).toBeLessThanOrEqual(MAX_RUNS);
    expect(names(many)[0]).toBe('n11');
    expect(many.length).toBeGreaterThan(6);
  });

  it.each([
    ['nothing', null],
    ['no text of any', ''],
    ['damage', '[{'],
    ['something else', '{"a":1}'],
  ])('are none in %s', (_, text) => {
    expect(parseChallenges(text)).toEqual([]);
  });

  it('are read one by one: the damage of one is no reason to lose the others', () => {
    const good = sent('a');
    const bad: readonly unknown[] = [
      { ...good, deal: 'NO' },
      { ...good, sent: 'https://x.example' },
      { ...good, sent: `#r1~${'A'.repeat(6_000)}` },
      { ...good, seen: 1 },
      7,
    ];
    expect(parseChallenges(JSON.stringify([...bad, good]))).toEqual([good]);
  });

  it('take their room from the kept runs, of which the oldest go first', async () => {
    const database = fakeDatabase();
    const finished = { game: 'cups', config: 'c12', outcome: 'lost', score: null } as const;
    for (let index = 0; index < 20; index++) await keepRun(database, { ...rest, ...finished }, runOf(index));
    const before = await keptRuns(database, 'cups');
    expect(before.length).toBeGreaterThan(5);

    const kept = await changeChallenges(database, 'cups', () =>
      ['a', 'b', 'c', 'd', 'e'].map((name) => sent(name, 'deal1', 5_000)).reduce(add, []),
    );
    expect(parseChallenges(database.texts.get(KEY) ?? '')).toEqual(kept);
    const after = await keptRuns(database, 'cups');
    expect(after.length).toBeGreaterThan(0);
    expect(before.slice(0, after.length)).toEqual(after);
    const room = () =>
      (database.texts.get(KEY) ?? '').length + (database.texts.get(runsKey('cups')) ?? '').length;
    expect(room()).toBeLessThanOrEqual(MAX_RUNS);

    await keepRun(database, { ...rest, ...finished }, runOf(99));
    expect((await keptRuns(database, 'cups'))[0]?.record.seed).toBe('seed99');
    expect(room()).toBeLessThanOrEqual(MAX_RUNS);
  });

  it('leave nothing to be asked for once the last is gone', async () => {
    const database = fakeDatabase();
    await changeChallenges(database, 'cups', () => [sent('a')]);
    await changeChallenges(database, 'cups', () => []);
    expect(database.texts.get(KEY)).toBe('');
  });
});

const rest = {
  cause: null,
  tally: freshTally(null),
  day: null,
  begun: '2026-11-18',
  practice: false,
  dealKey: 'k1',
};

function runOf(index: number) {
  const moves = Array.from({ length: 200 }, (_, move) => `lift.${move}`);
  const record = {
    game: 'cups',
    version: 1,
    dealVersion: 1,
    config: 'c12',
    seed: `seed${index}`,
    deal: 'd',
    moves,
    cursor: moves.length,
    tally: { ...freshTally(null), elapsedMs: 10_000 + index, attempts: moves.length },
  };
  return { record, draft: '', day: null, begun: '2026-11-18', practice: false, counted: true };
}
