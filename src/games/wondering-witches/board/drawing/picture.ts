/** A side of a board as plain shapes: what a screen, a printer or an SVG file draws. Units are cells × 100. */
import { cellAt, columnOf, rowOf } from '../../../../core/grids';
import { ingredientName } from '../../recipe/ingredients';
import { isBadSpecial, SPECIAL_NAMES, type SpecialName } from '../rules/specials';
import { type AreaKind, type Board, SIDE, SIDE_CELLS } from '../rules/types';
import { placeInWords } from '../words/places';
import { SPECIAL_EXPLANATIONS } from '../words/specials';

export const CELL_UNITS = 100;

export interface PictureCell {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly player: number;
  /** Index in the board's areas; null: the cell for notes. */
  readonly area: number | null;
  readonly kind: AreaKind | 'notes';
  /** Which herb stands here at the start. */
  readonly ingredient: number | null;
  readonly special: SpecialName | null;
  /** For a screen reader: `row 2, column 5: garden 3, Parsley with one seed`. */
  readonly words: string;
}

/** edge: of the sheet; players and areas: a different one on either side. */
type BorderKind = 'edge' | 'players' | 'areas';

export interface Border {
  readonly kind: BorderKind;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface LegendEntry {
  readonly special: SpecialName;
  readonly isBad: boolean;
  readonly text: string;
}

export interface SidePicture {
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PictureCell[];
  readonly borders: readonly Border[];
  /** Only the kinds that are on this side. */
  readonly legend: readonly LegendEntry[];
}

export function drawSide(board: Board, side: number): SidePicture {
  const cells = Array.from({ length: SIDE_CELLS }, (_, at) => drawCell(board, side * SIDE_CELLS + at));
  return {
    side,
    width: SIDE.columns * CELL_UNITS,
    height: SIDE.rows * CELL_UNITS,
    cells,
    borders: drawBorders(cells),
    legend: legendOf(cells.flatMap(({ special }) => special ?? [])),
  };
}

export function legendOf(used: readonly SpecialName[]): LegendEntry[] {
  return SPECIAL_NAMES.filter((name) => used.includes(name)).map((special) => ({
    special,
    isBad: isBadSpecial(special),
    text: SPECIAL_EXPLANATIONS[special],
  }));
}

function drawCell(board: Board, cell: number): PictureCell {
  const at = cell % SIDE_CELLS;
  const found = board.areas.findIndex(({ cells }) => cells.includes(cell));
  const starter = board.starters.find((own) => own.cell === cell);
  const drawn = {
    cell,
    x: columnOf(SIDE, at) * CELL_UNITS,
    y: rowOf(SIDE, at) * CELL_UNITS,
    player: board.owners[cell] ?? 0,
    area: found < 0 ? null : found,
    kind: board.areas[found]?.kind ?? 'notes',
    ingredient: starter?.ingredient ?? null,
    special: board.specials.find((own) => own.cell === cell)?.special ?? null,
  } as const;
  return { ...drawn, words: cellInWords(board, drawn) };
}

function cellInWords(board: Board, drawn: Omit<PictureCell, 'words'>): string {
  const place = placeInWords(drawn.cell);
  const owner = board.config.players > 1 ? `player ${drawn.player + 1}, ` : '';
  const area = drawn.area === null ? 'free for notes' : areaName(board, drawn.area);
  const plant = drawn.ingredient === null ? '' : `, ${ingredientName(drawn.ingredient)} with one seed`;
  const special = drawn.special ? `, ${drawn.special}` : '';
  return `${place}: ${owner}${area}${plant}${special}`;
}

/** Gardens by numbers and cauldrons by letters: `garden 3`, `cauldron B`. */
export function areaName({ areas }: Board, index: number): string {
  const { kind = 'garden', cells = [] } = areas[index] ?? {};
  const first = cells[0] ?? 0;
  // In reading order, whatever order they were laid out in.
  const before = areas.filter((area) => area.kind === kind && (area.cells[0] ?? 0) < first).length;
  return kind === 'garden' ? `garden ${before + 1}` : `cauldron ${CAULDRON_LETTERS[before] ?? before + 1}`;
}

const CAULDRON_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Lines where the neighbour belongs to another area, each on its own. */
function drawBorders(cells: readonly PictureCell[]): Border[] {
  const borders: Border[] = [];
  const look = (own: PictureCell | undefined, other: PictureCell | undefined, line: Omit<Border, 'kind'>) => {
    const kind = borderBetween(own, other);
    if (kind) borders.push({ kind, ...line });
  };
  for (let row = 0; row <= SIDE.rows; row++) {
    for (let column = 0; column <= SIDE.columns; column++) {
      const here = cellIn(cells, row, column);
      const x = column * CELL_UNITS;
      const y = row * CELL_UNITS;
      if (row < SIDE.rows) {
        look(cellIn(cells, row, column - 1), here, { x1: x, y1: y, x2: x, y2: y + CELL_UNITS });
      }
      if (column < SIDE.columns) {
        look(cellIn(cells, row - 1, column), here, { x1: x, y1: y, x2: x + CELL_UNITS, y2: y });
      }
    }
  }
  return borders;
}

function cellIn(cells: readonly PictureCell[], row: number, column: number): PictureCell | undefined {
  const isInside = row >= 0 && column >= 0 && row < SIDE.rows && column < SIDE.columns;
  return isInside ? cells[cellAt(SIDE, row, column)] : undefined;
}

function borderBetween(own: PictureCell | undefined, other: PictureCell | undefined): BorderKind | null {
  if (!own || !other) return 'edge';
  if (own.player !== other.player) return 'players';
  return own.area === other.area ? null : 'areas';
}
