/** A board told in words, for those who do not see it: by player, and by area. */
import { columnOf, rowOf } from '../../../../core/grids';
import { inForms } from '../../../../core/inForms';
import { ingredientName } from '../../recipe/ingredients';
import { areaName, drawSide, type PictureCell } from '../drawing/picture';
import { type Board, SIDE, SIDE_CELLS } from '../rules/types';
import { configInWords, sideName } from '../words/configWords';

interface AreaInWords {
  readonly name: string;
  readonly text: string;
}

interface PlayerInWords {
  readonly name: string;
  readonly areas: readonly AreaInWords[];
}

export function sideInWords(board: Board, side: number): PlayerInWords[] {
  const { cells } = drawSide(board, side);
  return Array.from({ length: board.config.players }, (_, player) => ({
    name: board.config.players === 1 ? 'Everything' : `Player ${player + 1}`,
    areas: [...new Set(cells.filter((cell) => cell.player === player).map(({ area }) => area))].flatMap(
      (area) =>
        area === null
          ? []
          : [{ name: areaName(board, area), text: cellsInWords(cells.filter((cell) => cell.area === area)) }],
    ),
  }));
}

export function describeBoard(board: Board, sides: readonly number[]): string {
  const told = sides.map((side) => {
    const name = sideName(board.config, side);
    const players = sideInWords(board, side).map(
      (player) => `${player.name}: ${player.areas.map(({ name, text }) => `${name}, ${text}`).join('; ')}.`,
    );
    const notes = notesInWords(board, side);
    return [...(name ? [`${name}.`] : []), ...players, ...(notes ? [`Cell for notes: ${notes}.`] : [])].join(
      ' ',
    );
  });
  return `${configInWords(board.config)}. ${told.join(' ')}`;
}

/** Where nobody plants; null where there is no such cell. */
export function notesInWords(board: Board, side: number): string | null {
  const notes = drawSide(board, side).cells.find(({ kind }) => kind === 'notes');
  return notes ? cellInWords(notes) : null;
}

function cellInWords({ cell }: PictureCell): string {
  const at = cell % SIDE_CELLS;
  return `row ${rowOf(SIDE, at) + 1}, column ${columnOf(SIDE, at) + 1}`;
}

/** `4 cells: row 1, columns 2 to 4; row 2, column 2. Sage with one seed in row 1, column 3` */
function cellsInWords(cells: readonly PictureCell[]): string {
  const things = cells.flatMap((cell) => {
    const at = cellInWords(cell);
    return [
      ...(cell.ingredient === null ? [] : [`${ingredientName(cell.ingredient)} with one seed in ${at}`]),
      ...(cell.special === null ? [] : [`${cell.special} in ${at}`]),
    ];
  });
  const size = inForms(cells.length, { one: 'one cell', other: '# cells' });
  return [`${size}: ${rowsInWords(cells)}`, ...things].join('. ');
}

function rowsInWords(cells: readonly PictureCell[]): string {
  const rows = Array.from({ length: SIDE.rows }, (_, row) =>
    cells
      .map(({ cell }) => cell % SIDE_CELLS)
      .filter((at) => rowOf(SIDE, at) === row)
      .map((at) => columnOf(SIDE, at) + 1),
  );
  return rows
    .flatMap((columns, row) => (columns.length > 0 ? [`row ${row + 1}, ${columnsInWords(columns)}`] : []))
    .join('; ');
}

function columnsInWords(columns: readonly number[]): string {
  const runs: number[][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run?.at(-1) === column - 1) run.push(column);
    else runs.push([column]);
  }
  const told = runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]} to ${run.at(-1)}`));
  return `${inForms(columns.length, { one: 'column', other: 'columns' })} ${told.join(' and ')}`;
}
