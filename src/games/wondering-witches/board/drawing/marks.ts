/** Marks of the special cells: good ones in a round badge, bad ones in a black one on its point. */

import { isBadSpecial, type SpecialName } from '../rules/specials';
import type { Inks } from './inks';
import { type SvgNode, svg } from './svgNode';

/** Lines around 0,0, ten units each way. */
const SPECIAL_MARKS: Readonly<Record<SpecialName, string>> = {
  Efficiency: 'M-5 9V-8M-5 3L-9.500-2M-5 3L-.5-2M5 9V-8M5 3L.5-2M5 3L9.500-2',
  Versatility: 'M5.500-6A8 8 0 1 0 8 1M7.500-9.500V-4.500H2.500M-3 1H3M0-2V4',
  Painter: 'M9-9L-1 0M-1 0C-5-1-8 3-9 9C-4 9 1 7 1 2.500Z',
  Guesser:
    'M-3.500-9H3.500M-2-9V-3L-7.500 6C-8.500 8-7.500 9-5.500 9H5.500C7.500 9 8.500 8 7.500 6L2-3V-9M-5 3H5',
  'Low Ceiling': 'M-9-8H9M0 9V-4M-4.500 0L0-4L4.500 0',
  'Fertile Ground': 'M-7 0L0-7L7 0M-7 8L0 1L7 8',
  'Hard Ground': 'M-9 7L-8-2L-2-7L6-5L9 2L8 7ZM-2-7L1-2L-2 2L0 7',
  'Black Magic': 'M2-9A9 9 0 1 0 9 5A8 8 0 0 1 2-9ZM7-6V-1M4.500-3.500H9.500',
};

export const BADGE_RADIUS = 12;

export function badge(cx: number, cy: number, special: SpecialName, { ink, paper }: Inks): SvgNode {
  const isBad = isBadSpecial(special);
  const side = BADGE_RADIUS * 1.62;
  const frame = isBad
    ? svg('rect', {
        x: -side / 2,
        y: -side / 2,
        width: side,
        height: side,
        rx: 2,
        transform: 'rotate(45)',
        fill: ink,
      })
    : svg('circle', { r: BADGE_RADIUS, fill: paper, stroke: ink, 'stroke-width': 1.6 });
  const mark = svg('path', {
    d: SPECIAL_MARKS[special],
    transform: `scale(${isBad ? 0.62 : 0.74})`,
    fill: 'none',
    stroke: isBad ? paper : ink,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return svg('g', { transform: `translate(${cx} ${cy})` }, frame, mark);
}
