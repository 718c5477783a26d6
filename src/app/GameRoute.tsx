/** One game at its address: reads what the address asks for, and keeps the game's errors to itself. */
import { Suspense, useCallback, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import type { DoorLink } from '../components/GameShell';
import type { GameRequest } from '../components/ScreenProps';
import { saveAsFile } from '../components/saveFile';
import { dailySeed, isPlayableDay, today } from './daily';
import { GameBoundary } from './GameBoundary';
import { NotFound } from './notFoundPage';
import { absolute, codePath, dailyPath, gamePath } from './paths';
import { type Place, placeAt, placesOf, tables } from './places';
import { ShellLink } from './ShellLink';
import { screens } from './screens';
import { Waiting } from './Waiting';

export function GameRoute() {
  const { game = '', door, code, day } = useParams();
  const { pathname, search } = useLocation();
  // `/wondering-witches/brew` looks like a code, but is a door.
  const behindDoor = placeAt(`${game}/${door ?? code}`);
  const place = behindDoor ?? (door === undefined ? placeAt(game) : undefined);
  const asked = behindDoor && door === undefined ? undefined : code;
  const request = useMemo(() => readRequest(pathname, search, asked, day), [pathname, search, asked, day]);
  if (!place || request === null) return <NotFound />;
  // By its day, or a reload after midnight would deal tomorrow's over a game that has been begun.
  if (request.kind === 'daily' && day === undefined && door === undefined)
    return <Navigate to={dailyPath(place.path, request.day)} replace />;
  return <GameAt key={place.id} place={place} request={request} />;
}

function readRequest(pathname: string, search: string, code?: string, day?: string): GameRequest | null {
  if (code !== undefined && code !== 'daily') return { kind: 'code', code };
  if (day !== undefined || /\/daily\/?$/.test(pathname)) {
    const wanted = day ?? today();
    return isPlayableDay(wanted, today()) ? { kind: 'daily', day: wanted, seed: dailySeed(wanted) } : null;
  }
  const query = new URLSearchParams(search);
  if (query.has('new')) return { kind: 'new' };
  return query.get('scene') === 'game' ? { kind: 'play' } : { kind: 'resume' };
}

function GameAt({ place, request }: { readonly place: Place; readonly request: GameRequest }) {
  const { id, path, game, title } = place;
  const navigate = useNavigate();
  const Screen = screens.get(id)?.Component;
  const urlOf = useCallback((code: string) => absolute(codePath(path, code)), [path]);
  const onCode = useCallback(
    (code: string) => void navigate(codePath(path, code), { replace: true }),
    [path, navigate],
  );
  const keepCopy = useCallback((shelf: string) => void giveBackup(id, shelf), [id]);
  const doors = useMemo(() => doorsOf(place), [place]);
  if (!Screen) return <NotFound />;
  return (
    <>
      <title>{`${title} — Parlour`}</title>
      <GameBoundary place={place}>
        <Suspense fallback={<Waiting title={game.title} mood={game.id} />}>
          <Screen
            request={request}
            link={ShellLink}
            homeHref="/"
            dailyHref={dailyPath(game.id)}
            doors={doors}
            urlOf={urlOf}
            onCode={onCode}
            keepCopy={keepCopy}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}

function doorsOf({ id, game }: Place): readonly DoorLink[] {
  const places = placesOf(game);
  if (places.length === 1) return [];
  return places.map((place) => ({ name: place.name, href: gamePath(place.path), isHere: place.id === id }));
}

async function giveBackup(game: string, body: string): Promise<void> {
  const { makeBackup } = await import('./backup');
  const day = today();
  saveAsFile(
    `parlour-${day}.json`,
    JSON.stringify(
      await makeBackup(
        tables.map(({ id }) => id),
        day,
        { game, body },
      ),
    ),
  );
}
