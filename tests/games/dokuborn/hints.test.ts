import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { oneSolution, reportCells } from '../../../src/games/dokuborn/rules/finish';
import { findDeadEnd, hintForCell } from '../../../src/games/dokuborn/rules/hints';
import { createRules, type DokubornRules, rules } from '../../../src/games/dokuborn/rules/rules';
import type { State } from '../../../src/games/dokuborn/rules/types';
import { shareText } from '../../../src/games/dokuborn/words/results';
import { deadEndInWords } from '../../../src/games/dokuborn/words/stages';
import { words } from '../../../src/games/dokuborn/words/words';
import { count } from '../../counts';
import { ANN, BEA, CID, DAN, EVE, listOf, TINY_DEAL, tightCards, tinyCards } from './tiny';

const tiny = createRules(tinyCards);
const tight = createRules(tightCards);
const chance = chanceFrom('unused');

function grid(game: DokubornRules, ...placed: (number | null)[]): State {
  const config = { size: 2, level: 3, mode: 'free', pool: game.pool.version } as const;
  return { ...must(game.start(config, TINY_DEAL, 1)), placed };
}

const texts = (game: DokubornRules, state: State, cell: number) =>
  hintForCell(game.pool, state, cell)?.stages.map((stage) => words.stage(stage, state));

function warning(game: DokubornRules, state: State) {
  const dead = findDeadEnd(game.pool, state);
  return dead && { cells: dead.cells, text: deadEndInWords(dead, state) };
}

describe('hints', () => {
  it('say how many fit, then what the conditions do not say of one, then its name', () => {
    const open = grid(tiny, null, null, null, null);
    expect(texts(tiny, open, 0)).toEqual([
      'Row 1, column 1: 2 cards still fit.',
      'One of them is from Frozen and is inkable.',
      'Ann fits.',
    ]);
    expect(texts(tiny, open, 3)).toEqual([
      'Row 2, column 2: only one card still fits.',
      'It is from Frozen and is inkable.',
      'Dan fits.',
    ]);
    expect(hintForCell(tiny.pool, open, 0)?.move).toEqual({ kind: 'place', cell: 0, card: ANN.id });
    expect(hintForCell(tiny.pool, open, 3)?.stages.map(({ cells }) => cells)).toEqual([[3], [3], [3]]);
  });

  it(`say something in their second stage that neither condition says, in ${count(30, 1000)} puzzles (seeds n0…)`, () => {
    const asks: Record<string, RegExp> = {
      c: /\bis (Amber|Amethyst|Emerald|Ruby|Sapphire|Steel)\b/,
      o: /costs \d/,
      p: /inkable/,
      s: /strength/,
      w: /willpower/,
      l: /lore/,
      f: /is from/,
    };
    let told = 0;
    for (let seed = 0; seed < count(30, 1000); seed++) {
      const config = must(rules.parseConfig(`3-a${(seed % 5) + 1}-free-${rules.pool.version}`));
      const first = must(rules.start(config, rules.deal(config, chanceFrom(`n${seed}`), 2), 2));
      for (let cell = 0; cell < 9; cell++) {
        const said = texts(rules, first, cell)?.[1] ?? '';
        const ids = [first.rows[Math.floor(cell / 3)] ?? '', first.columns[cell % 3] ?? ''];
        expect(said).toMatch(/^(It|One of them) .+ and .+\.$/);
        for (const id of ids) if (id !== 'c7') expect(said).not.toMatch(asks[id[0] ?? ''] ?? /\bundefined\b/);
        told++;
      }
    }
    expect(told).toBe(9 * count(30, 1000));
  });

  it('do not count cards already used, and leave the cards that other cells need', () => {
    expect(texts(tiny, grid(tiny, EVE.id, null, null, null), 2)?.[2]).toBe('Cid fits.');
    expect(texts(tight, grid(tight, null, null, null, null), 0)?.[2]).toBe('Ann fits.');
    const eveFirst = createRules({ ...tightCards, cards: [EVE, ANN, BEA, DAN] });
    expect(texts(eveFirst, grid(eveFirst, null, null, null, null), 0)).toEqual([
      'Row 1, column 1: 2 cards still fit.',
      'One of them is from Frozen and is inkable.',
      'Ann fits.',
    ]);
  });

  it('begin with the cell that has the fewest answers left', () => {
    expect(tiny.hint(grid(tiny, null, null, null, null))?.move).toMatchObject({ cell: 1 });
    expect(tiny.hint(grid(tiny, EVE.id, BEA.id, null, DAN.id))?.move).toMatchObject({ cell: 2 });
  });

  it('take the card off that another cell needs', () => {
    const dead = grid(tight, EVE.id, BEA.id, null, null);
    expect(texts(tight, dead, 3)).toEqual([
      'The cards placed leave no answer for row 2, column 1.',
      'A card that they need is held in row 1, column 1.',
      'Take Eve off again.',
    ]);
    expect(tight.hint(dead)?.move).toEqual({ kind: 'take', cell: 0 });
    expect(tight.hint(dead)?.stages.map(({ cells }) => cells)).toEqual([[2], [2, 0], [0]]);
  });

  it.each([
    ['c1-c4_p1-o3', [ANN.id, null, null, EVE.id], 0],
    ['c4-c1_o3-p1', [EVE.id, null, null, ANN.id], 3],
  ] as const)('of two cards in the way take off the one that can be replaced: %s', (deal, placed, cell) => {
    // The cell of Ruby and cost 3 has Eve alone, so that it is Ann who must give way to the cell that is stuck.
    const state = must(tight.start({ size: 2, level: 3, mode: 'free', pool: 'x' }, deal, 1));
    expect(tight.hint({ ...state, placed })?.move).toEqual({ kind: 'take', cell });
  });

  it('are silent about filled cells, cells outside and finished grids', () => {
    const full = grid(tiny, 1, 2, 3, 4);
    expect([hintForCell(tiny.pool, full, 0), tiny.hint(full)]).toEqual([null, null]);
    const open = grid(tiny, ANN.id, null, null, null);
    expect([0, -1, 4, 99].map((cell) => hintForCell(tiny.pool, open, cell))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(tiny.hint({ ...open, gaveUp: true })).toBeNull();
  });
});

describe('dead ends', () => {
  it('are found when one cell has no card left', () => {
    expect(findDeadEnd(tight.pool, grid(tight, ANN.id, null, null, null))).toBeNull();
    expect(warning(tight, grid(tight, EVE.id, null, null, null))).toEqual({
      cells: [2],
      text: 'The cards placed leave no answer for row 2, column 1.',
    });
    expect(findDeadEnd(tight.pool, grid(tight, 1, 2, EVE.id, 4))).toBeNull();
  });

  it('are found when two cells are left with one card between them', () => {
    const config = { size: 2, level: 3, mode: 'free', pool: 'x' } as const;
    const first = must(tiny.start(config, 'c1-c4_o3-p1', 1));
    expect(findDeadEnd(tiny.pool, { ...first, placed: [null, BEA.id, null, CID.id] })).toBeNull();
    expect(warning(tiny, { ...first, placed: [null, ANN.id, null, CID.id] })).toEqual({
      cells: [0, 2],
      text: 'The cards placed leave only 1 card for these 2 cells: row 1, column 1; row 2, column 1.',
    });
  });

  it(`agree with searching every completion of ${count(60, 2000)} small grids (seed dead)`, () => {
    const rng = rngFor('dead', 'grids');
    const { cards } = rules.pool;
    let dead = 0;
    for (let round = 0; round < count(60, 2000); round++) {
      const pool = listOf(Array.from({ length: 40 }, () => cards[rng.below(cards.length)]!).filter(unique));
      const game = createRules(pool);
      const started = game.start({ size: 2, level: 3, mode: 'free', pool: 'x' }, pickDeal(rng), 1);
      if (!started.ok) continue;
      let state = started.value;
      for (let step = 0; step < 3; step++) {
        const move = sampleMove(game, state, rng);
        if (!move) break;
        state = must(game.apply(state, move, chance)).state;
        const truth = canFinish(game, state);
        expect(findDeadEnd(game.pool, state) === null, JSON.stringify(state)).toBe(truth);
        if (!truth) dead++;
      }
    }
    expect(dead).toBeGreaterThan(0);
  });
});

const DEALS = ['c1-c4_p1-t0', 'p1-t0_c1-o2', 'l1-l2_u1-p1', 'u4-u5_p1-o3', 'c7-p0_t0-u1', 'o2-o3_u2-u5'];
const pickDeal = (rng: { below(n: number): number }) => DEALS[rng.below(DEALS.length)]!;
const unique = <T>(item: T, at: number, all: readonly T[]) => all.indexOf(item) === at;

function canFinish(game: DokubornRules, state: State): boolean {
  if (!state.placed.includes(null)) return true;
  const cell = state.placed.indexOf(null);
  return [...game.moves(state)].some(
    (move) =>
      move.kind === 'place' &&
      move.cell === cell &&
      canFinish(game, must(game.apply(state, move, chance)).state),
  );
}

describe('the finish', () => {
  it('lists every answer of every cell, and the player’s own', () => {
    const reports = reportCells(tiny.pool, grid(tiny, EVE.id, BEA.id, null, null));
    expect(reports.map(({ answers }) => answers.map(({ fullName }) => fullName).join(' '))).toEqual([
      'Ann Eve',
      'Bea',
      'Cid Eve',
      'Dan',
    ]);
    expect(reports.map(({ card: own }) => own?.fullName ?? null)).toEqual(['Eve', 'Bea', null, null]);
  });

  it('shows a solution that keeps the cards placed, if it can', () => {
    expect(oneSolution(tiny.pool, grid(tiny, EVE.id, null, null, null))).toEqual([5, 2, 3, 4]);
    expect(oneSolution(tight.pool, grid(tight, EVE.id, null, null, null))).toEqual([1, 2, 5, 4]);
  });

  it('shares without naming a card', () => {
    const state: State = { ...grid(tiny, EVE.id, BEA.id, null, DAN.id), mode: 'challenge', gaveUp: true };
    const tally = { ...freshTally(null), attempts: 5, aids: { hint: 1 }, elapsedMs: 154_900 };
    const text = shareText(
      state,
      tally,
      reportCells(tiny.pool, state),
      'https://example.org/dokuborn/2:YzEs',
    );
    expect(text).toBe(
      [
        'Dokuborn 2×2 ★★★☆☆ Challenge',
        '🟣 Amethyst, 🔴 Ruby × Cost 3, Cost 5',
        '🟩🟩',
        '⬛🟩',
        '3 of 4 cells, 5 guesses, 2:34',
        '1 hint',
        'https://example.org/dokuborn/2:YzEs',
      ].join('\n'),
    );
    for (const { fullName } of tiny.pool.cards) expect(text).not.toContain(fullName);
  });
});
