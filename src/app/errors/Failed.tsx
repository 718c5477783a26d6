/** What stands in the place of a page or a game that failed: what happened, and the ways on. */
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState';
import type { Failure } from './errors';
import { useProblemReport } from './report';
import { useFetchingAgain } from './useFetchingAgain';

interface FailedProps {
  readonly name: string;
  /** A record id, for the report. */
  readonly id?: string | undefined;
  readonly mood?: string | undefined;
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onNewGame?: (() => void) | undefined;
  /** Links that lead elsewhere. */
  readonly actions: ReactNode;
}

export function Failed({ name, id, mood, failure, onRetry, onNewGame, actions }: FailedProps) {
  const report = useProblemReport(id);
  const [note, fetchAgain] = useFetchingAgain();
  const { load, message } = failure;
  return (
    <main className="page" data-mood={mood}>
      <h1 className="unseen">{name}</h1>
      <ErrorState
        title={load === 'missing' ? `${name} could not be fetched` : `${name} has stumbled`}
        onRetry={load === null ? onRetry : fetchAgain}
        onNewGame={onNewGame}
        report={report}
        actions={actions}
      >
        {load === 'missing' && (
          <p>
            A file that it needs did not arrive. Perhaps the connection was lost, or a new version of Parlour
            has just come out.
          </p>
        )}
        <p>Your games are saved up to the last move.</p>
        {load !== 'missing' && <p className="error-detail">{message}</p>}
        <p role="status">{note}</p>
      </ErrorState>
    </main>
  );
}
