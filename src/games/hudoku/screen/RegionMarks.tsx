/** Drawn over the cells: an outline for each region with its letter and digits, and the numbers of rows and columns. */
import type { CSSProperties } from 'react';
import { columnOf, rowOf } from '../../../core/grids';
import type { Region, Template } from '../rules/types';

export function RegionMarks({ template }: { readonly template: Template }) {
  const { rows, columns, regions } = template;
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden="true">
      {regions.map((region) => {
        const first = region.cells[0] ?? 0;
        return (
          <RegionFrame
            key={region.letter}
            region={region}
            row={rowOf(template, first)}
            column={columnOf(template, first)}
          />
        );
      })}
      <Counts count={rows} className="inset-y-0 right-full grid w-(--ring)" />
      {/* At the board's very edge: the space around its letters would be something to scroll to. */}
      <Counts count={columns} className="inset-x-0 top-full grid h-(--ring) grid-flow-col [contain:paint]" />
    </div>
  );
}

interface RegionFrameProps {
  readonly region: Pick<Region, 'letter' | 'highest'>;
  readonly row: number;
  readonly column: number;
}

/** One em is the side of a cell. */
export function RegionFrame({ region: { letter, highest }, row, column }: RegionFrameProps) {
  const side = Math.sqrt(highest);
  return (
    <div className="hud-region" style={{ '--row': row, '--column': column, '--side': side } as CSSProperties}>
      <span className="figures absolute -top-[0.85em] -left-[3px] flex gap-[0.3em] rounded-[2px] bg-(--brass) px-[0.45em] text-(length:--hud-plate)/[1.36] font-medium whitespace-nowrap text-(--on-brass) forced-colors:border">
        {letter.toUpperCase()}
        <b className="font-bold @max-[319.9px]/many:hidden">1–{highest}</b>
      </span>
    </div>
  );
}

export function Counts({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <div data-counts="" className={`absolute auto-cols-fr auto-rows-fr place-items-center ${className}`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <span key={at} className="figures text-[0.75rem] leading-none font-medium text-soft">
          {at + 1}
        </span>
      ))}
    </div>
  );
}
