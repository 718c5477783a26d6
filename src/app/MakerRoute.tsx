/** A page on which something is made: gives it the world outside, and keeps its errors to itself. */
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { GameMeta, MakerMeta } from '../frame/GameMeta';
import type { MakerProps } from '../frame/maker/MakerProps';
import { pageName } from '../store/saving/pageName';
import { lazily } from './boot/lazily';
import { absolute, codePath, gamePath, printPath } from './boot/paths';
import { ShellLink } from './boot/ShellLink';
import { Waiting } from './boot/Waiting';
import { GameBoundary } from './errors/GameBoundary';
import { type Room, roomsOf } from './rooms';
import { giveCopy } from './settings/giveCopy';

/** Each is fetched when first opened. */
const pages = new Map<MakerMeta, ReturnType<typeof lazily<MakerProps>>['Component']>();

function pageOf(maker: MakerMeta) {
  const Page = pages.get(maker) ?? lazily(async () => (await maker.load()).load()).Component;
  pages.set(maker, Page);
  return Page;
}

interface MakerRouteProps {
  /** The game's own, or one beside it. */
  readonly room: Pick<Room, 'game'>;
  readonly maker: MakerMeta;
}

export default function MakerRoute({ room: { game }, maker }: MakerRouteProps) {
  const id = pageName(game.id, maker.path);
  const title = `${game.title}: ${maker.name}`;
  const navigate = useNavigate();
  const Page = pageOf(maker);
  const pathOf = useCallback(
    (code: string, room?: string) => codePath(room === undefined ? game.id : `${game.id}/${room}`, code),
    [game.id],
  );
  const urlOf = useCallback<MakerProps['urlOf']>((...deal) => absolute(pathOf(...deal)), [pathOf]);
  const onPlay = useCallback<MakerProps['onPlay']>(
    (...deal) => void navigate(pathOf(...deal)),
    [pathOf, navigate],
  );
  const onPrint = useMemo(
    () => game.prints && ((code: string) => void navigate(printPath(game.id, code))),
    [game, navigate],
  );
  const keepCopy = useCallback((saved: string) => void giveCopy(id, saved), [id]);
  const rooms = useMemo(() => linksOf(game, maker), [game, maker]);
  return (
    <>
      <title>{`${title} — Parlour`}</title>
      {/* Whoever asks for a new game after an error gets one of the game's. */}
      <GameBoundary room={{ ...roomsOf(game)[0], id, title }}>
        <Suspense fallback={<Waiting title={game.title} mood={game.id} />}>
          <Page
            link={ShellLink}
            homeHref="/"
            rooms={rooms}
            urlOf={urlOf}
            onPlay={onPlay}
            onPrint={onPrint}
            keepCopy={keepCopy}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}

function linksOf(game: GameMeta, { path, name }: MakerMeta) {
  const rooms = roomsOf(game).map((room) => ({
    name: room.name,
    href: gamePath(room.path),
    isHere: false,
  }));
  return [...rooms, { name, href: gamePath(`${game.id}/${path}`), isHere: true }];
}
