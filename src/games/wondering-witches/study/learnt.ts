/** What each of the fewest potions adds to what is known: which places are certain by it, and which are ruled out. */
import { columnCount, decoyColumn } from '../notebook/notebookMarks';
import { everyRecipe, type Possible, tellingSo } from './recipes';
import type { Columns, WitchPosition } from './types';

export interface Learnt {
  /** Cells of the notebook, as all others here. */
  readonly sure: readonly number[];
  /** Those that do not follow from a circle of the same herb or number. */
  readonly out: readonly number[];
}

/** Every answer to a position is judged by the same. */
const known = new WeakMap<WitchPosition, readonly Learnt[]>();

export function learntBy(position: WitchPosition): readonly Learnt[] {
  const before = known.get(position);
  if (before) return before;
  const found = learn(position);
  known.set(position, found);
  return found;
}

function learn({ config, effectsInPlay, potions, fewest }: WitchPosition): Learnt[] {
  const width = columnCount(config);
  const cells = Array.from({ length: config.ingredients * width }, (_, cell) => cell);
  const settled = new Set<number>();
  let left: readonly Possible[] = everyRecipe(config, effectsInPlay);
  return fewest.map((at) => {
    const potion = potions[at];
    if (potion) left = left.filter(tellingSo(potion));
    const isSo = (cell: number) => (own: { readonly columns: Columns }) =>
      own.columns[Math.floor(cell / width)] === cell % width;
    const sure = cells.filter((cell) => !settled.has(cell) && left.every(isSo(cell)));
    for (const cell of sure) for (const other of besides(cell)) settled.add(other);
    const out = cells.filter((cell) => !settled.has(cell) && !left.some(isSo(cell)));
    for (const cell of out) settled.add(cell);
    return { sure, out };
  });

  /** What a circle settles: its herb's other places and, of a number, those of other herbs. */
  function besides(circle: number): number[] {
    const isNumber = circle % width !== decoyColumn(config);
    return cells.filter(
      (cell) =>
        Math.floor(cell / width) === Math.floor(circle / width) ||
        (isNumber && cell % width === circle % width),
    );
  }
}
