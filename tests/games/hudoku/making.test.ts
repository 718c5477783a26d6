/** What a maker says of drawn boards and half-filled grids, against a brute force that shares nothing with it. */
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { parseCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { prove } from '../../../src/games/hudoku/making/proof';
import { codeOfSketch, ownTemplateId } from '../../../src/games/hudoku/making/sharing';
import { puzzleOf, type Sketch, templateOfSketch } from '../../../src/games/hudoku/making/sketch';
import { formatSketch, parseSketch } from '../../../src/games/hudoku/making/sketchText';
import { doMakerJob, fillIn, makeUnique, thinOut } from '../../../src/games/hudoku/making/work';
import { readTemplate } from '../../../src/games/hudoku/rules/layout';
import { drawingOf, readOwnTemplate } from '../../../src/games/hudoku/rules/ownTemplates';
import { playRules } from '../../../src/games/hudoku/rules/playRules';
import { LEVELS } from '../../../src/games/hudoku/rules/types';
import { count, series } from '../../counts';
import { blank, type Drawn, drawByChance, fillings, halfFilled } from './drawnBoards';
import type { Given } from './oracle';

const BOARDS = count(60, 500);
const GRIDS = count(250, 2_000);
const WORKED = count(40, 300);

function sketchOf({ rows, columns, tokens }: Drawn, given?: Given): Sketch {
  const numbers = tokens.map((_, cell) => (given ? given.digits[cell] || given.says[cell] || 0 : 0));
  return { rows, columns, cells: tokens, numbers };
}

function drawn(purpose: string, n: number, most = 8): Drawn {
  return drawByChance(rngFor(`hand${series}`, purpose, n), most);
}

/** One that numbers fill, with a filling. */
function filled(purpose: string, n: number, most = 8): { board: Drawn; solution: readonly number[] } {
  for (let more = 0; ; more++) {
    const board = drawn(purpose, n * 1_000 + more, most);
    const [solution] = fillings(blank(board), 1) ?? [];
    if (solution) return { board, solution };
  }
}

/** Counted by the rules as they are told: none where a clue is no clue. */
function judged({ rows, columns, tokens }: Drawn, given: Given): 'wrong' | 'hard' | number {
  const lineOf = (cell: number) => [Math.floor(cell / columns), cell % columns];
  const alike = (one: number, other: number) =>
    lineOf(one)[0] === lineOf(other)[0] || lineOf(one)[1] === lineOf(other)[1];
  const sizeOf = (letter: string) => tokens.filter((token) => token === letter).length;
  expect(rows * columns).toBe(tokens.length);
  for (const [cell, token] of tokens.entries()) {
    const digit = given.digits[cell] || given.says[cell] || 0;
    if (digit === 0) continue;
    if (digit > sizeOf(token.replace('-', ''))) return 'wrong';
    for (const [other, at] of tokens.entries()) {
      const same = (given.digits[other] || given.says[other]) === digit && other !== cell;
      if (!same) continue;
      const isSaid = [token, at].map((one) => one.startsWith('-'));
      if (!isSaid[0] && !isSaid[1] && (token === at || alike(cell, other))) return 'wrong';
      if (isSaid[0] !== isSaid[1] && (token.replace('-', '') === at.replace('-', '') || alike(cell, other)))
        return 'wrong';
      if (isSaid[0] && isSaid[1] && token === at) return 'wrong';
    }
  }
  return fillings(given, 2)?.length ?? 'hard';
}

describe('the proof', () => {
  it(`agrees with a brute force on ${BOARDS} boards drawn by chance (seed hand${series})`, () => {
    const seen = { impossible: 0, possible: 0, hard: 0 };
    for (let n = 0; n < BOARDS; n++) {
      const board = drawn('board', n);
      const { kind } = prove(sketchOf(board));
      const solutions = fillings(blank(board), 2)?.length;
      if (solutions === undefined) {
        seen.hard++;
        continue;
      }
      expect(kind, board.tokens.join(' ')).toBe(['impossible', 'one', 'many'][solutions]);
      seen[solutions === 0 ? 'impossible' : 'possible']++;
    }
    expect(Math.min(seen.impossible, seen.possible)).toBeGreaterThan(BOARDS / 20);
    expect(seen.hard).toBeLessThan(BOARDS / 5);
  });

  it(`agrees with a brute force on ${GRIDS} half-filled grids, and shows two that differ where there are more (seed hand${series})`, () => {
    const kinds: Record<string, number> = {};
    for (let n = 0; n < GRIDS; n++) {
      const { board, solution } = filled('grid', n);
      const given = halfFilled(board, solution, rngFor(`hand${series}`, 'half', n));
      const proof = prove(sketchOf(board, given));
      kinds[proof.kind] = (kinds[proof.kind] ?? 0) + 1;
      const wanted = judged(board, given);
      if (wanted === 'hard') continue;
      const name = formatSketch(sketchOf(board, given));
      expect(proof.kind, name).toBe(wanted === 'wrong' ? 'unready' : ['none', 'one', 'many'][wanted]);
      if (proof.kind === 'one') expect(fillings(given, 1), name).toEqual([proof.solution]);
      if (proof.kind !== 'many') continue;
      const [one, other] = proof.solutions;
      expect(one).not.toEqual(other);
      for (const found of [one, other])
        expect(fillings({ ...given, digits: [...found] }, 1), name).toEqual([found]);
    }
    for (const kind of ['none', 'one', 'many', 'unready'])
      expect(kinds[kind] ?? 0, `${kind} of ${JSON.stringify(kinds)}`).toBeGreaterThan(3);
  });
});

describe('what is worked out on request', () => {
  it(`ends with one solution every time, of ${WORKED} (seed hand${series})`, () => {
    let made = 0;
    let thinner = 0;
    for (let n = 0; n < WORKED; n++) {
      const { board, solution } = filled('work', n);
      const given = halfFilled(board, solution, rngFor(`hand${series}`, 'work half', n));
      const sketch = sketchOf(board, given);
      const unique = makeUnique(sketch, `s${n}`);
      const before = judged(board, given);
      if (before === 'hard') continue;
      const name = formatSketch(sketch);
      if (before === 2) {
        expect(unique.ok, name).toBe(true);
        made++;
      } else
        expect(unique.ok ? 'made' : unique.fault.code, name).toBe(
          before === 1 ? 'ALREADY_UNIQUE' : 'NO_SOLUTION_TO_KEEP',
        );
      if (!unique.ok) continue;
      const proof = prove(unique.value);
      expect(proof.kind, formatSketch(unique.value)).toBe('one');
      // Nothing that was there has gone but what an empty cell said.
      for (const [cell, number] of sketch.numbers.entries())
        if (number !== 0 && unique.value.numbers[cell] !== number) expect(board.tokens[cell]).toMatch(/^-/);
      if (proof.kind !== 'one' || proof.followed.level === null) continue;
      const thin = thinOut(unique.value, proof.followed.level, `t${n}`);
      const sparse = thin.ok ? thin.value : unique.value;
      if (thin.ok) thinner++;
      const after = prove(sparse);
      expect(after.kind, formatSketch(sparse)).toBe('one');
      if (after.kind === 'one')
        expect(LEVELS.indexOf(after.followed.level!)).toBeLessThanOrEqual(
          LEVELS.indexOf(proof.followed.level),
        );
    }
    expect(made).toBeGreaterThan(WORKED / 4);
    expect(thinner).toBeGreaterThan(0);
  });

  it(`deals a puzzle onto whatever numbers can fill, of the level or below it (seed hand${series})`, () => {
    for (let n = 0; n < count(12, 100); n++) {
      const { board } = filled('fill', n, 7);
      const level = LEVELS[n % 3]!;
      const made = must(fillIn(sketchOf(board), level, `f${n}`));
      const proof = prove(made);
      expect(proof.kind, formatSketch(made)).toBe('one');
      if (proof.kind === 'one')
        expect(LEVELS.indexOf(proof.followed.level!)).toBeLessThanOrEqual(LEVELS.indexOf(level));
    }
  });

  it('refuses what is no sketch', () => {
    expect(doMakerJob({ kind: 'prove', text: '?' }).ok).toBe(false);
  });
});

describe('a drawn board in a code', () => {
  it(`comes back as it was, of ${BOARDS}, and the puzzle opens (seed hand${series})`, () => {
    let opened = 0;
    for (let n = 0; n < BOARDS; n++) {
      const board = drawn('code', n, 12);
      const sketch = sketchOf(board);
      expect(must(parseSketch(formatSketch(sketch)))).toEqual(sketch);
      const template = must(templateOfSketch(sketch));
      const id = ownTemplateId(sketch);
      const back = readOwnTemplate(id);
      if (!back.ok) throw new Error(id);
      expect(back.value.isEmpty).toEqual(template.isEmpty);
      const letters = ({ regions, regionOf }: typeof template) =>
        regionOf.map((region) => regions[region]!.cells[0]);
      expect(letters(back.value)).toEqual(letters(template));
      expect(back.value.regions.map(({ letter }) => letter)).toEqual(
        template.regions.map(({ letter }) => letter),
      );
      if (template.fillable.length > 40 || !readTemplate(drawingOf(sketch, sketch.cells)).ok) continue;
      const filledIn = must(fillIn(sketch, 'gentle', `c${n}`));
      const code = codeOfSketch(filledIn, { level: 'gentle', mode: 'relaxed' });
      const game = must(parseCode(playRules, code ?? ''));
      const state = must(playRules.start(game.config, game.deal, game.dealVersion));
      expect(state.revealed).toEqual(puzzleOf(template, filledIn).revealed);
      expect(playRules.recordsCode?.(game.config)).toBe('own-gentle-relaxed');
      opened++;
    }
    expect(opened).toBeGreaterThan(3);
  });
});
