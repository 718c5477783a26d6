import type { ReactNode } from 'react';

interface CounterProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon?: ReactNode;
  /** The value has a name that says the label too: as text, the label is for the eyes alone. */
  readonly isNamed?: boolean | undefined;
  /** Little of it is left: it stands inverted. */
  readonly isLow?: boolean | undefined;
}

/** A figure in the status row: a small label over a number that keeps its width. */
export function Counter({ label, value, icon, isNamed, isLow }: CounterProps) {
  return (
    <span data-counter="" className="inline-flex flex-col leading-[1.1]">
      <span className="flex items-center gap-1 text-xs text-soft" aria-hidden={isNamed}>
        {icon && (
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </span>
      <span
        className={`figures text-lg/[1.1] font-semibold ${isLow ? 'rounded-sm bg-ink px-1.5 text-center text-page' : ''}`}
      >
        {value}
      </span>
    </span>
  );
}
