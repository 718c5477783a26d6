/** What the maker says of half-chosen grids, against counts and a matching that share nothing with it. */
import { describe, expect, it } from 'vitest';
import { pick, type Rng, rngFor } from '../../../src/core/chance';
import { describeFault, expect as must } from '../../../src/core/result';
import { findConditions } from '../../../src/games/dokuborn/maker/screen/findConditions';
import { sketchFault } from '../../../src/games/dokuborn/maker/words/faults';
import { proofInWords, refusalOfChoice, remarkInWords } from '../../../src/games/dokuborn/maker/words/making';
import { type Choice, choicesFor } from '../../../src/games/dokuborn/making/choices';
import { SKETCH_FAULTS } from '../../../src/games/dokuborn/making/faults';
import { type FillJob, fillRest, MAX_LOOKS } from '../../../src/games/dokuborn/making/fill';
import { judge } from '../../../src/games/dokuborn/making/judge';
import {
  blank,
  formatSketch,
  nextOpen,
  parseSketch,
  type Sketch,
  sketchOf,
  withLine,
  withSize,
} from '../../../src/games/dokuborn/making/sketch';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { codeOfIds, loadPuzzleFromCode } from '../../../src/games/dokuborn/rules/codes';
import { indexPool, type PairTable } from '../../../src/games/dokuborn/rules/pool';
import { createRules } from '../../../src/games/dokuborn/rules/rules';
import { type Card, LEVELS, type Level, SIZES } from '../../../src/games/dokuborn/rules/types';
import { mangled, NASTY_TEXTS } from '../../contract/nastyTexts';
import { count, series } from '../../counts';
import {
  type Answers,
  answersIn,
  canBeFilled,
  cellsInLine,
  linesThrough,
  meets,
  starsOf,
} from './makingOracle';
import { SHIPPED_IDS } from './shippedIds';
import { listOf, tightCards } from './tiny';

const pool = indexPool(embeddedCards);
const GRIDS = count(150, 2_000);
const FILLED = count(40, 400);

const byId = new Map(
  SHIPPED_IDS.map((line) => [line.split(' ')[0] ?? '', embeddedCards.cards.filter(meets(line))] as const),
);
const cardsOf = (id: string): readonly Card[] => byId.get(id) ?? [];
const ids = [...byId.keys()];
/** Few cards meet these, so that cells run out of different ones. */
const rare = ids.filter((id) => cardsOf(id).length < 60);

type Way = 'any' | 'rare' | 'tight';
const WAYS: readonly Way[] = ['any', 'rare', 'tight'];

/** Some lines chosen, some not, whatever that makes; tight: of rare ones, but no cell is empty. */
function halfChosen(rng: Rng, way = pick(WAYS, rng)): Sketch {
  const size = pick(SIZES, rng);
  let sketch = withSize(blank, size);
  for (const line of sketch.lines.keys()) {
    if (rng.below(way === 'tight' ? 8 : 4) === 0) continue;
    for (let tries = 0; tries < 200; tries++) {
      const id = pick(way === 'any' ? ids : rare, rng);
      const next = withLine(sketch, line, id);
      const isEmpty = way === 'tight' && sizes(answersIn(next, cardsOf)).includes(0);
      if (sketch.lines.includes(id) || isEmpty) continue;
      sketch = next;
      break;
    }
  }
  return sketch;
}

/** One that can be a puzzle yet. */
function sound(rng: Rng): Sketch {
  for (;;) {
    const sketch = halfChosen(rng, 'any');
    if (canBeFilled(answersIn(sketch, cardsOf))) return sketch;
  }
}

const sizes = (answers: Answers) => answers.map((cards) => cards?.size ?? null);

describe(`a half-chosen grid (${GRIDS} of them, seed half${series})`, () => {
  const grids = Array.from({ length: GRIDS }, (_, n) => halfChosen(rngFor(`half${series}`, 'grid', n)));

  it('counts the answers of each cell, and its stars, and says whether different cards fill it', () => {
    const seen = { none: 0, few: 0, good: 0 };
    for (const sketch of grids) {
      const answers = answersIn(sketch, cardsOf);
      const { counts, trouble, stars, isProven } = judge(pool, sketch);
      const about = formatSketch(sketch);
      expect(counts, about).toEqual(sizes(answers));
      expect(trouble === null, about).toBe(canBeFilled(answers));
      expect(isProven, about).toBe(trouble === null && !sketch.lines.includes(null));
      if (trouble === null) expect(stars?.level ?? null, about).toBe(starsOf(answers));
      if (trouble?.kind === 'none') expect(answers[trouble.cell]?.size, about).toBe(0);
      if (trouble?.kind === 'few') expectShortage(answers, trouble);
      seen[trouble?.kind ?? 'good']++;
    }
    expect(seen.good).toBeGreaterThan(GRIDS / 10);
    expect(seen.none).toBeGreaterThan(GRIDS / 10);
    expect(seen.few).toBeGreaterThan(0);
  });

  it('refuses exactly the conditions that stand elsewhere or leave no different cards, and says why', () => {
    const seen = { standing: 0, none: 0, few: 0, good: 0 };
    for (const [n, sketch] of grids.entries()) {
      const line = rngFor(`half${series}`, 'line', n).below(sketch.lines.length);
      for (const choice of choicesFor(pool, sketch, line)) {
        expectRight(sketch, line, choice);
        seen[choice.refusal?.kind ?? 'good']++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

function expectShortage(
  answers: Answers,
  { cells, answers: there }: { readonly cells: readonly number[]; readonly answers: number },
): void {
  const cards = new Set(cells.flatMap((cell) => [...(answers[cell] ?? [])]));
  expect(cards.size).toBe(there);
  expect(cells.length).toBe(there + 1);
}

function expectRight(sketch: Sketch, line: number, { condition, cards, counts, refusal }: Choice): void {
  const about = `${formatSketch(sketch)} line ${line} ${condition.id}`;
  expect(cards, about).toBe(cardsOf(condition.id).length);
  const elsewhere = sketch.lines.findIndex((id, at) => id === condition.id && at !== line);
  if (elsewhere >= 0) {
    expect(refusal, about).toEqual({ kind: 'standing', line: elsewhere });
    return;
  }
  const answers = answersIn(withLine(sketch, line, condition.id), cardsOf);
  expect(counts, about).toEqual(cellsInLine(sketch.size, line).map((cell) => sizes(answers)[cell]));
  expect(refusal === null, about).toBe(canBeFilled(answers));
  if (refusal?.kind === 'few') expectShortage(answers, refusal);
  if (refusal?.kind === 'none') {
    const empty = answers.flatMap((found, cell) =>
      found?.size === 0 ? linesThrough(sketch.size, cell) : [],
    );
    expect(empty, about).toContain(refusal.line);
  }
}

const table = ({ bits, pairCounts, crossable }: PairTable): PairTable => ({ bits, pairCounts, crossable });

function jobOf({ size, lines }: Sketch, level: Level, seed: string): FillJob {
  const at = lines.map((id) => (id === null ? null : (pool.conditionAt.get(id) ?? null)));
  return { table: table(pool), size, lines: at, level, seed };
}

describe(`filling the rest (${FILLED} grids at each number of stars, seed fill${series})`, () => {
  it('keeps what is chosen and makes a puzzle of the stars that are wanted, or says why not', () => {
    const seen: Record<string, number> = {};
    for (const level of LEVELS) {
      for (let n = 0; n < FILLED; n++) {
        const sketch = sound(rngFor(`fill${series}`, `grid ${level}`, n));
        const filled = fillRest(jobOf(sketch, level, `seed ${n}`));
        const about = `${formatSketch(sketch)} ${level} stars, seed ${n}`;
        const kind = filled.ok ? 'made' : filled.fault.code;
        seen[kind] = (seen[kind] ?? 0) + 1;
        if (!filled.ok) {
          if (kind === 'NOTHING_OPEN') expect(sketch.lines, about).not.toContain(null);
          if (kind === 'MORE_STARS_ALREADY')
            expect(starsOf(answersIn(sketch, cardsOf)), about).toBeGreaterThan(level);
          continue;
        }
        const lines = filled.value.map((at) => pool.conditions[at]?.id ?? null);
        for (const [line, id] of sketch.lines.entries()) if (id !== null) expect(lines[line], about).toBe(id);
        expect(new Set(lines).size, about).toBe(2 * sketch.size);
        const answers = answersIn({ ...sketch, lines }, cardsOf);
        expect([canBeFilled(answers), starsOf(answers)], about).toEqual([true, level]);
      }
    }
    expect(seen.made).toBeGreaterThan(FILLED);
    expect(seen.MORE_STARS_ALREADY).toBeGreaterThan(0);
    expect(seen.NOTHING_OPEN).toBeGreaterThan(0);
  });

  it('fills a blank grid of each size with each number of stars', () => {
    for (const size of SIZES)
      for (const level of LEVELS)
        for (let n = 0; n < count(3, 40); n++) {
          const filled = fillRest(jobOf(withSize(blank, size), level, `blank ${n}`));
          expect(filled.ok, `${size}, ${level} stars, seed blank ${n}`).toBe(true);
        }
  });

  it('says that there is no way only where one line is open and no condition does', () => {
    let none = 0;
    for (let n = 0; n < FILLED * 5; n++) {
      const rng = rngFor(`fill${series}`, 'last line', n);
      const whole = sound(rng);
      const open = rng.below(whole.lines.length);
      const sketch = withLine(whole, open, null);
      if (sketch.lines.filter((id) => id === null).length !== 1) continue;
      const level = pick(LEVELS, rng);
      const filled = fillRest(jobOf(sketch, level, 'last'));
      if (filled.ok || filled.fault.code !== 'NO_FILLING') continue;
      none++;
      const ways = ids.filter((id) => !sketch.lines.includes(id)).map((id) => withLine(sketch, open, id));
      const good = ways.filter((way) => {
        const answers = answersIn(way, cardsOf);
        return canBeFilled(answers) && starsOf(answers) === level && !dullOrSaid(way, answers, open);
      });
      expect(good.map(formatSketch), `${formatSketch(sketch)} ${level} stars`).toEqual([]);
    }
    expect(none).toBeGreaterThan(0);
  });

  it('looks at no more than a counted number of conditions, however hard the grid', () => {
    let looks = 0;
    const crossable = new Proxy(pool.crossable, {
      get: (target, key) => {
        if (typeof key === 'string') looks++;
        return Reflect.get(target, key, target);
      },
    });
    // Only this many cards meet the first: nothing of five stars has it in each cell of a line of two.
    const sketch: Sketch = { size: 4, lines: ['c1', null, null, null, 'o3', null, null, null] };
    const hard = { ...jobOf(sketch, 1, 'hard'), table: { ...table(pool), crossable } };
    const few = new Uint32Array(pool.pairCounts).fill(8);
    few[pool.pairCounts.length - 1] = 3;
    const filled = fillRest({ ...hard, level: 2, table: { ...hard.table, pairCounts: few } });
    expect(filled.ok ? 'made' : filled.fault.code).toBe('NO_FILLING_FOUND');
    // A look asks of four lines at most.
    expect(looks).toBeLessThanOrEqual(4 * MAX_LOOKS);
    expect(looks).toBeGreaterThan(MAX_LOOKS / 100);
  }, 20_000);
});

/** What the generator does not deal either: dull grids, and lines that cross where one says it all or both are alike. */
function dullOrSaid({ size, lines }: Sketch, answers: Answers, line: number): boolean {
  if (answers.every((cards) => (cards?.size ?? 0) > 100)) return true;
  const names = answers.map((cards) => [...(cards ?? [])].map(({ id }) => id).join());
  if (new Set(names).size < names.length) return true;
  return cellsInLine(size, line).some((cell) => {
    const [one = '', other = ''] = linesThrough(size, cell).map((at) => lines[at] ?? '');
    const both = answers[cell]?.size;
    const saysItAll = both === cardsOf(one).length || both === cardsOf(other).length;
    return saysItAll || (one[0] === other[0] && 'opswlre'.includes(one[0] ?? '-'));
  });
}

describe('a grid on its way, as text', () => {
  it(`is read as it was written (${GRIDS} of them, seed text${series})`, () => {
    for (let n = 0; n < GRIDS; n++) {
      const sketch = halfChosen(rngFor(`text${series}`, 'grid', n));
      expect(must(parseSketch(formatSketch(sketch)))).toEqual(sketch);
    }
  });

  it('becomes the code of the seed once it is proven, which opens the very same grid', () => {
    const rules = createRules(embeddedCards);
    let proven = 0;
    for (let n = 0; proven < FILLED; n++) {
      const sketch = sound(rngFor(`text${series}`, 'code', n));
      if (sketch.lines.includes(null)) continue;
      proven++;
      const code = codeOfIds(sketch.lines.map(String));
      expect(code).toMatch(new RegExp(`^${sketch.size}:[A-Za-z0-9+/]+={0,2}$`));
      expect(Buffer.from(code.slice(2), 'base64').toString()).toBe(sketch.lines.join(','));
      expect(sketchOf(must(loadPuzzleFromCode(pool, code)))).toEqual(sketch);
      const opened = rules.code?.parse(code);
      expect(opened?.ok && opened.value.config.level).toBe(starsOf(answersIn(sketch, cardsOf)));
    }
  });

  const HOSTILE = count(3_000, 100_000);
  it(`is never thrown off by ${HOSTILE} hostile texts (seed hostile${series})`, () => {
    const rng = rngFor(`hostile${series}`, 'texts');
    const good = ['4:f4,-,k2,c1,-,o3,-,e12', '3:bDEsbDEx', 'Mickey Mouse & Friends'];
    const texts = [...NASTY_TEXTS, ...good.flatMap((text) => [...mangled(text, rng, HOSTILE / good.length)])];
    for (const text of texts) {
      const sketch = parseSketch(text);
      if (sketch.ok) expect(formatSketch(sketch.value)).toBe(text);
      else expect(sketchFault(sketch.fault)).toMatch(/\.$/);
      const code = loadPuzzleFromCode(pool, text);
      if (!code.ok) expect(sketchFault(code.fault), describeFault(code.fault)).toMatch(/\.$/);
      expect(findConditions(text).conditions.length).toBeLessThanOrEqual(ids.length);
    }
  }, 400_000);

  it.each([
    ['nothing', ''],
    ['another size', '5:-,-,-,-,-,-,-,-,-,-'],
    ['too few lines', '3:-,-,-,-'],
    ['too many', '2:-,-,-,-,-'],
    ['a condition twice', '2:c1,c1,-,-'],
    ['one that there is not', '2:z9,-,-,-'],
    ['something behind', '2:-,-,-,-\n'],
  ])('is refused where it has %s', (_what, text) => expect(parseSketch(text).ok).toBe(false));
});

describe('rows and columns', () => {
  it('are chosen for in turn, and what is open comes before what is not', () => {
    const lines = (text: string): Sketch => ({
      size: 3,
      lines: text.split('').map((c) => (c === '-' ? null : c)),
    });
    expect(nextOpen(lines('x-----'), 0)).toBe(3);
    expect(nextOpen(lines('x--x--'), 3)).toBe(1);
    expect(nextOpen(lines('-xxxxx'), 5)).toBe(0);
    expect(nextOpen(lines('xxxxxx'), 2)).toBe(2);
  });

  it('keep what was chosen as long as there is room', () => {
    const sketch: Sketch = { size: 3, lines: ['c1', null, 'c2', null, null, 'o1'] };
    expect(withSize(sketch, 2).lines).toEqual(['c1', 'c2', 'o1', null]);
    expect(withSize(sketch, 4).lines).toEqual(['c1', null, 'c2', null, null, null, 'o1', null]);
  });
});

describe('what is said', () => {
  it('has a sentence for every refusal', () => {
    for (const code of SKETCH_FAULTS)
      expect(sketchFault({ code, params: { level: 1, wanted: 2 } }), code).toMatch(/^[A-Z].*\.$/);
  });

  it('names the cell, the line or the cards that are amiss', () => {
    const sketch: Sketch = { size: 2, lines: ['o1', 'c1', 'o2', 'c2'] };
    expect(proofInWords(sketch, judge(pool, sketch))).toBe(
      'No puzzle yet: no card is both Cost 1 and Cost 2 (row 1, column 1).',
    );
    expect(refusalOfChoice(sketch, { kind: 'none', line: 2 })).toBe('No card is this and Cost 2.');
    expect(refusalOfChoice(sketch, { kind: 'standing', line: 3 })).toBe('Chosen already, for column 2.');
    const tight: Sketch = { size: 2, lines: ['c1', 'c4', 'o3', 'o5'] };
    const few = judge(indexPool(listOf(tightCards.cards.slice(1, 4))), tight);
    expect(proofInWords(tight, few)).toBe(
      'No puzzle yet: only 1 card fits these 2 cells: Amethyst and Cost 3 (row 1, column 1); Ruby and Cost 3 (row 2, column 1).',
    );
  });

  it('tells of a grid that is proven but dull', () => {
    const said = (sketch: Sketch) => {
      const { remark, isProven } = judge(pool, sketch);
      expect(isProven).toBe(true);
      return remark && remarkInWords(sketch, remark);
    };
    expect(said({ size: 2, lines: ['t0', 'p1', 'r1', 'r2'] })).toBe(
      'Every cell has over 100 answers: there is little to find out.',
    );
    expect(said({ size: 2, lines: ['t2', 'c1', 't1', 'o3'] })).toBe(
      'Whatever is Song is Action too: where they cross, one says it all.',
    );
    expect(said({ size: 2, lines: ['f4', 'c1', 'o2', 'o3'] })).toBeNull();
  });
});
