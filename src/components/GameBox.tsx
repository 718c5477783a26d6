import type { ComponentType, ReactNode } from 'react';
import IconStreak from '~icons/ph/flame-fill';
import { inForms } from '../core/inForms';
import { Progress } from './Progress';
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
  /** A game in progress, told instead of the line: `32 of 80 pairs`. */
  readonly progress?: { readonly text: string; readonly share: number } | null | undefined;
  readonly streak?: number | undefined;
  /** Continue, Daily, New. */
  readonly actions: ReactNode;
  /** Somebody points at the box, or has come to it by keyboard: it may be opened next. */
  readonly onApproach?: (() => void) | undefined;
}

const BOX =
  'box paper-lift relative flex flex-wrap rounded-l-sm rounded-r-lg bg-surface text-ink has-[h2_a:focus-visible]:focus-ring forced-colors:border md:grid md:grid-cols-1 md:grid-rows-[auto_1fr] md:rounded-t-sm md:rounded-b-md max-[24rem]:[&_.progress>:first-child>:first-child]:hidden';
/** The picture alone: whatever is to be read stands beside or below it. */
const LID =
  'relative min-h-34 flex-[1_1_7.25rem] overflow-hidden rounded-l-sm bg-board md:min-h-50 md:rounded-t-sm md:rounded-b-none min-[75rem]:min-h-[clamp(15rem,44vh,24rem)]';
/** The whole box opens the game; its buttons lie on top. */
const LINK =
  'text-inherit no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none';

/** One box on the home shelf, in the colours of its game. The link in its title is stretched over all of it. */
export function GameBox(props: GameBoxProps) {
  const { mood, title, line, cover, href, link: Link = 'a', progress, streak, actions, onApproach } = props;
  return (
    <article className={BOX} data-mood={mood} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={`box-lid ${LID}`} aria-hidden="true">
        {cover}
      </div>
      <div className="flex min-w-0 flex-[3_1_9.5rem] flex-col gap-2.5 px-3.5 pt-3 pb-3.5 md:px-4.5 md:pt-3.5 md:pb-4.5">
        <header className="flex items-baseline justify-between gap-2">
          <h2 className="text-[1.1875rem]/[1.15] md:text-[1.5rem] min-[75rem]:text-[1.3125rem]">
            <Link href={href} className={LINK}>
              {title}
            </Link>
          </h2>
          {streak ? (
            <span
              className="figures inline-flex flex-none items-center gap-1 text-sm/normal font-semibold text-accent-text"
              title={inForms(streak, { one: '# day in a row', other: '# days in a row' })}
            >
              <IconStreak aria-hidden="true" />
              {streak}
              <span className="unseen"> {inForms(streak, { one: 'day', other: 'days' })} in a row</span>
            </span>
          ) : null}
        </header>
        <div className="flex-1">
          {progress ? (
            <Progress label="In progress" text={progress.text} value={progress.share} />
          ) : (
            <p className="-mt-1 leading-[1.35] text-pretty text-soft">{line}</p>
          )}
        </div>
        <div className="relative z-1">{actions}</div>
      </div>
    </article>
  );
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className="shelf">{children}</div>;
}
