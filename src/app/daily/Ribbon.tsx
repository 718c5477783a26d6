import type { ReactNode } from 'react';

interface RibbonProps {
  readonly label: string;
  readonly title: string;
  /** Beside the title, in the second voice. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

const RIBBON =
  'mb-[clamp(0.75rem,2.4vh,1.75rem)] grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-y border-line py-2.5 md:grid-cols-[auto_minmax(0,1fr)_auto]';
const ACTIONS =
  'col-start-2 row-start-1 -me-2.5 flex md:col-start-3 [&_.button]:min-w-11 [&_.button]:px-2.5 [&_.icon]:mx-0';

/** What leads the shelf: its children take up to three columns, below the title where there is no room beside it. */
export function Ribbon({ label, title, note, actions, children }: RibbonProps) {
  return (
    <section className={`${RIBBON} @max-[14rem]/home:grid-cols-1`} aria-label={label}>
      <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-[1.375rem]/[1.2] md:text-xl min-[130rem]:text-2xl">
        {title}
        {note && (
          <span className="font-text text-sm font-normal tracking-normal text-soft min-[130rem]:text-base">
            {note}
          </span>
        )}
      </h2>
      <div className={`${ACTIONS} @max-[14rem]/home:col-start-1 @max-[14rem]/home:row-start-auto`}>
        {actions}
      </div>
      {children}
    </section>
  );
}
