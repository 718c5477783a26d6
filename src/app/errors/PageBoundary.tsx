/** What fails on one page stays there: the way to all others is open, and back to this one is another try. */
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, buttonClass } from '../../components/Button';
import { STATE, STATE_ACTIONS } from '../../components/EmptyState';
import { Link } from '../boot/Link';
import { gamePath, newGamePath } from '../boot/paths';
import { games } from '../registry';
import { roomAt } from '../rooms';
import { Boundary } from './Boundary';
import { BARE_PAGE } from './barePage';
import type { Failure } from './errors';
import { FailureWords, failureTitle } from './FailureWords';
import { useFetchingAgain } from './useFetchingAgain';

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [tries, setTries] = useState(0);
  const failed = (failure: Failure) => <PageFailed failure={failure} onRetry={() => setTries(tries + 1)} />;
  return (
    <Boundary attempt={`${key} ${tries}`} fallback={failed}>
      {children}
    </Boundary>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  '/': 'The home page',
  '/settings': 'Settings',
  '/stats': 'Statistics',
  '/about': 'About',
};

interface PageFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Of what is always there: whatever else could be shown may be what did not come. */
function PageFailed({ failure, onRetry }: PageFailedProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [note, fetchAgain] = useFetchingAgain();
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const room = roomAt(`${first}/${second}`) ?? roomAt(first);
  const name = room?.game.title ?? NAMES[pathname] ?? 'This page';
  return (
    <main className={BARE_PAGE} data-mood={room?.game.id}>
      <h1 className="unseen">{name}</h1>
      <section className={STATE} role="alert">
        <h2 className="text-xl">{failureTitle(name, failure)}</h2>
        <div className="text-soft">
          <FailureWords failure={failure} note={note} />
        </div>
        <div className={STATE_ACTIONS}>
          <Button kind="primary" onClick={failure.load === null ? onRetry : fetchAgain}>
            Try again
          </Button>
          {room && <Button onClick={() => void navigate(newGamePath(room.path))}>New game</Button>}
          {pathname === '/' ? (
            games.map(({ id, title }) => <Way key={id} to={gamePath(id)} name={title} />)
          ) : (
            <Way to="/" name="To the home page" />
          )}
        </div>
      </section>
    </main>
  );
}

function Way({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to} className={buttonClass('quiet')}>
      {name}
    </Link>
  );
}
