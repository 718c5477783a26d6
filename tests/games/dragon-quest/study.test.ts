/** Every position of the study, proven once more by the plain game, which knows nothing of ours. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../../src/core/study';
import { meanOf } from '../../../src/games/dragon-quest/study/odds';
import { study } from '../../../src/games/dragon-quest/study/study';
import { TABLE } from '../../../src/games/dragon-quest/study/table';
import type { DragonPosition } from '../../../src/games/dragon-quest/study/types';
import { lessonInWords } from '../../../src/games/dragon-quest/study/words/lessons';
import { oddsText, saidInWords } from '../../../src/games/dragon-quest/study/words/said';
import { count } from '../../counts';
import { plainOf, type Share, shareAfter } from './studyOracle';
import { oursText, plainText } from './twins';

const lessons = study.lessons.map(({ code }) => code);
const share = ({ wins, of }: { wins: number | bigint; of: number | bigint }) => Number(wins) / Number(of);

/** Hearts and diamonds are alike, and the joker serves where nothing else can. */
function kindText(text: string): string {
  return text.replace(/\b([JQK])[HD]\b/g, '$1');
}

function prove(code: string, position: DragonPosition): void {
  const { choices } = position;
  const game = plainOf(position);
  const known = new Map<string, Share>();
  const told = new Map(choices.map(({ move, odds }) => [kindText(oursText(move)), odds]));
  expect(told.size).toBe(choices.length);
  for (const option of game.options()) {
    const { wins, of } = shareAfter(game, option, known);
    const odds = told.get(kindText(plainText(option)));
    if (odds) expect([BigInt(odds.wins), BigInt(odds.of)]).toEqual([wins, of]);
    // What is not offered is a joker where another item does the same.
    else expect(plainText(option)).toMatch(/\bX\b/);
  }
  const options = new Set(game.options().map((option) => kindText(plainText(option))));
  for (const text of told.keys()) expect(options.has(text), text).toBe(true);

  const right = study.solution(position);
  const best = choices[right]!.odds;
  for (const [at, { odds }] of choices.entries()) {
    const { isRight, said } = study.judge(position, at);
    expect(isRight).toBe(at === right);
    if (at !== right) expect(share(best) - share(odds)).toBeGreaterThanOrEqual(0.1);
    for (const one of said) {
      const words = saidInWords(one, position, (cell) => `cell ${cell}`);
      expect(words).not.toMatch(/undefined|NaN|#/);
    }
  }
  if (code === 'way-out') expect(share(best)).toBe(1);
  else if (code !== 'cards-to-come') expect(share(best)).toBeLessThan(1);
  for (const at of choices.keys()) follow(position, at, at === right);
}

/** The line that is told is played by the plain game, and ends as it says. */
function follow(position: DragonPosition, at: number, isBest: boolean): void {
  const game = plainOf(position);
  const { line } = position.choices[at]!;
  for (const { move, fate } of line.steps) {
    if (fate !== null) {
      if (game.fateStock.length === 0) game.fateUsed = [];
      const fates = game.fateStock.length > 0 ? game.fateStock : [6, 7, 8, 9, 10];
      expect(fates).toContain(fate);
      game.fateStock = [fate, ...fates.filter((other) => other !== fate)];
    }
    const option = game.options().find((own) => plainText(own) === oursText(move));
    expect(option, oursText(move)).toBeDefined();
    game.play(option!);
  }
  const end = game.result ?? (game.level > 1 ? 'left' : game.options().length === 0 ? 'trapped' : 'open');
  expect(end).toBe(line.end);
  expect(end === 'won').toBe(isBest);
}

describe.each(lessons)('%s', (code) => {
  it('says what it is about', () => {
    expect(lessonInWords(code).task).not.toBe('');
  });

  const some = Array.from({ length: count(3, POSITIONS) }, (_, at) => (at * 37) % POSITIONS);
  it.each(some)('position %i has the odds it tells', (n) => prove(code, study.position(code, n)));
});

it('deals the same positions for ever, and a hundred each from runs of their own', () => {
  expect(
    lessons.map((code) => {
      const places = TABLE[code]!.split(' ');
      expect(new Set(places.map((place) => place.split('.')[0])).size).toBe(POSITIONS);
      expect(places).toHaveLength(POSITIONS);
      const dealt = [0, 1, 2].map((n) => study.position(code, n));
      return createHash('sha256').update(JSON.stringify(dealt)).digest('hex').slice(0, 12);
    }),
  ).toMatchInlineSnapshot(`
    [
      "7a3bd6104631",
      "f663c5c914fe",
      "6becf961faf0",
      "8bc491c7d66e",
    ]
  `);
});

it('tells nothing of the order in which fates come', () => {
  for (const code of lessons) {
    const { view } = study.position(code, 5);
    expect(view.fateStock).toEqual([...view.fateStock].sort((a, b) => a - b));
    expect(Object.keys(view)).not.toContain('fate');
  }
});

it('says of a choice that loses in every case that it never wins', () => {
  const position = study.position('best-odds', 0);
  const never = position.choices.find(({ odds }) => odds.wins === 0)!;
  const told = { code: 'odds', move: never.move, odds: never.odds, isBest: false } as const;
  expect(saidInWords(told, position, () => 'there')).toMatch(/^“.+” never wins\.$/);
});

it.each([
  [{ wins: 1, of: 1 }, 'for certain'],
  [{ wins: 0, of: 1 }, 'never'],
  [{ wins: 3, of: 5 }, 'in 3 of 5 cases (60 %)'],
  [{ wins: 1, of: 3 }, 'in 1 of 3 cases (33.3 %)'],
  [{ wins: 1234, of: 3600 }, 'in 34.3 % of all cases'],
])('says %o as %s', (odds, text) => expect(oddsText(odds)).toBe(text));

it.each([
  [
    [
      { wins: 1, of: 2 },
      { wins: 1, of: 3 },
    ],
    { wins: 5, of: 12 },
  ],
  [
    [
      { wins: 0, of: 1 },
      { wins: 0, of: 1 },
    ],
    { wins: 0, of: 1 },
  ],
  [[{ wins: 2, of: 3 }], { wins: 2, of: 3 }],
])('the mean of %j is %j', (all, mean) => expect(meanOf(all)).toEqual(mean));
