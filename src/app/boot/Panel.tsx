import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`panel page-panel ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
