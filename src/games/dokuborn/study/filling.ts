/** Puzzles by the game's own generator, filled so that some cards stand where they are wanted. */
import { type Rng, shuffled } from '../../../core/chance';
import { answersAt } from '../rules/cells';
import { findPuzzle } from '../rules/generate';
import { matchCells } from '../rules/matching';
import type { Pool } from '../rules/pool';
import type { State } from '../rules/types';
import { gridOf } from './cards';
import type { DokubornLesson } from './lessons';

/** Of conditions that a glance at a card answers; null where the generator found none. */
export function emptyGrid(pool: Pool, { size, stars }: DokubornLesson, rng: Rng): State | null {
  const level = stars[rng.below(stars.length)] ?? 3;
  const found = findPuzzle(pool, { size, level, starsBy: 'answers', conditions: 'plain' }, rng);
  if (!found.ok) return null;
  const { rows, columns } = found.value;
  const ids = (of: typeof rows) => of.map(({ id }) => id);
  return gridOf({
    size,
    rows: ids(rows),
    columns: ids(columns),
    placed: Array<null>(size * size).fill(null),
  });
}

export function answerIds(pool: Pool, grid: State): readonly (readonly number[])[] {
  return grid.placed.map((_, cell) => answersAt(pool, grid, cell).map(({ id }) => id));
}

interface Wanted {
  /** By cell. */
  readonly answers: readonly (readonly number[])[];
  readonly empty: readonly number[];
  /** These stand somewhere. */
  readonly held: readonly number[];
  /** These stand nowhere. */
  readonly barred: readonly number[];
}

/** The cards by cell; null where the first try found no places for them. */
export function filled({ answers, empty, held, barred }: Wanted, rng: Rng): (number | null)[] | null {
  const cells = [...answers.keys()].filter((cell) => !empty.includes(cell));
  const homes = matchCells(
    held.map((card) =>
      shuffled(
        cells.filter((cell) => answers[cell]?.includes(card)),
        rng,
      ),
    ),
  );
  if (!homes.complete) return null;
  const others = cells.filter((cell) => !homes.cards.includes(cell));
  const spoken = new Set([...held, ...barred]);
  const rest = matchCells(
    others.map((cell) =>
      shuffled(
        (answers[cell] ?? []).filter((card) => !spoken.has(card)),
        rng,
      ),
    ),
  );
  if (!rest.complete) return null;
  const placed = answers.map((): number | null => null);
  for (const [at, cell] of homes.cards.entries()) placed[cell] = held[at] ?? null;
  for (const [at, cell] of others.entries()) placed[cell] = rest.cards[at] ?? null;
  return placed;
}
