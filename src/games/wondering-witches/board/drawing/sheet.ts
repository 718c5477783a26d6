/** One side of a board as a sheet of paper: title and code above, name plates round the plan, legend below. */
import { sharesOf } from '../rules/cuts';
import { type Board, type BoardConfig, SIDE } from '../rules/types';
import { configInWords, sideName } from '../words/configWords';
import { herb } from './herbNodes';
import { COLOURS, hedgeOf, type Inks } from './inks';
import { letters, wrapped } from './letters';
import { BADGE_RADIUS, badge } from './marks';
import { CELL_UNITS, drawSide, type LegendEntry, type SidePicture } from './picture';
import { planOf } from './plan';
import { pot } from './pot';
import { type SvgNode, svg } from './svgNode';

const MARGIN = 30;
const PLAN_TOP = 96;
/** Between A4 and Letter in shape, so that it fills either. */
export const SHEET = { width: SIDE.columns * CELL_UNITS + 2 * MARGIN, height: 640 } as const;

const PLAN_WIDTH = SIDE.columns * CELL_UNITS;
const PLAN_LOW = PLAN_TOP + SIDE.rows * CELL_UNITS;
const LEGEND_TOP = PLAN_LOW + 36;
const LEGEND_COLUMNS = 3;
const LEGEND_ROWS = 2;
const LEGEND_ROW = 44;
const LEGEND_GAP = 14;
const LEGEND_WIDTH = (PLAN_WIDTH - (LEGEND_COLUMNS - 1) * LEGEND_GAP) / LEGEND_COLUMNS;
/** In characters, with room to spare for wider faces. */
const LEGEND_LINE = 44;

/** What a sheet says of itself besides the plan. */
export interface SheetWords {
  readonly title: string;
  readonly code: string;
}

export function sheetOf(board: Board, side: number, words: SheetWords, inks: Inks = COLOURS): SvgNode {
  const picture = drawSide(board, side);
  return svg(
    'g',
    {},
    ...frame(inks),
    ...heading(board.config, side, words, inks),
    ...plates(board.config, inks),
    svg('g', { transform: `translate(${MARGIN} ${PLAN_TOP})` }, ...planOf(board, picture, inks)),
    ...legend(picture, inks),
  );
}

function frame({ ink, paper }: Inks): SvgNode[] {
  const line = (inset: number, thickness: number) =>
    svg('rect', {
      x: inset,
      y: inset,
      width: SHEET.width - 2 * inset,
      height: SHEET.height - 2 * inset,
      rx: 10 - inset / 2,
      fill: 'none',
      stroke: ink,
      'stroke-width': thickness,
    });
  return [svg('rect', { ...SHEET, fill: paper }), line(6, 1.6), line(10.5, 0.6)];
}

function heading(config: BoardConfig, side: number, { title, code }: SheetWords, inks: Inks): SvgNode[] {
  const name = sideName(config, side);
  const right = SHEET.width - MARGIN;
  return [
    emblem(inks),
    letters(MARGIN + 50, 44, title, { face: 'title', size: 25, bold: true, fill: inks.ink }),
    letters(MARGIN + 51, 62, configInWords(config), { face: 'text', size: 12, fill: inks.soft }),
    ...(name
      ? [letters(right, 44, name, { face: 'title', size: 18, italic: true, anchor: 'end', fill: inks.ink })]
      : []),
    letters(right, 62, `Code ${code}`, { face: 'code', size: 11.5, anchor: 'end', fill: inks.ink }),
  ];
}

/** Basil rises from a cauldron. */
function emblem(inks: Inks): SvgNode {
  const size = { x: 0, y: 0, width: CELL_UNITS, height: CELL_UNITS };
  return svg(
    'g',
    { transform: `translate(${MARGIN - 1} 17)` },
    herb(BASIL, 8, 0, 27, inks),
    svg(
      'g',
      { transform: 'translate(0 19) scale(0.43 0.3)' },
      pot(size, inks, { belly: inks.ink, rim: inks.ink, brew: { stroke: 'none' } }),
    ),
  );
}

const BASIL = 7;

/** On the outer edge of each player's share: a stroke of the hedge, and a line for the name. */
function plates(config: BoardConfig, inks: Inks): SvgNode[] {
  return sharesOf(config.players).flatMap((share, player) => {
    const baseline = share.row === 0 ? PLAN_TOP - 9 : PLAN_LOW + 19;
    const x = MARGIN + share.column * CELL_UNITS + 6;
    const end = MARGIN + (share.column + share.columns) * CELL_UNITS - 8;
    const isAlone = config.players === 1;
    const after = isAlone ? x + 46 : x + 96;
    return [
      ...(isAlone
        ? []
        : [svg('line', { ...hedgeOf(inks, player), x1: x, y1: baseline - 4, x2: x + 30, y2: baseline - 4 })]),
      letters(isAlone ? x : x + 38, baseline, isAlone ? 'Name' : `Player ${player + 1}`, {
        face: 'title',
        size: 12.5,
        bold: true,
        fill: inks.ink,
      }),
      svg('line', {
        x1: after,
        y1: baseline + 1,
        x2: end,
        y2: baseline + 1,
        stroke: inks.faint,
        'stroke-width': 0.8,
      }),
    ];
  });
}

/** Where there are few special cells, the rest is lines to write on. */
function legend({ legend: entries }: SidePicture, inks: Inks): SvgNode[] {
  return Array.from({ length: LEGEND_COLUMNS * LEGEND_ROWS }, (_, slot) => {
    const x = MARGIN + (slot % LEGEND_COLUMNS) * (LEGEND_WIDTH + LEGEND_GAP);
    const y = LEGEND_TOP + Math.floor(slot / LEGEND_COLUMNS) * LEGEND_ROW;
    const entry = entries[slot];
    return entry ? drawEntry(entry, x, y, inks) : [noteLines(x, y, inks)];
  }).flat();
}

function drawEntry({ special, text }: LegendEntry, x: number, y: number, inks: Inks): SvgNode[] {
  const start = x + 2 * BADGE_RADIUS + 10;
  return [
    badge(x + BADGE_RADIUS + 2, y + BADGE_RADIUS + 3, special, inks),
    letters(start, y + 11, special, { face: 'title', size: 12.5, bold: true, fill: inks.ink }),
    ...wrapped(text, LEGEND_LINE).map((line, index) =>
      letters(start, y + 24 + index * 12, line, { face: 'text', size: 11, fill: inks.ink }),
    ),
  ];
}

function noteLines(x: number, y: number, { faint }: Inks): SvgNode {
  const d = [18, 38].map((down) => `M${x} ${y + down}h${LEGEND_WIDTH}`).join('');
  return svg('path', { d, fill: 'none', stroke: faint, 'stroke-width': 0.8 });
}
