import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../../components/Button';

interface NewGameFormProps {
  /** What can be chosen. */
  readonly children: ReactNode;
  readonly startLabel: string;
  readonly startKind?: ButtonKind | undefined;
  readonly onStart: () => void;
  /** What every deal is proven to be, and what it is made of. */
  readonly promise?: ReactNode;
}

/**
 * What *New game* offers, in the same order in every game: choices, three or four of them side by side on a phone;
 * the button that deals, in view however low the window is; what is promised.
 */
export function NewGameForm({
  children,
  startLabel,
  startKind = 'primary',
  onStart,
  promise,
}: NewGameFormProps) {
  return (
    <div className="grid grid-cols-1 gap-4.5 text-start [--segment-pad:clamp(0.375rem,2.4vw,0.9375rem)] [--segments-width:100%]">
      {children}
      <div className="sticky bottom-0 z-1 -my-3 grid py-3 in-[dialog]:-bottom-6 in-[dialog]:bg-raised">
        <Button kind={startKind} onClick={onStart} data-first-focus="">
          {startLabel}
        </Button>
      </div>
      {promise && <div className="grid justify-items-start gap-1 text-sm/normal text-soft">{promise}</div>}
    </div>
  );
}
