/** A cauldron as large as the rectangle it stands on: rim, belly, ears and feet. */
import type { Inks } from './inks';
import { type SvgNode, svg } from './svgNode';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PotColours {
  readonly belly: string;
  readonly rim: string;
  /** The stroke of what is in it. */
  readonly brew: SvgNode['attributes'];
}

export function pot(
  { x, y, width, height }: Rectangle,
  inks: Inks,
  { belly, rim, brew }: PotColours,
): SvgNode {
  const line = { stroke: inks.ink, 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const left = x + 9;
  const right = x + width - 9;
  const top = y + 17;
  const low = y + height - 14;
  const curve = Math.min(36, (low - top) * 0.45);
  const foot = (at: number, lean: number) =>
    svg('path', { d: `M${at - 6} ${low - 2}L${at + lean} ${low + 8}L${at + 6} ${low - 2}Z`, fill: inks.ink });
  const ear = (at: number, side: number) =>
    svg('path', { d: `M${at} ${top + 12}q${side * 7} 1 ${side * 7} 8t${side * -5} 8`, fill: 'none' });
  const body = [
    `M${left + 5} ${top}`,
    `C${left - 2} ${top + (low - top) * 0.3} ${left - 4} ${low - curve} ${left + curve * 0.3} ${low - curve * 0.35}`,
    `Q${left + curve * 0.6} ${low} ${left + curve} ${low}`,
    `H${right - curve}`,
    `Q${right - curve * 0.6} ${low} ${right - curve * 0.3} ${low - curve * 0.35}`,
    `C${right + 4} ${low - curve} ${right + 2} ${top + (low - top) * 0.3} ${right - 5} ${top}Z`,
  ].join('');
  return svg(
    'g',
    line,
    foot(left + curve, -4),
    foot(right - curve, 4),
    svg('path', { d: body, fill: belly }),
    ear(left + 1, -1),
    ear(right - 1, 1),
    svg('line', { ...brew, x1: left + 9, y1: top + 11, x2: right - 9, y2: top + 11 }),
    svg('rect', { x: left - 3, y: y + 7, width: right - left + 6, height: 13, rx: 6.5, fill: rim }),
  );
}
