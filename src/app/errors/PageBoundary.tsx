/** What fails on one page stays there: the way to all others is open, and back to this one is another try. */
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../../components/Button';
import { gamePath, newGamePath } from '../boot/paths';
import { games } from '../registry';
import { type Room, roomAt } from '../rooms';
import { Boundary } from './Boundary';
import { Failed } from './Failed';

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);
  const room = roomOf(pathname);
  return (
    <Boundary
      attempt={`${key} ${tries}`}
      fallback={(failure) => (
        <Failed
          name={room?.game.title ?? nameOf(pathname)}
          mood={room?.game.id}
          failure={failure}
          onRetry={() => setTries(tries + 1)}
          onNewGame={room && (() => void navigate(newGamePath(room.path)))}
          actions={pathname === '/' ? <WaysToGames /> : <ToTheShelf />}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

export function ToTheShelf() {
  return (
    <Link to="/" className={buttonClass('quiet')}>
      To the shelf
    </Link>
  );
}

function WaysToGames() {
  return games.map(({ id, title }) => (
    <Link key={id} to={gamePath(id)} className={buttonClass('quiet')}>
      {title}
    </Link>
  ));
}

const NAMES: Readonly<Record<string, string>> = {
  '/': 'The shelf',
  '/settings': 'Settings',
  '/stats': 'Statistics',
  '/about': 'About',
};

function nameOf(pathname: string): string {
  return NAMES[pathname] ?? 'This page';
}

function roomOf(pathname: string): Room | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  return roomAt(`${first}/${second}`) ?? roomAt(first);
}
