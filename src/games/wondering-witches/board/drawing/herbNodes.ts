/** The game's own herbs as parts of a drawing. */
import { HERB_DRAWINGS, type HerbDrawing, LEAF_SHAPES } from '../../recipe/drawing/herbDrawings';
import type { Inks } from './inks';
import { type SvgNode, svg } from './svgNode';

/** What a herb is drawn within. */
const HERB_UNITS = 48;

export function herb(ingredient: number, x: number, y: number, size: number, inks: Inks): SvgNode {
  const drawing = HERB_DRAWINGS[ingredient];
  if (!drawing) throw new Error(`There is no drawing of ingredient ${ingredient}`);
  return svg(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${Math.round((size / HERB_UNITS) * 1000) / 1000})`,
      fill: 'none',
      stroke: inks.ink,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...parts(drawing, inks),
  );
}

function parts(drawing: HerbDrawing, inks: Inks): SvgNode[] {
  const blooms = { berry: inks.ink, seed: inks.leaf, bloom: inks.bloom };
  return [
    svg('path', { d: drawing.stem, 'stroke-width': 1.8 }),
    ...(drawing.leaves ?? []).map(({ shape, x, y, turn, size }) =>
      svg('path', {
        d: LEAF_SHAPES[shape],
        transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        // The line of a large leaf is as thin as that of a small one.
        'stroke-width': Math.round((1.3 / size) * 100) / 100,
        fill: inks.leaf,
      }),
    ),
    ...(drawing.veins ? [svg('path', { d: drawing.veins, 'stroke-width': 0.9 })] : []),
    ...(drawing.blooms ?? []).map(([cx, cy]) =>
      svg('circle', { cx, cy, r: drawing.bloomSize ?? 1, fill: blooms[drawing.bloomKind ?? 'bloom'] }),
    ),
  ];
}
