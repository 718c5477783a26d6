/** A board is dealt before it is wanted: the same until it is played, never twice, and never in the way. */
import { beforeEach, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../../src/core/result';
import { dealAhead } from '../../src/store/session/dealAhead';
import { type CupsGame, rules } from '../template/rules/rules';

const SIX = rules.presets[0]?.config;
if (!SIX) throw new Error('The template has no preset');

let asked: string[];
let opened: string[];
let newGames: number;
let answer: () => Promise<Result<string>>;
let opens: boolean;

const made = () => {
  let seeds = 0;
  return dealAhead<CupsGame>(
    {
      rules,
      openCode: (code) => {
        opened.push(code);
        return opens ? ok(null) : refuse('NOT_A_CODE');
      },
      newGame: async () => {
        newGames++;
        return ok(null);
      },
    },
    {
      deal: (_config, seed) => {
        asked.push(seed);
        return answer();
      },
    },
    () => `seed${seeds++}`,
  );
};

beforeEach(() => {
  asked = [];
  opened = [];
  newGames = 0;
  answer = async () => ok('p5');
  opens = true;
});

it('is the same however often it is prepared, and dealt once', async () => {
  const ahead = made();
  const [one, other] = await Promise.all([ahead.prepare(SIX), ahead.prepare(SIX)]);
  expect(one?.code).toBe(other?.code);
  expect((await ahead.prepare(SIX))?.code).toBe(one?.code);
  expect(asked).toEqual(['seed0']);
});

it('is played by the next new game, and by that one alone', async () => {
  const ahead = made();
  const ready = await ahead.prepare(SIX);
  ahead.dealNew(SIX);
  expect(opened).toEqual([ready?.code]);
  expect(newGames).toBe(0);
  ahead.dealNew(SIX);
  expect(opened).toHaveLength(1);
  expect(newGames).toBe(1);
  expect((await ahead.prepare(SIX))?.seed).toBe('seed1');
});

it('is not waited for', async () => {
  const ahead = made();
  const coming = ahead.prepare(SIX);
  ahead.dealNew(SIX);
  expect(newGames).toBe(1);
  // It came too late for that game, and is there for the next.
  const ready = await coming;
  ahead.dealNew(SIX);
  expect(opened).toEqual([ready?.code]);
});

it.each([
  ['refused', async () => refuse('NOT_A_CODE')],
  ['broken off', () => Promise.reject(new Error('The worker died'))],
])(
  'where it is %s, a new game is dealt as ever, and the next time it is tried again',
  async (_name, fail) => {
    const ahead = made();
    answer = fail;
    expect(await ahead.prepare(SIX)).toBeNull();
    ahead.dealNew(SIX);
    expect(newGames).toBe(1);
    answer = async () => ok('p5');
    expect(await ahead.prepare(SIX)).not.toBeNull();
  },
);

it('gives way to a new game where it cannot be opened', async () => {
  const ahead = made();
  await ahead.prepare(SIX);
  opens = false;
  ahead.dealNew(SIX);
  expect(newGames).toBe(1);
});
