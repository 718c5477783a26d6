import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { isPuzzleSolvable, matchCells } from '../../../src/games/dokuborn/rules/matching';
import { indexPool } from '../../../src/games/dokuborn/rules/pool';
import { count } from '../../counts';
import { plainSolvable } from './plainVersion';
import { listOf } from './tiny';

/** Every way to give each cell a card of its own, tried one after another. */
function canServe(candidates: readonly (readonly number[])[], used: readonly number[] = []): boolean {
  const cell = used.length;
  if (cell === candidates.length) return true;
  return candidates[cell]!.some((card) => !used.includes(card) && canServe(candidates, [...used, card]));
}

describe('matchCells', () => {
  it.each([
    ['one each', [[1], [2], [3]], true],
    ['a chain that must shift', [[1, 2], [1, 3], [1]], true],
    ['two cells, one card', [[1], [1]], false],
    ['an empty cell', [[1], [], [2]], false],
    [
      'three cells, two cards, hidden by a rich one',
      [
        [1, 2],
        [3, 4, 5, 6],
        [1, 2],
        [2, 1],
      ],
      false,
    ],
    ['no cells', [], true],
  ] as const)('%s', (_name, candidates, solvable) => {
    expect(matchCells(candidates).complete).toBe(solvable);
  });

  it(`agrees with trying everything on ${count(3000, 100_000)} random tables (seed match)`, () => {
    const rng = rngFor('match', 'tables');
    let unsolvable = 0;
    for (let table = 0; table < count(3000, 100_000); table++) {
      const cells = 1 + rng.below(6);
      const cards = 1 + rng.below(7);
      const candidates = Array.from({ length: cells }, () =>
        Array.from({ length: cards }, (_, card) => card).filter(() => rng.below(3) === 0),
      );
      const matched = matchCells(candidates);
      expect(matched.complete, JSON.stringify(candidates)).toBe(canServe(candidates));
      if (matched.complete) {
        expect(new Set(matched.cards).size).toBe(cells);
        for (const [cell, card] of matched.cards.entries()) expect(candidates[cell]).toContain(card);
        continue;
      }
      unsolvable++;
      // Hall's theorem: these cells see these cards and no others, and there is one card too few.
      const seen = new Set(matched.shortage.cells.flatMap((cell) => candidates[cell]!));
      expect([...seen].sort()).toEqual([...matched.shortage.cards].sort());
      expect(matched.shortage.cells.length).toBe(matched.shortage.cards.length + 1);
    }
    expect(unsolvable).toBeGreaterThan(100);
  });
});

describe('isPuzzleSolvable', () => {
  it(`agrees with brute force on ${count(400, 20_000)} grids over small pools (seed small)`, () => {
    const rng = rngFor('small', 'pools');
    let solvable = 0;
    let onlyCells = 0;
    for (let round = 0; round < count(400, 20_000); round++) {
      const size = 2 + rng.below(3);
      const cards = Array.from({ length: 4 + rng.below(60) }, () => {
        return embeddedCards.cards[rng.below(embeddedCards.cards.length)]!;
      });
      const unique = [...new Map(cards.map((card) => [card.id, card])).values()];
      const pool = indexPool(listOf(unique));
      // Few and common conditions, so that cells compete for cards instead of being empty.
      const common = allConditions.filter(({ filter }) => unique.filter(filter).length >= unique.length / 5);
      const draw = Array.from({ length: 2 * size }, () => common[rng.below(common.length)]!);
      const rows = draw.slice(0, size);
      const columns = draw.slice(size);
      const truth = plainSolvable(unique, rows, columns);
      expect(isPuzzleSolvable(pool, rows, columns)).toBe(truth);
      const filled = rows.every((row) =>
        columns.every((column) => unique.some((card) => row.filter(card) && column.filter(card))),
      );
      if (truth) solvable++;
      else if (filled) onlyCells++;
    }
    expect(solvable).toBeGreaterThan(10);
    // Boards that a test cell by cell would have let through.
    expect(onlyCells).toBeGreaterThan(10);
  });
});
