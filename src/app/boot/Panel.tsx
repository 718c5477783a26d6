import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly className?: string;
  /** What the part of an address after # calls it. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function Panel({ title, className = '', name, children }: PanelProps) {
  const own = useId();
  const id = name ?? own;
  return (
    <section className={`panel page-panel ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6" tabIndex={name === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
