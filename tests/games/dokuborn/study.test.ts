/** The study of grids all but filled, each position proven once more by counts and a matching that share nothing with it. */
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../src/core/hash';
import { POSITIONS } from '../../../src/core/study';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { createPools } from '../../../src/games/dokuborn/rules/cards/pools';
import { gridOf } from '../../../src/games/dokuborn/study/cards';
import { study } from '../../../src/games/dokuborn/study/dealing';
import type {
  GridPosition,
  GridSaid,
  OnlyPosition,
  WayPosition,
} from '../../../src/games/dokuborn/study/types';
import { cellNews, fitInWords } from '../../../src/games/dokuborn/study/words/cells';
import { lessonInWords, saidInWords } from '../../../src/games/dokuborn/study/words/words';
import { count } from '../../counts';
import { canBeEnded, emptyIn, fits, fitting, free, isSound, metBy, takenOff } from './studyOracle';

/** From the page: how large the grid is, and how many cards fit the last cell before any is used. */
const ONLY = [
  ['only-2', 2, 2, 2],
  ['only-3', 3, 3, 3],
  ['only-4', 3, 4, 5],
] as const;
/** How large the grid is, how many cells are empty, and how many cards fit them at least. */
const WAY = [
  ['held', 3, 1, 1],
  ['way-3', 3, 1, 2],
  ['way-4', 4, 2, 2],
] as const;

const LOOKED_AT = count(3, POSITIONS);
const numbers = Array.from({ length: LOOKED_AT }, (_, at) => Math.floor((at * POSITIONS) / LOOKED_AT));
const PINNED = 5;
/** Beside the choices, one card in so many is tried. */
const EVERY = count(15, 1);
/** What a glance at a card answers: its ink, cost, type and figures, and whether it can go into the inkwell. */
const PLAIN = /^[copltsw]\d+$/;

function onlyAt(lesson: string, n: number): OnlyPosition {
  const position = study.position(lesson, n);
  if (position.kind !== 'only') throw new Error(`${lesson} asks for no card`);
  return position;
}

function wayAt(lesson: string, n: number): WayPosition {
  const position = study.position(lesson, n);
  if (position.kind !== 'way') throw new Error(`${lesson} asks for no cell`);
  return position;
}

function expectSound(position: GridPosition, size: number): void {
  expect(position.size).toBe(size);
  expect(isSound(position)).toBe(true);
  expect([...position.rows, ...position.columns].filter((id) => !PLAIN.test(id))).toEqual([]);
  expect(JSON.parse(JSON.stringify(position))).toEqual(position);
}

describe.each(ONLY)('%s', (lesson, size, least, most) => {
  it.each(numbers)('position %i has one card left for its last cell', (n) => {
    const position = onlyAt(lesson, n);
    const { cell, choices } = position;
    const all = fitting(position, cell).map(({ id }) => id);
    const left = free(position, cell).map(({ id }) => id);
    expectSound(position, size);
    expect(emptyIn(position)).toEqual([cell]);
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(all.length).toBeLessThanOrEqual(most);
    expect(left).toHaveLength(1);
    expect(study.solution(position)).toEqual({ kind: 'card', card: left[0] });

    expect(choices).toHaveLength(6);
    expect(new Set(choices).size).toBe(6);
    expect(all.every((card) => choices.includes(card))).toBe(true);
    for (const card of embeddedCards.cards.filter(
      ({ id }, at) => choices.includes(id) || at % EVERY === n % EVERY,
    )) {
      const { isRight, said } = study.judge(position, { kind: 'card', card: card.id });
      expect(isRight, card.fullName).toBe(card.id === left[0]);
      const code = fits(position, cell, card) ? (isRight ? 'onlyLeft' : 'standsAt') : 'misses';
      expect(said[0]?.code, card.fullName).toBe(code);
      if (choices.includes(card.id) && code === 'misses') expect(metBy(position, cell, card)).toBe(1);
    }
  });
});

describe.each(WAY)('%s', (lesson, size, empty, least) => {
  it.each(numbers)('position %i has one card in the way', (n) => {
    const position = wayAt(lesson, n);
    const without = emptyIn(position);
    expectSound(position, size);
    expect(without).toHaveLength(empty);
    expect(canBeEnded(position)).toBe(false);
    // Each alone has a card where there are two: it is the same one.
    if (empty === 2) for (const cell of without) expect(free(position, cell)).toHaveLength(1);
    expect(new Set(without.flatMap((cell) => fitting(position, cell))).size).toBeGreaterThanOrEqual(least);

    const inTheWay = [...position.placed.keys()].filter(
      (cell) => position.placed[cell] !== null && canBeEnded(takenOff(position, cell)),
    );
    expect(inTheWay).toHaveLength(1);
    expect(study.solution(position)).toEqual({ kind: 'cell', cell: inTheWay[0] });
    for (const cell of position.placed.keys()) {
      expect(study.judge(position, { kind: 'cell', cell }).isRight).toBe(cell === inTheWay[0]);
    }
    expectWayOut(position, inTheWay[0] ?? -1);
  });
});

/** What is said to go where does. */
function expectWayOut(position: WayPosition, cell: number): void {
  const { said } = study.judge(position, { kind: 'cell', cell });
  const placed = [...takenOff(position, cell).placed];
  for (const one of said) {
    if (one.code !== 'goesTo') continue;
    placed[one.cell] = embeddedCards.cards.find(({ fullName }) => fullName === one.card)?.id ?? null;
  }
  expect(said.map(({ code }) => code).slice(0, 2)).toEqual(['comesOff', 'short']);
  expect(placed).not.toContain(null);
  expect(isSound({ ...position, placed })).toBe(true);
}

describe('an answer', () => {
  it('of no card, of no cell, or of an empty one is told so', () => {
    const only = onlyAt('only-2', 0);
    const way = wayAt('held', 0);
    const nothing = { isRight: false, said: [{ code: 'noSuchCard' }] };
    expect(study.judge(only, { kind: 'card', card: 999_999 })).toMatchObject(nothing);
    expect(study.judge(only, { kind: 'cell', cell: 0 })).toMatchObject(nothing);
    for (const cell of [...emptyIn(way), -1, 99, 0.5]) {
      const said = [{ code: 'nothingThere' }];
      expect(study.judge(way, { kind: 'cell', cell })).toMatchObject({ isRight: false, said });
    }
  });
});

/** Whoever rebuilds the cards sees this fail: what the study then deals is other positions under the same numbers. */
it('positions are dealt of the cards that ship, whatever newer list has come', () => {
  expect(embeddedCards.version).toMatchInlineSnapshot(`"20260923-1j760u6"`);
  const before = study.position('way-3', 7);
  const pools = createPools(embeddedCards);
  const [, ...newer] = embeddedCards.cards;
  pools.add('20991231-zzzz', () => ({ ...embeddedCards, version: '20991231-zzzz', cards: newer }));
  expect(pools.newest().cards).toHaveLength(newer.length);
  expect(study.position('way-3', 7)).toEqual(before);
});

it('every lesson has its hundred, no two alike, and they are what they were', () => {
  expect(study.lessons.map(({ code, level }) => `${code} ${level}`)).toEqual([
    'only-2 1',
    'held 1',
    'only-3 2',
    'way-3 2',
    'only-4 3',
    'way-4 3',
  ]);
  const pinned = [...ONLY, ...WAY].map(([lesson]) => {
    const grids = Array.from({ length: count(PINNED, POSITIONS) }, (_, n) =>
      JSON.stringify(study.position(lesson, n)),
    );
    expect(new Set(grids).size).toBe(grids.length);
    return [lesson, hashText(grids.slice(0, PINNED).join())];
  });
  expect(Object.fromEntries(pinned)).toMatchInlineSnapshot(`
    {
      "held": 4163523317,
      "only-2": 1974108141,
      "only-3": 3512623747,
      "only-4": 113013080,
      "way-3": 3642764084,
      "way-4": 3564345824,
    }
  `);
  expect(() => study.position('only-1', 0)).toThrow('No lesson');
});

describe('in words', () => {
  it.each([...ONLY, ...WAY])('%s has a name, an idea and a task that fit beside the grid', (lesson) => {
    const { name, idea, task } = lessonInWords(lesson);
    expect(name).not.toBe(lesson);
    expect(idea).toMatch(/^[A-Z].{20,120}\.$/);
    expect(task).toMatch(/^[A-Z].{20,79}\.$/);
  });

  const card = 'Yzma - Scary Beyond All Reason';
  const cost = { code: 'cost', wanted: '5', own: [3] } as const;
  const ink = { code: 'ink', wanted: 'Amber', own: ['Ruby'] } as const;

  it.each([
    [{ code: 'onlyLeft', cells: [0], card }, `Only ${card} is left.`],
    [{ code: 'standsAt', cells: [4], card, cell: 4 }, `${card} stands in row 2, column 2 already.`],
    [{ code: 'misses', cells: [0], card, misses: { row: cost, column: null } }, `${card} costs 3, not 5.`],
    [
      { code: 'misses', cells: [0], card, misses: { row: cost, column: ink } },
      `${card} costs 3, not 5 and is Ruby, not Amber.`,
    ],
    [{ code: 'noSuchCard', cells: [0] }, 'There is no such card.'],
    [{ code: 'nothingThere', cells: [0] }, 'No card stands there.'],
    [{ code: 'short', cells: [2], answers: 0 }, 'The cards placed leave no answer for row 1, column 3.'],
    [
      { code: 'stillShort', cells: [2], card, answers: 0 },
      `With ${card} taken off, no card is left for row 1, column 3.`,
    ],
    [
      { code: 'stillShort', cells: [0, 2], card, answers: 1 },
      `With ${card} taken off, only one card is left for these 2 cells: row 1, column 1; row 1, column 3.`,
    ],
    [
      { code: 'comesOff', cells: [3], card, cell: 3 },
      `Without ${card} in row 2, column 1, the grid can be filled.`,
    ],
    [{ code: 'goesTo', cells: [8], card, cell: 8 }, `Row 3, column 3 can have ${card}.`],
  ] as const)('%j', (said: GridSaid, sentence) => {
    expect(saidInWords(said, wayAt('held', 0))).toBe(sentence);
  });

  it('a cell tells how many cards fit it, and where they stand', () => {
    const position = onlyAt('only-2', 0);
    const { cell } = position;
    const cards = fitting(position, cell);
    const [used] = cards.filter(({ id }) => position.placed.includes(id));
    const at = position.placed.indexOf(used?.id ?? -1);
    const news = cellNews(gridOf(position), cell, cards, cards);
    expect(news).toContain(': 2 cards fit, one of them is free. ');
    expect(news).toContain(`${used?.fullName}, in row ${Math.floor(at / 2) + 1}, column ${(at % 2) + 1}`);
    expect(fitInWords(1, 0)).toBe('One card fits, and it stands in the grid.');
    expect(fitInWords(3, 0)).toBe('3 cards fit, and all stand in the grid.');
    expect(fitInWords(1, 1)).toBe('One card fits.');
  });
});
