import type { ComponentType, ReactNode } from 'react';
import IconStreak from '~icons/ph/fire-simple-fill';
import { daysInARow } from './daysInARow';
import type { ShellLinkProps } from './ShellLinkProps';

interface GameBoxProps {
  readonly mood: string;
  readonly title: string;
  /** One line, under 60 characters. */
  readonly line: string;
  /** The drawn cover; whatever in it has the class `stirs` moves a little when the box is pointed at. */
  readonly cover: ReactNode;
  readonly href: string;
  readonly link?: ComponentType<ShellLinkProps> | 'a' | undefined;
  /** Games in progress, told instead of the line. */
  readonly doors?: readonly BoxDoor[];
  readonly streak?: number | undefined;
  /** Daily, New, and More where there is more. */
  readonly actions: ReactNode;
  /** Somebody points at the box, or has come to it by keyboard: it may be opened next. */
  readonly onApproach?: (() => void) | undefined;
}

/** The way back into a game in progress. */
export interface BoxDoor {
  readonly href: string;
  /** `Continue`, or what tells this game from another one in the same box. */
  readonly name: string;
  readonly label: string;
  /** `32 of 80 pairs` */
  readonly text: string;
  readonly share: number;
}

const BOX =
  'box paper-lift relative flex flex-wrap rounded-l-sm rounded-r-lg bg-surface text-ink has-[h2_a:focus-visible]:focus-rings forced-colors:border md:flex-col md:flex-nowrap md:rounded-t-sm md:rounded-b-md';
/** The picture alone: whatever is to be read stands beside or below it. */
const LID =
  'relative min-h-34 flex-[1_1_6rem] max-[22rem]:basis-20 overflow-hidden rounded-l-sm bg-board md:min-h-44 md:flex-auto md:rounded-t-sm md:rounded-b-none min-[75rem]:min-h-[clamp(8rem,100vh_-_27rem,42vh)] min-[130rem]:min-h-[54vh]';
/** The whole box opens the game; its buttons lie on top. */
const LINK =
  'text-inherit no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none';

/** One box on the home shelf, in the colours of its game. The link in its title is stretched over all of it. */
export function GameBox(props: GameBoxProps) {
  const { mood, title, line, cover, href, link: Link = 'a', doors = [], streak, actions, onApproach } = props;
  return (
    <article className={BOX} data-mood={mood} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={`box-lid ${LID}`} aria-hidden="true">
        {cover}
      </div>
      <div className="flex min-w-0 flex-[3_1_9.5rem] max-[22rem]:basis-51 flex-col gap-2 px-3.5 pt-3 pb-3.5 md:flex-none md:px-4">
        <header className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="min-w-min flex-1 text-[1.1875rem]/[1.15] md:text-[1.3125rem] min-[100rem]:text-xl min-[130rem]:text-2xl">
            <Link href={href} className={LINK}>
              {title}
            </Link>
          </h2>
          {streak ? <Streak days={streak} /> : null}
        </header>
        {doors.length === 0 ? (
          <p className="min-h-14 flex-1 leading-[1.35] text-pretty text-soft md:text-sm min-[100rem]:text-base min-[130rem]:text-lg/[1.35]">
            {line}
          </p>
        ) : (
          <div className="relative z-1 grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
            {doors.map((door) => (
              <Door key={door.href} {...door} link={Link} />
            ))}
          </div>
        )}
        <div className="relative z-1 flex flex-wrap gap-2 max-[22rem]:gap-1.5">{actions}</div>
      </div>
    </article>
  );
}

function Streak({ days }: { readonly days: number }) {
  const words = daysInARow(days);
  return (
    <span
      className="figures inline-flex flex-none items-center gap-1 text-sm/none font-semibold text-accent-text"
      title={words}
    >
      <IconStreak aria-hidden="true" />
      <span aria-hidden="true">{days}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}

const DOOR =
  'button rim-rest relative grid min-h-14 content-center overflow-hidden rounded-md bg-accent px-3 pt-1 pb-2 text-center leading-tight text-accent-ink no-underline hover:brightness-110 active:translate-y-px forced-colors:border';

/** As high as the line that stands in its place elsewhere, so that all boxes of a row are alike. */
function Door({
  href,
  name,
  label,
  text,
  share,
  link: Link,
}: BoxDoor & { readonly link: ComponentType<ShellLinkProps> | 'a' }) {
  return (
    <Link href={href} className={DOOR} aria-label={label}>
      <span className="font-semibold">{name}</span>
      <span className="figures text-sm/[1.2]">{text}</span>
      <span
        role="progressbar"
        aria-label="In progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
        className="absolute inset-x-0 bottom-0 h-1 bg-accent-ink/25"
      >
        <span
          className="progress-fill block h-full origin-left bg-accent-ink"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </Link>
  );
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className="shelf flex flex-wrap justify-center gap-3.5 md:gap-x-6 md:gap-y-9">{children}</div>;
}
