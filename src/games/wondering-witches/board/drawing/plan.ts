/** The plan itself: gardens within their hedges, cauldrons, what stands in the cells, and walls over all. */

import { ingredientName } from '../../recipe/ingredients';
import type { SpecialName } from '../rules/specials';
import type { Board } from '../rules/types';
import { herb } from './herbNodes';
import { hedgeOf, type Inks } from './inks';
import { capital, letters } from './letters';
import { BADGE_RADIUS, badge } from './marks';
import { outlinePath } from './outline';
import { areaName, type Border, CELL_UNITS, type PictureCell, type SidePicture } from './picture';
import { pot, type Rectangle } from './pot';
import { type SvgNode, svg } from './svgNode';

const HEDGE_INSET = 7;
const HEDGE_RADIUS = 9;
const WALL = 6.5;
/** How far the lines between cells keep from a hedge, and from a cauldron's rim. */
const CLEARANCE = 14;
const POT_TOP = 34;
/** In letters: a longer one at full size would run over the hedge. */
const LONG_NAME = 10;

interface DrawnArea {
  readonly name: string;
  readonly kind: PictureCell['kind'];
  readonly player: number;
  /** In reading order. */
  readonly cells: readonly PictureCell[];
}

export function planOf(board: Board, picture: SidePicture, inks: Inks): SvgNode[] {
  const areas = areasOf(board, picture);
  return [
    svg('rect', { width: picture.width, height: picture.height, fill: inks.paper }),
    ...areas.map((area) => drawArea(area, inks)),
    cellLines(picture, inks),
    ...picture.borders.filter(({ kind }) => kind === 'areas').map((border) => areaBorder(border, inks)),
    ...walls(picture, inks),
    ...areas.map((area) => drawName(area, inks)),
    ...picture.cells.flatMap((cell) => contentsOf(cell, inks)),
  ];
}

function areasOf(board: Board, { cells }: SidePicture): DrawnArea[] {
  return board.areas.flatMap((_, index) => {
    const own = cells.filter(({ area }) => area === index);
    const [first] = own;
    return first
      ? [{ name: areaName(board, index), kind: first.kind, player: first.player, cells: own }]
      : [];
  });
}

function drawArea({ kind, player, cells }: DrawnArea, inks: Inks): SvgNode {
  const { soil = inks.paper, kettle = inks.paper } = inks.players[player] ?? {};
  if (kind === 'cauldron') {
    return pot(boundsOf(cells), inks, { belly: kettle, rim: inks.paper, brew: hedgeOf(inks, player) });
  }
  return svg('path', {
    ...hedgeOf(inks, player),
    d: outlinePath(cells, HEDGE_INSET, HEDGE_RADIUS),
    fill: soil,
  });
}

function boundsOf(cells: readonly PictureCell[]): Rectangle {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  const right = Math.max(...cells.map((cell) => cell.x)) + CELL_UNITS;
  const low = Math.max(...cells.map((cell) => cell.y)) + CELL_UNITS;
  return { x, y, width: right - x, height: low - y };
}

/** Between cells of the same area only, and short of its hedge. */
function cellLines({ cells }: SidePicture, inks: Inks): SvgNode {
  const areas = new Map(cells.map(({ x, y, area }) => [`${x},${y}`, area]));
  const isOneArea = (places: readonly (readonly [number, number])[]) => {
    const [first, ...others] = places.map(([x, y]) => areas.get(`${x},${y}`) ?? null);
    return first !== null && others.every((area) => area === first);
  };
  const line = (x: number, y: number, dx: number, dy: number, isPot: boolean): string => {
    // Across from the line, then along it: `d` is where it leads, the other way is what it parts.
    const pair = (along: number): [number, number][] => [
      [x + dx * along, y + dy * along],
      [x + dx * along + (dy === 0 ? 0 : CELL_UNITS), y + dy * along + (dx === 0 ? 0 : CELL_UNITS)],
    ];
    if (!isOneArea(pair(0))) return '';
    const first = isOneArea([...pair(-1), ...pair(0)]) ? 0 : dy !== 0 && isPot ? POT_TOP : CLEARANCE;
    const last = CELL_UNITS - (isOneArea([...pair(0), ...pair(1)]) ? 0 : CLEARANCE);
    const start = dy === 0 ? [x, y + CELL_UNITS] : [x + CELL_UNITS, y];
    const at = (along: number) =>
      `${(start[0] ?? 0) + Math.sign(dx) * along} ${(start[1] ?? 0) + Math.sign(dy) * along}`;
    return `M${at(first)}L${at(last)}`;
  };
  const d = cells.map(({ x, y, kind }) => {
    const isPot = kind === 'cauldron';
    return line(x, y, 0, CELL_UNITS, isPot) + line(x, y, CELL_UNITS, 0, isPot);
  });
  return svg('path', {
    d: d.join(''),
    fill: 'none',
    stroke: inks.faint,
    'stroke-width': 1.2,
    'stroke-dasharray': '0 4',
    'stroke-linecap': 'round',
  });
}

function areaBorder({ x1, y1, x2, y2 }: Border, inks: Inks): SvgNode {
  return svg('line', { x1, y1, x2, y2, stroke: inks.ink, 'stroke-width': 2.8, 'stroke-linecap': 'round' });
}

/** Double lines, of the sheet and between players: a thick one with a thin one of paper along its middle. */
function walls({ borders, width, height }: SidePicture, inks: Inks): SvgNode[] {
  const between = borders
    .filter(({ kind }) => kind === 'players')
    .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`);
  const d = `M0 0H${width}V${height}H0Z${between.join('')}`;
  const line = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'square' };
  return [
    svg('path', { ...line, stroke: inks.ink, 'stroke-width': WALL }),
    svg('path', { ...line, stroke: inks.paper, 'stroke-width': 1.8 }),
  ];
}

function drawName({ name, kind, cells }: DrawnArea, inks: Inks): SvgNode {
  const shown = capital(name);
  if (kind === 'cauldron') {
    const { x, y, width } = boundsOf(cells);
    return letters(x + width / 2, y + 17, shown, {
      face: 'title',
      size: 9.5,
      italic: true,
      anchor: 'middle',
      fill: inks.ink,
    });
  }
  const { x = 0, y = 0 } = cells[0] ?? {};
  return letters(x + 13, y + 21, shown, { face: 'title', size: 10, italic: true, fill: inks.soft });
}

function contentsOf(cell: PictureCell, inks: Inks): SvgNode[] {
  const { ingredient, special, kind } = cell;
  if (kind === 'notes') return notesCell(cell, inks);
  return [
    ...(ingredient === null ? [] : plant(cell, ingredient, inks)),
    ...(special === null ? [] : drawSpecial(cell, special, inks)),
  ];
}

function drawSpecial({ x, y, kind }: PictureCell, special: SpecialName, inks: Inks): SvgNode[] {
  // Clear of a garden's name; of a cauldron's brew and of its bulging side.
  const [right, top] = kind === 'cauldron' ? [78, 44] : [86, 36];
  return [
    badge(x + right - BADGE_RADIUS, y + top, special, inks),
    letters(x + right, y + top + 25, special, { face: 'text', size: 9.5, anchor: 'end', fill: inks.ink }),
  ];
}

/** The herb, its name, and one seed: more are drawn beside it as it grows. */
function plant({ x, y }: PictureCell, ingredient: number, inks: Inks): SvgNode[] {
  const name = ingredientName(ingredient);
  return [
    herb(ingredient, x + 14, y + 26, 46, inks),
    svg('path', { d: `M${x + 72} ${y + 62}c-5-3-5-9 0-14c5 5 5 11 0 14Z`, fill: inks.ink }),
    letters(x + 14, y + 86, name, {
      face: 'title',
      size: name.length > LONG_NAME ? 10.5 : 12.5,
      bold: true,
      fill: inks.ink,
    }),
  ];
}

function notesCell({ x, y }: PictureCell, inks: Inks): SvgNode[] {
  const lines = [40, 58, 76].map((down) => `M${x + 14} ${y + down}H${x + CELL_UNITS - 14}`);
  return [
    letters(x + 14, y + 23, 'Notes', { face: 'title', size: 10, italic: true, fill: inks.soft }),
    svg('path', { d: lines.join(''), stroke: inks.faint, 'stroke-width': 0.8, fill: 'none' }),
  ];
}
