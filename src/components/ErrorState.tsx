import type { ReactNode } from 'react';
import IconRetry from '~icons/ph/arrow-clockwise';
import IconWarning from '~icons/ph/warning-circle';
import { Button } from './Button';
import { CopyButton } from './CopyButton';

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
    <section className="state" role="alert">
      <div className="state-art state-art-bad" aria-hidden="true">
        <IconWarning />
      </div>
      <h2>{title}</h2>
      {children && <div className="state-words">{children}</div>}
      <div className="button-row">
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
