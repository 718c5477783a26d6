import type { ReactNode } from 'react';

export interface SayingProps {
  readonly name: 'notice' | 'hint' | 'end';
  /** Of the region, where it is one. */
  readonly label?: string | undefined;
  readonly tone?: 'info' | 'bad' | undefined;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Words, and beside them what to press. On a phone without a place for it, words over the head, buttons over the tools. */
export function Saying({ name, label, tone, icon, actions, children }: SayingProps) {
  return (
    <section
      data-say={name}
      data-tone={tone}
      aria-label={label}
      className="group/saying flex min-h-0 min-w-0 items-center gap-x-3 rounded-lg bg-raised px-3 py-1 ring-1 ring-line split:contents lying:max-h-full lying:flex-wrap lying:overflow-y-auto lying:px-2 wide:h-full"
    >
      <div className="flex max-h-full min-w-0 flex-1 items-center gap-x-2 overflow-y-auto split:z-20 split:bg-raised split:px-3 split:[grid-area:1/1/2/-1] lying:basis-40">
        {icon && (
          <span className="icon text-accent-text group-data-[tone=bad]/saying:text-bad" aria-hidden="true">
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1 text-[0.8125rem] leading-tight tablet:text-sm">{children}</div>
      </div>
      {actions && (
        <div className="flex flex-none flex-wrap items-center justify-end gap-2 split:z-20 split:justify-center split:bg-raised split:[grid-area:tools]">
          {actions}
        </div>
      )}
    </section>
  );
}
