/** An error in one game shows a way back there, and leaves the others alone. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../components/Button';
import { ErrorState } from '../components/ErrorState';
import { clearTable } from '../store/afterError';
import { Boundary } from './Boundary';
import { type Failure, useOutsideFailure } from './errors';
import { FailureWords, failureTitle } from './FailureWords';
import { newGamePath } from './paths';
import type { Place } from './places';
import { useProblemReport } from './report';
import { useFetchingAgain } from './useFetchingAgain';

export function GameBoundary({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { key } = useLocation();
  const outside = useOutsideFailure();
  const [settled, setSettled] = useState({ key, outside, tries: 0 });
  // Whoever goes to another address, or asks for the same one again, wants another try.
  if (settled.key !== key) setSettled({ ...settled, key, outside });
  const recover = (failure: Failure) => (
    <Recover
      place={place}
      failure={failure}
      onRetry={() => setSettled({ key, outside, tries: settled.tries + 1 })}
    />
  );
  if (settled.key === key && outside !== settled.outside && outside !== null) return recover(outside);
  return (
    <Boundary attempt={`${settled.key} ${settled.tries}`} fallback={recover}>
      {children}
    </Boundary>
  );
}

interface RecoverProps {
  readonly place: Place;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

function Recover({ place, failure, onRetry }: RecoverProps) {
  const navigate = useNavigate();
  const report = useProblemReport(place.id);
  const [note, fetchAgain] = useFetchingAgain();
  // Now rather than at the press: there are many ways on from here, and none should meet what broke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each failure
  useEffect(() => clearTable(place.id), [place.id, failure]);
  return (
    <main className="page" data-mood={place.game.id}>
      <h1 className="unseen">{place.title}</h1>
      <ErrorState
        title={failureTitle(place.game.title, failure)}
        onRetry={failure.load === null ? onRetry : fetchAgain}
        // Only the address changes: the game must not be drawn once more before it is asked for a new one.
        onNewGame={() => void navigate(newGamePath(place.path))}
        report={report}
        actions={
          <Link to="/" className={buttonClass('quiet')}>
            To the shelf
          </Link>
        }
      >
        <FailureWords failure={failure} note={note} />
      </ErrorState>
    </main>
  );
}
