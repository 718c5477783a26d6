/** An error in one game shows a way back there, and leaves the others alone. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { emptyRoom } from '../../store/session/afterError';
import { Link } from '../boot/Link';
import { newGamePath } from '../boot/paths';
import type { Room } from '../rooms';
import { Boundary } from './Boundary';
import { BARE_PAGE } from './barePage';
import { type Failure, useOutsideFailure } from './errors';
import { FailureWords, failureTitle } from './FailureWords';
import { useProblemReport } from './report';
import { useFetchingAgain } from './useFetchingAgain';

export function GameBoundary({ room, children }: { readonly room: Room; readonly children: ReactNode }) {
  const { key } = useLocation();
  const outside = useOutsideFailure();
  const [settled, setSettled] = useState({ key, outside, tries: 0 });
  // Whoever goes to another address, or asks for the same one again, wants another try.
  if (settled.key !== key) setSettled({ ...settled, key, outside });
  const recover = (failure: Failure) => (
    <Recover
      room={room}
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
  readonly room: Room;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

function Recover({ room, failure, onRetry }: RecoverProps) {
  const navigate = useNavigate();
  const report = useProblemReport(room.id);
  const [note, fetchAgain] = useFetchingAgain();
  // Now rather than at the press: there are many ways on from here, and none should meet what broke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each failure
  useEffect(() => emptyRoom(room.id), [room.id, failure]);
  return (
    <main className={BARE_PAGE} data-mood={room.game.id}>
      <h1 className="unseen">{room.title}</h1>
      <ErrorState
        title={failureTitle(room.game.title, failure)}
        onRetry={failure.load === null ? onRetry : fetchAgain}
        // Only the address changes: the game must not be drawn once more before it is asked for a new one.
        onNewGame={() => void navigate(newGamePath(room.path))}
        report={report}
        actions={
          <Link to="/" className={buttonClass('quiet')}>
            To the home page
          </Link>
        }
      >
        <FailureWords failure={failure} note={note} />
      </ErrorState>
    </main>
  );
}
