import type { ComponentType, ReactNode } from 'react';
import IconStreak from '~icons/ph/flame-fill';
import type { ShellLinkProps } from './GameShell';
import { Progress } from './Progress';

export interface GameBoxProps {
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
}

/** One box on the home shelf, in the colours of its game. */
export function GameBox(props: GameBoxProps) {
  const Link = props.link ?? 'a';
  return (
    <article className="box" data-mood={props.mood}>
      <Link href={props.href} className="box-lid">
        <span className="box-cover" aria-hidden="true">
          {props.cover}
        </span>
        <h2 className="box-title">{props.title}</h2>
      </Link>
      <div className="box-side">
        <p className="box-line">{props.line}</p>
        {props.progress && (
          <Progress label="In progress" text={props.progress.text} value={props.progress.share} />
        )}
        <div className="box-foot">
          {props.actions}
          {props.streak ? (
            <span className="box-streak figures" title={`${props.streak} days in a row`}>
              <IconStreak aria-hidden="true" />
              {props.streak}
              <span className="unseen"> days in a row</span>
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className="shelf">{children}</div>;
}
