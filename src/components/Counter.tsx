import type { ReactNode } from 'react';

export interface CounterProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon?: ReactNode;
}

/** A figure in the status row: a small label over a number that keeps its width. */
export function Counter({ label, value, icon }: CounterProps) {
  return (
    <span className="counter">
      <span className="counter-label">
        {icon && (
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </span>
      <span className="counter-value figures">{value}</span>
    </span>
  );
}
