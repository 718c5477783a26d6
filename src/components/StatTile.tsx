import type { ReactNode } from 'react';

export interface StatTileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** A record, told by a ribbon and not by colour alone. */
  readonly best?: boolean | undefined;
}

/** The list that stat tiles stand in. */
export function StatTiles({ children }: { readonly children: ReactNode }) {
  return <dl className="flex flex-wrap gap-2 [&>*]:flex-[1_1_6.25rem]">{children}</dl>;
}

export function StatTile({ label, value, note, icon, best }: StatTileProps) {
  return (
    <div
      className="flex flex-col justify-between rounded-md bg-surface px-3.5 pt-2.5 pb-3 inset-ring inset-ring-line forced-colors:border"
      data-best={best || undefined}
    >
      <dt className="flex items-center gap-1.5 text-xs/normal text-soft">
        {icon && (
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-title text-[1.5rem]/tight font-semibold">{value}</span>
        {best && (
          <span className="rounded-sm bg-accent px-[0.4em] text-xs/normal font-semibold text-accent-ink">
            Best
          </span>
        )}
        {note && <span className="text-xs/normal text-soft">{note}</span>}
      </dd>
    </div>
  );
}
