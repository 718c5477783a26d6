import type { ReactNode } from 'react';

interface RibbonProps {
  readonly label: string;
  /** What stands first: today, or the welcome. */
  readonly lead: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

const RIBBON =
  'mb-[clamp(0.75rem,2vw,1.5rem)] grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-y border-line py-1.5 lg:min-h-14 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:py-1';
const LEAD = 'title text-[clamp(0.9375rem,4.6vw,1.125rem)]/[1.2]';
const WORDS =
  'col-span-2 row-start-2 text-sm/[1.3] lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:text-base/[1.3]';
const ACTIONS =
  'col-start-2 row-start-1 -me-2.5 flex lg:col-start-3 [&_.button]:min-w-11 [&_.button]:px-2.5 [&_.icon]:mx-0';
/** Large text in a small window. */
const STACKED = {
  ribbon: '@max-[14rem]/home:grid-cols-1',
  words: '@max-[14rem]/home:col-span-1',
  actions: '@max-[14rem]/home:col-start-1 @max-[14rem]/home:row-start-3',
};

/** The line above the shelf: what comes first, what is to be said of it, what can be done. */
export function Ribbon({ label, lead, actions, children }: RibbonProps) {
  return (
    <section className={`${RIBBON} ${STACKED.ribbon}`} aria-label={label}>
      <p className={LEAD}>{lead}</p>
      <div className={`${WORDS} ${STACKED.words}`}>{children}</div>
      <div className={`${ACTIONS} ${STACKED.actions}`}>{actions}</div>
    </section>
  );
}
