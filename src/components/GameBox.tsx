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
  /** A game in progress: `32 of 80 pairs`. */
  readonly progress?: { readonly text: string; readonly share: number } | null | undefined;
  readonly streak?: number | undefined;
  /** Continue, Daily, New. */
  readonly actions: ReactNode;
  /** Somebody points at the box, or has come to it by keyboard: it may be opened next. */
  readonly onApproach?: (() => void) | undefined;
}

/** One box on the home shelf, in the colours of its game. The link in its title is stretched over all of it. */
export function GameBox(props: GameBoxProps) {
  const { mood, title, line, cover, href, link: Link = 'a', progress, streak, actions, onApproach } = props;
  return (
    <article className="box" data-mood={mood} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className="box-lid" aria-hidden="true">
        {cover}
      </div>
      <div className="box-side">
        <header className="box-head">
          <h2 className="box-title">
            <Link href={href} className="box-link">
              {title}
            </Link>
          </h2>
          {streak ? (
            <span
              className="box-streak figures"
              title={inForms(streak, { one: '# day in a row', other: '# days in a row' })}
            >
              <IconStreak aria-hidden="true" />
              {streak}
              <span className="unseen"> {inForms(streak, { one: 'day', other: 'days' })} in a row</span>
            </span>
          ) : null}
        </header>
        <p className="box-line">{line}</p>
        {progress && <Progress label="In progress" text={progress.text} value={progress.share} />}
        <div className="box-foot">{actions}</div>
      </div>
    </article>
  );
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className="shelf">{children}</div>;
}
