/** What a row or column could ask for: every condition, with the answers it leaves, or why it cannot stand there. */
import { countOf, type Pool } from '../rules/pool';
import type { Condition } from '../rules/types';
import { pairsIn, type Trouble, troubleIn } from './judge';
import { cellsOf, linesAt, type Sketch, withLine } from './sketch';

export type Refusal =
  /** It stands in this line already. */
  | { readonly kind: 'standing'; readonly line: number }
  /** No card meets it and the condition of this line. */
  | { readonly kind: 'none'; readonly line: number }
  | Extract<Trouble, { readonly kind: 'few' }>;

export interface Choice {
  readonly condition: Condition;
  /** How many cards meet it, whatever crosses it. */
  readonly cards: number;
  /** By cell of the line; null where what crosses it is open. */
  readonly counts: readonly (number | null)[];
  readonly refusal: Refusal | null;
}

export function choicesFor(pool: Pool, sketch: Sketch, line: number): readonly Choice[] {
  const cells = cellsOf(sketch.size, line);
  return pool.conditions.map((condition, at) => {
    // What stands elsewhere would stand twice here.
    const pairs = pairsIn(pool, withLine(sketch, line, condition.id));
    const count = (cell: number) => {
      const pair = pairs[cell] ?? null;
      return pair === null ? null : countOf(pool, pair);
    };
    return {
      condition,
      cards: countOf(pool, at * pool.conditions.length + at),
      counts: cells.map(count),
      refusal: refusalOf(pool, sketch, line, condition.id, pairs),
    };
  });
}

function refusalOf(
  pool: Pool,
  { size, lines }: Sketch,
  line: number,
  id: string,
  pairs: readonly (number | null)[],
): Refusal | null {
  const standing = lines.findIndex((own, at) => own === id && at !== line);
  if (standing >= 0) return { kind: 'standing', line: standing };
  const trouble = troubleIn(pool, pairs);
  if (trouble?.kind !== 'none') return trouble;
  // Elsewhere there may have been such a cell before: whoever chooses wants to know of this line first.
  const own = cellsOf(size, line).find((cell) => {
    const pair = pairs[cell] ?? null;
    return pair !== null && countOf(pool, pair) === 0;
  });
  const [row, column] = linesAt(size, own ?? trouble.cell);
  return { kind: 'none', line: row === line ? column : row };
}
