import type { ReactNode } from 'react';

interface MoreProps {
  /** Something in it is not as usual. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few will change, folded away; it is brought into sight when it is opened. */
export function More({ isOpen = false, children }: MoreProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open, lastElementChild } }) => {
        if (open) lastElementChild?.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <summary className="min-h-11 content-center font-semibold">More</summary>
      <div className="grid grid-cols-1 gap-4 pt-1">{children}</div>
    </details>
  );
}
