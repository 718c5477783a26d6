import type { ReactNode } from 'react';
import IconRetry from '~icons/ph/arrow-clockwise';
import IconWarning from '~icons/ph/warning-circle';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { STATE, STATE_ACTIONS, STATE_ART } from './EmptyState';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly onNewGame?: (() => void) | undefined;
  /** The problem report, ready to paste. */
  readonly report?: string | undefined;
  /** Links that lead elsewhere. */
  readonly actions?: ReactNode;
}

export function ErrorState({ title, children, onRetry, onNewGame, report, actions }: ErrorStateProps) {
  return (
    <section className={STATE} role="alert">
      <div className={`${STATE_ART} text-bad`} aria-hidden="true">
        <IconWarning />
      </div>
      <h2 className="text-xl">{title}</h2>
      {children && <div className="text-soft">{children}</div>}
      <div className={STATE_ACTIONS}>
        {onRetry && (
          <Button kind="primary" icon={<IconRetry />} onClick={onRetry}>
            Try again
          </Button>
        )}
        {onNewGame && <Button onClick={onNewGame}>New game</Button>}
        {report !== undefined && <CopyButton text={report} label="Copy report" />}
        {actions}
      </div>
    </section>
  );
}
