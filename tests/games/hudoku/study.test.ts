/** Every lesson's positions, re-proven by an oracle that shares nothing with the solver. */
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../src/core/hash';
import { POSITIONS } from '../../../src/core/study';
import type { Placement } from '../../../src/games/hudoku/rules/solving/steps';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import { judge, solution } from '../../../src/games/hudoku/study/judge';
import { askedBy, lessons, techniqueOf } from '../../../src/games/hudoku/study/lessons';
import { momentsOf, position } from '../../../src/games/hudoku/study/position';
import type { HudokuStudy, Position } from '../../../src/games/hudoku/study/types';
import { lessonInWords } from '../../../src/games/hudoku/study/words/lessons';
import { noAnswerInWords, saidInWords } from '../../../src/games/hudoku/study/words/said';
import { count, soaking } from '../../counts';
import { bruteForce } from './oracle';
import {
  allAnswers,
  answersOf,
  boardTokens,
  goesOnBefore,
  ruledOutAlone,
  type Seen,
  sees,
} from './studyOracle';

const EACH = count(2, POSITIONS);
/** Spread over the lesson, since its positions stand from short to long. */
const NUMBERS = Array.from({ length: EACH }, (_, i) => Math.floor(((i + 0.5) * POSITIONS) / EACH));
const NUMBERED = ['naked-single', 'hidden-single', 'line-single'];

function seenIn({ template, revealed, emptyHints, notes }: Position): Seen {
  const digits = (mask: number) =>
    new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << digit)));
  const open = notes.flatMap((mask, cell) => (mask === 0 ? [] : [[cell, digits(mask)] as const]));
  return { ...boardTokens(template), digits: revealed, says: emptyHints, notes: new Map(open) };
}

/** All that could be answered, right or not. */
function claimsOn({ revealed, notes }: Position, { tokens }: Seen, code: string): Placement[] {
  return revealed.flatMap((digit, cell) => {
    if (digit !== 0 || tokens[cell]!.length === 2) return [];
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const open = NUMBERED.includes(code) ? all : all.filter((one) => (notes[cell] ?? 0) & (1 << one));
    return open.map((one) => ({ cell, digit: one }));
  });
}

describe('the lessons', () => {
  it('are the eleven techniques from easy to hard, on three levels', () => {
    expect(lessons.map(({ code, level }) => `${level} ${code}`)).toEqual([
      '1 naked-single',
      '1 hidden-single',
      '1 line-single',
      '1 empty-cell',
      '2 locked-candidates',
      '2 naked-pair',
      '2 hidden-pair',
      '3 naked-triple',
      '3 hidden-triple',
      '3 x-wing',
      '3 chain',
    ]);
  });

  it.each(lessons)('$code has a hundred positions, each from a puzzle of its own', ({ code }) => {
    const moments = momentsOf(techniqueOf(code));
    expect(moments).toHaveLength(POSITIONS);
    expect(new Set(moments.map(({ template, level, seed }) => `${template} ${level} ${seed}`)).size).toBe(
      POSITIONS,
    );
  });

  it.each(lessons)('$code is told in two short sentences and a task', ({ code }) => {
    const { name, idea, task } = lessonInWords(techniqueOf(code));
    expect(idea.length, idea).toBeLessThanOrEqual(130);
    expect(idea.match(/[.:](?: |$)/g)?.length, idea).toBeLessThanOrEqual(3);
    expect(task.length, task).toBeLessThanOrEqual(80);
    for (const text of [`${name}.`, idea, task]) expectWords(text, code);
  });

  it('what cannot be an answer is refused in words', () => {
    const notes = position('naked-pair', 0);
    const at = notes.notes.findIndex((mask) => mask !== 0);
    const missing =
      [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => !((notes.notes[at] ?? 0) & (1 << digit))) ?? 0;
    const filled = notes.revealed.findIndex((digit) => digit !== 0);
    const said = (cell: number, digit: number) => noAnswerInWords(notes, { cell, digit });
    expect(said(at, missing)).toBe(`There is no note ${missing} in this cell.`);
    expect(said(filled, 1)).toBe('This cell already has its number.');
    expect(said(3, 1)).toBe('There is no cell here. A struck-out number is only a clue.');
    const small = position('naked-single', 0);
    const open = small.revealed.findIndex((digit, cell) => digit === 0 && cell % 5 > 2);
    expect(noAnswerInWords(small, { cell: open, digit: 9 })).toBe('This region holds only 1 to 4.');
    expect(judge(small, { cell: open, digit: 9 }).said[0]).toMatchObject({ code: 'notThere' });
    expect(saidInWords(judge(notes, { cell: filled, digit: 1 }).said[0]!, notes)).toMatch(
      /^There is no note 1 at /,
    );
  });

  const at = { cell: 0, digit: 5 };
  const SENTENCES: readonly [HudokuStudy['said'], string][] = [
    [{ code: 'settled', ...at }, 'Row 1, column 1 is 5.'],
    [{ code: 'goes', ...at }, 'Row 1, column 1 is not 5.'],
    [{ code: 'notThere', asked: 'number', ...at }, '5 cannot go to row 1, column 1.'],
    [
      { code: 'stands', at: 6, ...at },
      '5 stands at row 2, column 2 already, so row 1, column 1 cannot be 5.',
    ],
    [
      { code: 'struckOut', at: 15, ...at },
      '5 is struck out at row 4, column 1, so row 1, column 1 cannot be 5.',
    ],
    [{ code: 'open', left: 0b1010, ...at }, 'Row 1, column 1 can still be 1 or 3. Nothing settles it yet.'],
    [
      { code: 'early', left: 0b101000, ...at },
      'Row 1, column 1 is 5 in the end, but no single step shows it yet: it can still be 3 or 5.',
    ],
    [{ code: 'stays', ...at }, 'The note 5 has to stay: row 1, column 1 is 5 in the end.'],
    [
      { code: 'notYet', ...at },
      'The note 5 at row 1, column 1 goes in the end, but no single step shows it yet.',
    ],
    [
      {
        code: 'others',
        unit: { kind: 'row', index: 1 },
        digit: 5,
        stands: [0],
        struck: [16],
        before: 2,
      },
      'The other empty cells of row 2 cannot take it: 5 stands at row 1, column 1, 5 is struck out at row 4, column 2 and earlier steps have ruled it out, as the notes show.',
    ],
    [
      {
        code: 'others',
        unit: { kind: 'region', index: 0 },
        digit: 5,
        stands: [],
        struck: [],
        before: 0,
      },
      'No other cell of region A is empty.',
    ],
    [
      { code: 'link', since: null, from: at, to: { cell: 1, digit: 5 }, house: { kind: 'row', index: 0 } },
      'Suppose that row 1, column 1 is not 5. So row 1, column 2 is 5: row 1 has no other place for 5.',
    ],
    [
      { code: 'link', since: 4, from: at, to: { cell: 1, digit: 5 }, house: { kind: 'row', index: 0 } },
      'Then row 1, column 1 is not 5, since it is 4. So row 1, column 2 is 5: row 1 has no other place for 5.',
    ],
    [
      {
        code: 'link',
        since: { kind: 'column', index: 0 },
        from: at,
        to: { cell: 0, digit: 4 },
        house: null,
      },
      'Then row 1, column 1 is not 5, since column 1 has its 5. So row 1, column 1 is 4: it has no other note.',
    ],
    [{ code: 'whereChain' }, 'Follow these cells: each decides the next.'],
  ];
  it.each(SENTENCES)('%o is put into words', (said, sentence) => {
    expect(saidInWords(said, position('naked-single', 0))).toBe(sentence);
  });

  it('there are no others', () => {
    expect(() => position('guess', 0)).toThrow('No lesson guess');
    expect(() => position('chain', POSITIONS)).toThrow('No position 100 of chain');
  });
});

/** Of the first and the last position, and of all hundred. */
const HASHES: Readonly<Record<string, readonly [number, number]>> = {
  'naked-single': [191241979, 3152856409],
  'hidden-single': [2992943520, 4232028921],
  'line-single': [3508890849, 4121945696],
  'empty-cell': [242222087, 1252845397],
  'locked-candidates': [4090455234, 1634110735],
  'naked-pair': [1164452980, 1406887100],
  'hidden-pair': [3503925036, 3934905923],
  'naked-triple': [1637112966, 1484445337],
  'hidden-triple': [2209997158, 2061332344],
  'x-wing': [985456312, 610125469],
  chain: [2016785636, 528037641],
};

describe('what a position is it stays: progress is kept by its number', () => {
  it.each(lessons)('$code', { timeout: count(60_000, 600_000) }, ({ code }) => {
    const hashOf = (numbers: readonly number[]) =>
      hashText(JSON.stringify(numbers.map((n) => position(code, n))));
    const ends = hashOf([0, POSITIONS - 1]);
    const [wantedEnds, wantedAll] = HASHES[code] ?? [];
    expect(ends).toBe(wantedEnds);
    if (soaking) expect(hashOf([...Array(POSITIONS).keys()])).toBe(wantedAll);
  });
});

describe.each(lessons)('$code', ({ code }) => {
  it(`${EACH} positions: true notes, nothing easier, and every answer judged as the page says`, {
    timeout: count(60_000, 3_600_000),
  }, () => {
    let claims = 0;
    for (const n of NUMBERS) {
      const shown = position(code, n);
      const seen = seenIn(shown);
      const label = `${code} ${n}`;
      expectTrue(shown, seen, label);
      expect(goesOnBefore(code, seen), label).toEqual([]);
      const own = answersOf(code, code, seen);
      const all = allAnswers(code, seen);
      expect(own.size, label).toBeGreaterThan(0);
      expect(own, label).toContain(idOf(solution(shown)));
      if (askedBy(shown.lesson) === 'note') {
        for (const claim of ruledOutAlone(seen)) expect(all, `${label}: ${claim}`).toContain(claim);
      }
      for (const answer of claimsOn(shown, seen, code)) {
        claims++;
        expectJudged(shown, answer, { own, all, label: `${label}: ${JSON.stringify(answer)}` });
      }
    }
    expect(claims).toBeGreaterThan(EACH * 4);
    if (EACH > 2) console.log(`${code}: ${claims} answers judged on ${EACH} positions`);
  });
});

const idOf = ({ cell, digit }: Placement) => cell * 10 + digit;

/** One solution, which the notes hold, and no note that a number on the board rules out. */
function expectTrue({ solution: told, revealed }: Position, seen: Seen, label: string): void {
  const { tokens, columns, digits, says } = seen;
  expect(bruteForce({ tokens, columns, digits, says }, 2), label).toEqual([told]);
  for (const [cell, token] of tokens.entries()) {
    const notes = [...(seen.notes.get(cell) ?? [])];
    expect(notes.length > 0, label).toBe(token.length === 1 && revealed[cell] === 0);
    if (notes.length > 0) expect(notes, label).toContain(told[cell]);
    for (const [other, digit] of digits.entries()) {
      if (digit !== 0 && sees(seen, cell, other)) expect(notes, label).not.toContain(digit);
    }
  }
}

/** No code and no hole in it. */
function expectWords(text: string, label: string): void {
  expect(text, label).toMatch(/^[A-Z\d].*\.$/);
  expect(text, label).not.toMatch(/\b[a-z]+[A-Z]\w*|undefined|null|NaN|\[object/);
}

/** By the notes alone: why nothing else is left for a single, and that each link of a chain holds. */
function expectMore(
  shown: Position,
  { cell, digit }: Placement,
  rest: readonly HudokuStudy['said'][],
  label: string,
): void {
  const { unitsOf, houses, regions } = templateOf(shown.template);
  const has = (at: number, note: number) => ((shown.notes[at] ?? 0) & (1 << note)) !== 0;
  const unitAt = ({ kind, index }: { kind: string; index: number }, at: number) =>
    unitsOf[at]?.find((one) => one.kind === kind && one.index === index)?.cells ?? [];
  let before: Placement | null = null;
  for (const said of rest) {
    if (said.code === 'others') {
      const { unit, stands, struck } = said;
      const others = unitAt(unit, cell).filter(
        (at) =>
          at !== cell &&
          shown.revealed[at] === 0 &&
          regions.some(({ cells, highest }) => cells.includes(at) && digit <= highest),
      );
      const seenBy = (at: number) => [...stands, ...struck].filter((one) => peersOf(shown, one).includes(at));
      expect(said.digit, label).toBe(digit);
      expect(others.filter((at) => seenBy(at).length === 0)).toHaveLength(said.before);
      for (const at of stands) expect(shown.revealed[at], label).toBe(digit);
      for (const at of struck) expect(shown.emptyHints[at], label).toBe(digit);
      for (const at of others) expect(has(at, digit), label).toBe(false);
    }
    if (said.code === 'link') {
      const { since, from, to, house } = said;
      if (before === null) expect(since, label).toBeNull();
      else if (typeof since === 'number') expect([before.cell, before.digit]).toEqual([from.cell, since]);
      else {
        expect(before.digit, label).toBe(from.digit);
        expect(unitAt(since!, from.cell), label).toContain(before.cell);
      }
      if (house === null) {
        expect(shown.notes[from.cell], label).toBe((1 << from.digit) | (1 << to.digit));
        expect(to.cell, label).toBe(from.cell);
      } else {
        const cells = houses
          .filter(({ kind, index }) => kind === house.kind && index === house.index)
          .map((one) => one.cells.filter((at) => has(at, to.digit)).sort((a, b) => a - b));
        expect(to.digit, label).toBe(from.digit);
        expect(cells, label).toContainEqual([from.cell, to.cell].sort((a, b) => a - b));
      }
      before = to;
    }
  }
  const codes = rest.map(({ code }) => code);
  const [told] = rest;
  if (told?.code !== 'reason') throw new Error('A reason comes first');
  const isSingle = told.technique === 'hiddenSingle' || told.technique === 'lineSingle';
  expect(codes.includes('others'), label).toBe(isSingle);
  expect(codes.includes('link'), label).toBe(told.technique === 'chain');
}

const peersOf = ({ template }: Position, cell: number) => templateOf(template).peers[cell] ?? [];

interface Judging {
  readonly own: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  readonly label: string;
}

function expectJudged(shown: Position, answer: Placement, { own, all, label }: Judging): void {
  const { isRight, said } = judge(shown, answer);
  for (const one of said) expectWords(saidInWords(one, shown), label);
  const isTrue = (shown.solution[answer.cell] === answer.digit) === (askedBy(shown.lesson) === 'number');
  expect(isRight, label).toBe(all.has(idOf(answer)));
  if (isRight) expect(isTrue, label).toBe(true);
  const [first, ...rest] = said;
  if (isRight) {
    expect(first, label).toMatchObject({ ...answer, cells: [answer.cell] });
    expect(rest.length, label).toBeGreaterThan(0);
    const reasons = rest.filter(({ code }) => code === 'reason');
    expect(reasons.length, label).toBeGreaterThan(0);
    if (own.has(idOf(answer))) expect(reasons, label).toMatchObject([{ technique: shown.lesson }]);
    // What follows from a first step is told on the board after it.
    if (reasons.length === 1) expectMore(shown, answer, rest, label);
    return;
  }
  expect(rest.map(({ code }) => code).join(), label).toMatch(/^where/);
  const saysTrue = first?.code === 'early' || first?.code === 'notYet';
  expect(saysTrue, label).toBe(isTrue);
  if (first?.code === 'stands') expect(shown.revealed[first.at], label).toBe(answer.digit);
  if (first?.code === 'struckOut') expect(shown.emptyHints[first.at], label).toBe(answer.digit);
}
