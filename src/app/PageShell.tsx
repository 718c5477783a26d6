/** The frame of the pages around the games; the home page has one of its own. */
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useFocusKept } from '../components/useFocusKept';
import { Lamp } from './Lamp';
import { PageNav, useArrival } from './PageNav';

interface PageShellProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly intro?: ReactNode;
  /** More room than a column of text wants. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function PageShell({ title, intro, wide = false, children }: PageShellProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const room = useRef<HTMLDivElement>(null);
  useFocusKept(room, 'h1');
  return (
    <div ref={room} className="room portal">
      <title>{`${title} — Parlour`}</title>
      <header className="portal-head">
        <Link to="/" className="brand" aria-label="Parlour, home">
          <Lamp />
          <span className="title">Parlour</span>
        </Link>
        <PageNav />
      </header>
      <main className="portal-main page-in" data-wide={wide || undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="portal-intro">{intro}</p>}
        {children}
      </main>
    </div>
  );
}
