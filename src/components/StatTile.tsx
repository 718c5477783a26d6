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
  return <dl className="stats">{children}</dl>;
}

export function StatTile({ label, value, note, icon, best }: StatTileProps) {
  return (
    <div className="stat" data-best={best || undefined}>
      <dt>
        {icon && (
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd>
        <span className="stat-value figures">{value}</span>
        {best && <span className="stat-best">Best</span>}
        {note && <span className="stat-note">{note}</span>}
      </dd>
    </div>
  );
}
