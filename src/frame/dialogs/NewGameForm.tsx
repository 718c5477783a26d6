import type { ReactNode } from 'react';
import { Button } from '../../components/Button';

interface NewGameFormProps {
  /** What can be chosen. */
  readonly children: ReactNode;
  readonly startLabel: string;
  readonly onStart: () => void;
  /** What every deal is proven to be, and what it is made of. */
  readonly promise?: ReactNode;
}

/** What *New game* offers, in the same order in every game: choices, the button that deals, what is promised. */
export function NewGameForm({ children, startLabel, onStart, promise }: NewGameFormProps) {
  return (
    <div className="new-game">
      {children}
      <Button kind="primary" onClick={onStart} data-first-focus="">
        {startLabel}
      </Button>
      {promise && <div className="new-game-promise">{promise}</div>}
    </div>
  );
}
