import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing or a large icon. */
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ title, children, art, actions }: EmptyStateProps) {
  return (
    <section className="state">
      {art && (
        <div className="state-art" aria-hidden="true">
          {art}
        </div>
      )}
      <h2>{title}</h2>
      {children && <div className="state-words">{children}</div>}
      {actions && <div className="button-row">{actions}</div>}
    </section>
  );
}
