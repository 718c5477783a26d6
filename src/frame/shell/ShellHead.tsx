import { memo } from 'react';
import IconHome from '~icons/ph/house';
import { iconButtonClass } from '../../components/Button';
import type { GameShellProps, RoomLink } from './GameShell';

type HeadProps = Pick<GameShellProps, 'title' | 'subtitle' | 'homeHref' | 'rooms' | 'link' | 'status'>;

/** The way home, what is being played, and its figures: as high at its first word as at its last. */
export function ShellHead({ title, subtitle, homeHref, rooms = [], link: Link = 'a', status }: HeadProps) {
  return (
    <header className="contents">
      <Home href={homeHref} link={Link} />
      {/* In a wide window the rooms stand in the middle: switching between them must not move them, whatever each counts. */}
      <div
        className={`flex min-w-0 flex-wrap items-center gap-x-3 pe-2 [grid-area:head] tablet:pe-3 lying:content-start lying:pt-1 wide:pe-0 ${rooms.length > 0 ? 'wide:min-[900px]:grid wide:min-[900px]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]' : ''}`}
      >
        {/* On a phone there is no room for both: the rooms say what is played. */}
        <div
          className={`flex min-w-min flex-[1_1_6rem] flex-wrap items-center phone:basis-20 gap-x-3 phone:flex-col-reverse phone:items-start lying:flex-col-reverse lying:items-start ${rooms.length > 0 ? 'wide:min-[900px]:contents' : ''}`}
        >
          <div className="min-w-0 max-[899.98px]:min-w-min flex-1 phone:w-full phone:flex-none lying:w-full lying:flex-none">
            <h1
              className={`text-base/tight tablet:text-xl ${rooms.length > 0 ? 'phone:sr-only lying:sr-only' : ''}`}
            >
              {title}
            </h1>
            {subtitle !== undefined && (
              // Two lines of it are no higher than the head on a phone: its end may come later, and moves no board.
              <p className="flex min-h-lh flex-wrap gap-x-3 text-xs leading-[1.15] text-soft tablet:text-sm/tight">
                {subtitle}
              </p>
            )}
          </div>
          {rooms.length > 0 && <Rooms title={title} rooms={rooms} link={Link} />}
        </div>
        {status && (
          <div className="flex max-w-full flex-none flex-wrap items-center gap-x-3 wide:justify-self-end phone:gap-x-2 tablet:gap-x-6">
            {status}
          </div>
        )}
      </div>
    </header>
  );
}

interface HomeProps {
  readonly href: string;
  readonly link: NonNullable<GameShellProps['link']>;
}

const Home = memo(function Home({ href, link: Link }: HomeProps) {
  return (
    <Link
      href={href}
      className={`place-self-center text-ink lying:self-start [grid-area:home] ${iconButtonClass()}`}
      aria-label="Home"
      title="Home"
    >
      <span className="icon" aria-hidden="true">
        <IconHome />
      </span>
    </Link>
  );
});

interface RoomsProps {
  readonly title: string;
  readonly rooms: readonly RoomLink[];
  readonly link: NonNullable<GameShellProps['link']>;
}

const Rooms = memo(function Rooms({ title, rooms, link: Link }: RoomsProps) {
  return (
    <nav
      className="flex max-w-full flex-none flex-wrap rounded-md ring-1 ring-line ring-inset"
      aria-label={title}
    >
      {rooms.map(({ name, href, isHere }) => (
        <Link
          key={href}
          href={href}
          aria-current={isHere ? 'page' : undefined}
          className="grid min-h-9 place-items-center rounded-md px-2 phone:min-h-7 phone:px-[6px] lying:min-h-7 lying:px-[8px] lying:text-[length:min(var(--text-sm),20px)] text-sm text-soft no-underline hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-edge aria-[current=page]:ring-inset tablet:px-3"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
});
