/** A sheet beside the board, with its heading; and the small words that stand on such sheets. */
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const PAPER = 'grid grid-cols-1 gap-2.5 rounded-lg bg-surface px-4 pt-3 pb-4 paper-rest';

export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className={PAPER} aria-labelledby={id}>
      <h2 id={id} className="text-lg leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Aside({ children }: { readonly children: ReactNode }) {
  return <p className="w-full text-sm leading-snug text-pretty text-soft">{children}</p>;
}
