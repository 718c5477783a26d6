/** One game at its address: reads what the address asks for, and keeps the game's errors to itself. */
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterClosing } from '../components/browser/overPage';
import type { Asked, GameRequest } from '../frame/ScreenProps';
import type { RoomLink } from '../frame/shell/GameShell';
import { gameAddressOf } from './boot/address';
import { lazily } from './boot/lazily';
import { absolute, codePath, dailyPath, gamePath, printPath, ROUTER_BASE } from './boot/paths';
import { ShellLink } from './boot/ShellLink';
import { screens } from './boot/screens';
import { Waiting } from './boot/Waiting';
import { isPlayableDay, isRealDay, today } from './daily/daily';
import { useToday } from './daily/days';
import { LevelText } from './daily/LevelText';
import { GameBoundary } from './errors/GameBoundary';
import { ClosedDaily, NotFound } from './errors/notFoundPage';
import { painted } from './painted/takeOver';
import { type Room, roomAt, roomsOf } from './rooms';
import { giveCopy } from './settings/giveCopy';
import { linksBeside } from './sidePages';

/** Words of addresses in the place where a code could stand: none is ever taken for one. */
const ROUTE_WORD = /^(make|secret|daily|study|print)$/i;

const MakerRoute = lazily(() => import('./MakerRoute')).Component;
const PrintRoute = lazily(() => import('./PrintRoute')).Component;
const StudyRoute = lazily(() => import('./StudyRoute')).Component;

export function GameRoute() {
  const { pathname, search, hash } = useLocation();
  const { game = '', room: side, code, day } = gameAddressOf(pathname) ?? {};
  const byLink = useNavigationType() !== 'POP';
  // `/wondering-witches/brew` looks like a code, but is a room.
  const sideRoom = roomAt(`${game}/${side ?? code}`);
  const room = sideRoom ?? (side === undefined ? roomAt(game) : undefined);
  const asked = sideRoom && side === undefined ? undefined : code;
  const wanted = day ?? (isDaily(pathname) ? today() : undefined);
  const isClosed = useIsClosed(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the clock
  const request = useMemo(() => {
    const read = readRequest(pathname, search, hash, asked, day);
    return read && { ...read, byLink };
  }, [pathname, search, hash, asked, day, byLink, isClosed]);
  const word = side === undefined ? code?.toLowerCase() : undefined;
  const maker = room?.game.makers?.find(({ path }) => path === word);
  if (room && maker) return <MakerRoute room={room} maker={maker} />;
  if (room?.game.prints && word === 'print') return <PrintRoute key={game} game={room.game} />;
  if (room?.game.studies && word === 'study') return <StudyRoute key={game} game={room.game} />;
  if (room && isClosed && wanted !== undefined && isRealDay(wanted))
    return <ClosedDaily room={room} day={wanted} />;
  if (!room || request === null) return <NotFound />;
  // By its day, or a reload after midnight would deal tomorrow's over a game that has been begun.
  if (request.kind === 'daily' && day === undefined && side === undefined)
    return <Navigate to={dailyPath(room.path, request.day)} replace />;
  return <GameAt key={room.id} room={room} request={request} />;
}

/** A daily that is closed when its page is opened opens in it at midnight; no clock set back closes one again. */
function useIsClosed(day: string | undefined): boolean {
  const now = useToday();
  const [opened, setOpened] = useState<string | undefined>();
  if (day === undefined || day === opened) return false;
  if (!isPlayableDay(day, now)) return true;
  setOpened(day);
  return false;
}

function isDaily(pathname: string): boolean {
  return /\/daily\/?$/.test(pathname);
}

function readRequest(
  pathname: string,
  search: string,
  fragment: string,
  code?: string,
  day?: string,
): Asked | null {
  if (code !== undefined && code !== 'daily') {
    return ROUTE_WORD.test(code) ? null : { kind: 'code', code, fragment };
  }
  if (day !== undefined || isDaily(pathname)) {
    const wanted = day ?? today();
    return isPlayableDay(wanted, today()) ? { kind: 'daily', day: wanted } : null;
  }
  const query = new URLSearchParams(search);
  if (query.has('new')) return { kind: 'new' };
  const run = query.get('run');
  if (run !== null) return { kind: 'run', run };
  const scene = query.get('scene');
  if (scene === 'free') return { kind: 'besideDaily' };
  return scene === 'game' ? { kind: 'play' } : { kind: 'resume' };
}

function GameAt({ room, request }: { readonly room: Room; readonly request: GameRequest }) {
  const { id, path, game, title } = room;
  const navigate = useNavigate();
  const Screen = screens.get(id)?.Component;
  const urlOf = useCallback((code: string) => absolute(codePath(path, code)), [path]);
  const onCode = useCallback(
    (code: string) =>
      afterClosing(() => {
        if (roomInAddress() === id) void navigate(codePath(path, code), { replace: true });
      }),
    [id, path, navigate],
  );
  const keepCopy = useCallback((saved: string) => void giveCopy(id, saved), [id]);
  const rooms = useMemo(() => linksOf(room), [room]);
  const makers = useMemo(() => linksBeside(game), [game]);
  const onPrint = useMemo(
    () => game.prints && ((code: string) => void navigate(printPath(game.id, code))),
    [game, navigate],
  );
  const nextDaily = useCallback(
    async (day: string) => (await import('./daily/nextDaily')).nextDaily(game.id, day),
    [game.id],
  );
  if (!Screen) return <NotFound />;
  return (
    <>
      <title>{`${title} — Parlour`}</title>
      <GameBoundary room={room}>
        <Suspense fallback={<Waiting title={game.title} mood={game.id} />}>
          <Screen
            request={request}
            link={ShellLink}
            homeHref="/"
            dailyHref={dailyPath(game.id)}
            dailyLevel={<LevelText game={game} />}
            nextDaily={nextDaily}
            rooms={rooms}
            makers={makers}
            onPrint={onPrint}
            urlOf={urlOf}
            onCode={onCode}
            keepCopy={keepCopy}
            loadCover={game.loadCover}
            painted={painted}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}

/** The browser's Back changes the address before React hears of it: a code written then would lead right back here. */
function roomInAddress(): string | undefined {
  const [game = '', side] = location.pathname.slice(ROUTER_BASE.length + 1).split('/');
  return (roomAt(`${game}/${side}`) ?? roomAt(game))?.id;
}

function linksOf({ id, game }: Room): readonly RoomLink[] {
  const rooms = roomsOf(game);
  if (rooms.length === 1) return [];
  return rooms.map((room) => ({ name: room.name, href: gamePath(room.path), isHere: room.id === id }));
}
