/** Drawn over the cells: an outline for each region with its letter and digits, and the numbers of rows and columns. */
import { columnOf, type GridSize, rowOf } from '../../../core/grids';
import type { Region, Template } from '../rules/types';

export function RegionMarks({ template }: { readonly template: Template }) {
  return (
    <div className="hud-overlay" aria-hidden="true">
      {template.regions.map((region) => (
        <div key={region.letter} className="hud-region" style={boxOf(template, region)}>
          <RangeMark region={region} />
        </div>
      ))}
      {Array.from({ length: template.rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <span key={`r${row}`} className="hud-count hud-count-row figures" style={share('--at', row)}>
          {row + 1}
        </span>
      ))}
      {Array.from({ length: template.columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <span key={`c${column}`} className="hud-count hud-count-column figures" style={share('--at', column)}>
          {column + 1}
        </span>
      ))}
    </div>
  );
}

export function RangeMark({ region }: { readonly region: Pick<Region, 'letter' | 'highest'> }) {
  return (
    <span className="hud-mark figures">
      {region.letter.toUpperCase()}
      <b>1–{region.highest}</b>
    </span>
  );
}

function boxOf(size: GridSize, { cells, highest }: Region): React.CSSProperties {
  const first = cells[0] ?? 0;
  return {
    '--row': rowOf(size, first),
    '--column': columnOf(size, first),
    '--side': Math.sqrt(highest),
  } as React.CSSProperties;
}

function share(name: string, value: number): React.CSSProperties {
  return { [name]: value } as React.CSSProperties;
}
