/** Cells of a board in the making, for those who do not see them. */
import { isEmptyAt, letterAt, type Sketch } from '../../making/sketch';

interface Told {
  readonly sketch: Sketch;
  /** Two solutions that are shown. */
  readonly shown: readonly [readonly number[], readonly number[]] | null;
  readonly isWrong: boolean;
}

/** `Region A, 5`. A screen reader tells by itself where in the grid it is. */
export function sketchCellInWords({ sketch, shown, isWrong }: Told, cell: number): string {
  const letter = letterAt(sketch, cell).toUpperCase();
  if (letter === '') return 'Not drawn';
  const number = sketch.numbers[cell] ?? 0;
  const wrong = isWrong ? ', contradicts another' : '';
  if (isEmptyAt(sketch, cell)) {
    const said = number === 0 ? 'no number' : `${number} struck out`;
    return `Empty, for region ${letter}, ${said}${wrong}`;
  }
  if (number !== 0) return `Region ${letter}, ${number}${wrong}`;
  return `Region ${letter}, open${shown ? `, ${shownInWords(shown, cell)}` : ''}`;
}

function shownInWords([one, other]: NonNullable<Told['shown']>, cell: number): string {
  return one[cell] === other[cell]
    ? `in both solutions ${one[cell]}`
    : `${one[cell]} in one solution, ${other[cell]} in the other`;
}
