/** A board as an SVG file that opens by itself: one side, or both one below the other. */

import type { Board } from '../rules/types';
import { describeBoard } from '../screen/boardWords';
import { sideName } from '../words/configWords';
import type { Inks } from './inks';
import { SHEET, type SheetWords, sheetOf } from './sheet';
import { type SvgNode, svg, toMarkup } from './svgNode';

const BETWEEN = 20;

export function boardSvg(board: Board, sides: readonly number[], words: SheetWords, inks?: Inks): string {
  const height = sides.length * (SHEET.height + BETWEEN) - BETWEEN;
  return toMarkup(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${SHEET.width} ${height}`,
        width: SHEET.width,
        height,
        role: 'img',
      },
      svg('title', {}, sheetTitle(board, sides, words)),
      svg('desc', {}, describeBoard(board, sides)),
      ...sides.map((side, index): SvgNode => {
        const sheet = sheetOf(board, side, words, inks);
        return index === 0
          ? sheet
          : { ...sheet, attributes: { transform: `translate(0 ${index * (SHEET.height + BETWEEN)})` } };
      }),
    ),
  );
}

export function sheetTitle({ config }: Board, sides: readonly number[], { title, code }: SheetWords): string {
  const [only] = sides;
  const name = sides.length === 1 && only !== undefined ? sideName(config, only) : null;
  return [title, ...(name ? [name.toLowerCase()] : []), code].join(', ');
}
