import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing or a large icon. */
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands alone in the middle of a page. */
export const STATE = 'm-auto grid max-w-120 justify-items-center gap-3 px-5 py-10 text-center';
export const STATE_ACTIONS = 'mt-3 flex flex-wrap justify-center gap-2.5';
export const STATE_ART =
  'mb-1 grid size-22 place-items-center rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--glow)_34%,transparent),transparent)] text-[2.75rem]';

export function EmptyState({ title, children, art, actions }: EmptyStateProps) {
  return (
    <section className={STATE}>
      {art && (
        <div className={`${STATE_ART} text-accent-text`} aria-hidden="true">
          {art}
        </div>
      )}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="text-soft">{children}</div>}
      {actions && <div className={STATE_ACTIONS}>{actions}</div>}
    </section>
  );
}
