/** An error in one game shows a way back there, and leaves the others alone. */
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../components/Button';
import { ErrorState } from '../components/ErrorState';
import { Boundary } from './Boundary';
import { type Failure, useNewestFailure } from './errors';
import { newGamePath } from './paths';
import type { Place } from './places';
import { useProblemReport } from './report';

export function GameBoundary({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const newest = useNewestFailure();
  const [settled, setSettled] = useState(newest?.serial ?? 0);
  const outside = newest && newest.serial > settled ? newest : null;
  const settle = () => setSettled(newest?.serial ?? 0);
  const recover = (retry: () => void) => (
    <Recover place={place} retry={retry} settle={settle} failure={newest} />
  );
  if (outside) return recover(() => {});
  return <Boundary fallback={recover}>{children}</Boundary>;
}

function Recover({
  place,
  retry,
  settle,
  failure,
}: {
  readonly place: Place;
  readonly retry: () => void;
  readonly settle: () => void;
  readonly failure: Failure | null;
}) {
  const navigate = useNavigate();
  const report = useProblemReport(place.id);
  const on = (then?: () => void) => () => {
    settle();
    retry();
    then?.();
  };
  return (
    <main className="page" data-mood={place.game.id}>
      <h1 className="unseen">{place.title}</h1>
      <ErrorState
        title={`${place.game.title} has stumbled`}
        onRetry={on()}
        onNewGame={on(() => navigate(newGamePath(place.path)))}
        report={report}
        actions={
          <Link to="/" className={buttonClass('quiet')} onClick={on()}>
            To the shelf
          </Link>
        }
      >
        <p>Your game is saved up to the last move, and the other games are untouched.</p>
        {failure && <p className="error-detail">{failure.message}</p>}
      </ErrorState>
    </main>
  );
}
