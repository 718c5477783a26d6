/**
 * A side of a board as an SVG file. Attributes only, no styles: the page's content policy forbids inline ones,
 * and a downloaded file must look the same anywhere. Ink on paper, so that it also prints well in grey.
 */
import {
  type Border,
  type BorderKind,
  CELL_UNITS,
  drawSide,
  type LegendEntry,
  type PictureCell,
  type SidePicture,
} from './picture';
import { isBadSpecial, type SpecialName } from './specials';
import type { Board } from './types';

const INK = '#2f2a3b';
const FAINT = '#b9b0a2';
const PAPER = '#fffdf7';
const SOIL: readonly string[] = ['#e6efdc', '#e3e8f4', '#f6e3d7', '#f3ecc9', '#eadff0'];
const KETTLES: readonly string[] = ['#bccfab', '#b3c0de', '#e3b99e', '#dfcf8a', '#cbb3d6'];
const MARGIN = 24;
const LINE = 34;
const HEADING = 54;
/** Dots of the grid would peep out beyond the edge. */
const INSET = 10;
const FONT = 'font-family="Georgia, serif"';

const STROKES: Readonly<Record<BorderKind, string>> = {
  edge: `stroke="${INK}" stroke-width="6"`,
  players: `stroke="${INK}" stroke-width="6"`,
  areas: `stroke="${INK}" stroke-width="3.5"`,
};

/** A letter in a round badge (good) or a square one on its point (bad). */
export const SPECIAL_LETTERS: Readonly<Record<SpecialName, string>> = {
  Efficiency: 'E',
  Versatility: 'V',
  Painter: 'P',
  Guesser: 'G',
  'Low Ceiling': 'L',
  'Fertile Ground': 'F',
  'Hard Ground': 'H',
  'Black Magic': 'B',
};

export function boardSvg(board: Board, side: number, title: string): string {
  const picture = drawSide(board, side);
  const width = picture.width + 2 * MARGIN;
  const height = HEADING + picture.height + MARGIN + LINE * (picture.legend.length + 1);
  const heading = board.config.sides > 1 ? `${title} · ${side === 0 ? 'front' : 'back'}` : title;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(heading)}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<text x="${MARGIN}" y="36" font-size="26" ${FONT} fill="${INK}">${escapeText(heading)}</text>`,
    `<g transform="translate(${MARGIN} ${HEADING})">`,
    ...picture.cells.map(drawGround),
    ...gridLines(picture),
    ...picture.borders.map(drawBorder),
    ...picture.cells.map(drawContents).filter(Boolean),
    ...cauldronSigns(board, picture),
    ...playerNumbers(board, picture),
    '</g>',
    ...picture.legend.map((entry, line) => drawLegend(entry, HEADING + picture.height + LINE * (line + 1.2))),
    '</svg>',
  ].join('\n');
}

function drawGround({ x, y, player, kind }: PictureCell): string {
  const colours = kind === 'cauldron' ? KETTLES : SOIL;
  const fill = kind === 'notes' ? PAPER : (colours[player] ?? PAPER);
  return `<rect x="${x}" y="${y}" width="${CELL_UNITS}" height="${CELL_UNITS}" fill="${fill}"/>`;
}

function gridLines({ width, height }: SidePicture): string[] {
  const stroke = `stroke="${FAINT}" stroke-width="1.2" stroke-dasharray="2 7" stroke-linecap="round"`;
  const lines: string[] = [];
  for (let x = CELL_UNITS; x < width; x += CELL_UNITS) {
    lines.push(`<line x1="${x}" y1="${INSET}" x2="${x}" y2="${height - INSET}" ${stroke}/>`);
  }
  for (let y = CELL_UNITS; y < height; y += CELL_UNITS) {
    lines.push(`<line x1="${INSET}" y1="${y}" x2="${width - INSET}" y2="${y}" ${stroke}/>`);
  }
  return lines;
}

function drawBorder({ kind, x1, y1, x2, y2 }: Border): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${STROKES[kind]} stroke-linecap="round"/>`;
}

function drawContents(cell: PictureCell): string {
  const parts = [
    cell.plant === null ? '' : drawPlant(cell, cell.plant),
    cell.special === null ? '' : drawBadge(cell.x + 80, cell.y + 21, cell.special),
    cell.kind === 'notes' ? drawNotes(cell) : '',
  ];
  return parts.filter(Boolean).join('\n');
}

/** Two leaves, the name, and one seed as a dot that more can be drawn beside. */
function drawPlant({ x, y }: PictureCell, name: string): string {
  const leaf = (turn: number) =>
    `<path d="M0 0 C 4 -14 16 -16 22 -14 C 20 -6 12 2 0 0 Z" transform="translate(${x + 50} ${y + 46}) scale(${turn} 1)" fill="#7f9d63" stroke="${INK}" stroke-width="2"/>`;
  return [
    leaf(1),
    leaf(-1),
    `<line x1="${x + 50}" y1="${y + 44}" x2="${x + 50}" y2="${y + 58}" stroke="${INK}" stroke-width="2.5"/>`,
    `<text x="${x + 50}" y="${y + 74}" font-size="15" text-anchor="middle" ${FONT} fill="${INK}">${escapeText(name)}</text>`,
    `<circle cx="${x + 50}" cy="${y + 86}" r="4.5" fill="${INK}"/>`,
  ].join('');
}

function drawBadge(cx: number, cy: number, special: SpecialName): string {
  const isBad = isBadSpecial(special);
  const frame = isBad
    ? `<rect x="${cx - 12}" y="${cy - 12}" width="24" height="24" transform="rotate(45 ${cx} ${cy})" fill="${INK}"/>`
    : `<circle cx="${cx}" cy="${cy}" r="15" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>`;
  const fill = isBad ? PAPER : INK;
  return `${frame}<text x="${cx}" y="${cy + 6.5}" font-size="19" text-anchor="middle" ${FONT} fill="${fill}">${SPECIAL_LETTERS[special]}</text>`;
}

function drawNotes({ x, y }: PictureCell): string {
  return [34, 54, 74]
    .map(
      (down) =>
        `<line x1="${x + 14}" y1="${y + down}" x2="${x + 86}" y2="${y + down}" stroke="${FAINT}" stroke-width="2"/>`,
    )
    .join('');
}

/** Colours alone would be lost on a grey printer. */
function playerNumbers({ config }: Board, { cells }: SidePicture): string[] {
  if (config.players === 1) return [];
  return Array.from({ length: config.players }, (_, player) => {
    const first = cells.find((cell) => cell.player === player);
    const { x, y } = first ?? { x: 0, y: 0 };
    return `<text x="${x + 9}" y="${y + 24}" font-size="19" ${FONT} font-style="italic" fill="${INK}">${player + 1}</text>`;
  });
}

/** A little pot in the last cell of every cauldron. */
function cauldronSigns({ areas }: Board, { cells }: SidePicture): string[] {
  return areas.flatMap(({ kind, cells: own }) => {
    const last = cells.find(({ cell }) => cell === own.at(-1));
    return kind === 'cauldron' && last ? [drawPot(last.x + 78, last.y + 76)] : [];
  });
}

function drawPot(cx: number, cy: number): string {
  const body = `M${cx - 13} ${cy - 6} C ${cx - 18} ${cy + 14} ${cx + 18} ${cy + 14} ${cx + 13} ${cy - 6} Z`;
  return [
    `<path d="${body}" fill="${INK}"/>`,
    `<line x1="${cx - 16}" y1="${cy - 8}" x2="${cx + 16}" y2="${cy - 8}" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
    `<circle cx="${cx - 3}" cy="${cy - 15}" r="2.5" fill="${INK}"/><circle cx="${cx + 5}" cy="${cy - 19}" r="2" fill="${INK}"/>`,
  ].join('');
}

function drawLegend({ special, text }: LegendEntry, y: number): string {
  const words = `${special}: ${text}`;
  return `${drawBadge(MARGIN + 18, y - 6, special)}<text x="${MARGIN + 46}" y="${y}" font-size="18" ${FONT} fill="${INK}">${escapeText(words)}</text>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
