/** Names, of which a tap tells what one means. */

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { scrollSoon } from '../../../components/browser/focusInView';
import { Spoken } from '../../../components/Spoken';

export interface Explained {
  readonly key: string;
  readonly name: ReactNode;
  /** What is told, and of what. */
  readonly title: string;
  readonly text: string;
}

const TAG =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 py-0.5 text-start text-sm font-medium inset-ring inset-ring-edge hover:bg-select aria-expanded:bg-select aria-expanded:inset-ring-2 aria-expanded:inset-ring-accent forced-colors:border';

export function Tags({ label, items }: { readonly label: string; readonly items: readonly Explained[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const told = useRef<HTMLParagraphElement>(null);
  const shown = items.find(({ key }) => key === open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    scrollSoon(told.current);
  }, [open]);
  return (
    <div>
      <ul className="flex flex-wrap gap-1.5" aria-label={label}>
        {items.map(({ key, name }) => (
          <li key={key} className="ww-line">
            <button
              type="button"
              className={TAG}
              aria-expanded={key === open}
              aria-controls={key === open ? id : undefined}
              onClick={() => setOpen(key === open ? null : key)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <p ref={told} id={id} className="mt-2 border-s-3 border-accent px-3 py-1 text-sm leading-snug">
          <b>{shown.title}</b> {shown.text}
        </p>
      )}
      <Spoken text={shown?.text ?? ''} />
    </div>
  );
}
