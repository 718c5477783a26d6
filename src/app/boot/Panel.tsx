import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** What the part of an address after # calls it. */
  readonly name?: string;
  readonly children: ReactNode;
}

const PANEL =
  'paper-rest grid grid-cols-1 content-start gap-5 rounded-lg bg-surface p-[min(1.25rem,5.6vw)] forced-colors:border [&_h3]:text-[1.125rem]/[1.3] [&_p]:text-pretty [&>.switch+.switch]:-mt-2 [&>[role=alert]:empty]:-mt-5';

export function Panel({ title, name, children }: PanelProps) {
  const own = useId();
  const id = name ?? own;
  return (
    <section className={PANEL} aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-xl" tabIndex={name === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
