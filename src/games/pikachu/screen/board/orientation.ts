/** From the board of the rules to the board as it lies on this screen, and back. */
import { cellAt, type GridSize } from '../../../../core/grids';
import { type Point, pointOf } from '../../rules/boardIndex';
import { type Lie, shownPoint, shownSize } from '../../words/lie';

export interface Orientation extends GridSize {
  readonly lie: Lie;
  /** From the cell as shown to the cell of the board, and back. */
  readonly toBoard: (shown: number) => number;
  readonly toShown: (cell: number) => number;
  /** The same for matrix points. */
  readonly turned: (point: Point) => Point;
}

export function orient(board: GridSize, lie: Lie): Orientation {
  const size = shownSize(board, lie);
  const turned = (point: Point) => shownPoint(board, lie, point);
  const shownOf = Array.from({ length: board.rows * board.columns }, (_, cell) => {
    const { row, col } = turned(pointOf(board, cell));
    return cellAt(size, row - 1, col - 1);
  });
  const boardOf = new Map(shownOf.map((shown, cell) => [shown, cell]));
  return {
    ...size,
    lie,
    toBoard: (shown) => boardOf.get(shown) ?? -1,
    toShown: (cell) => shownOf[cell] ?? -1,
    turned,
  };
}
