/** The frame of the pages around the games; the home page has one of its own. */
import { type ReactNode, useRef } from 'react';
import { useFocusKept } from '../../components/browser/useFocusKept';
import { Lamp } from '../home/Lamp';
import { Link } from './Link';
import { ARRIVES, PageNav, PORTAL, PORTAL_HEAD, useArrival } from './PageNav';
import { useNamedPart } from './useNamedPart';

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
  useNamedPart();
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, 'h1');
  return (
    <div ref={root} className={PORTAL}>
      <title>{`${title} — Parlour`}</title>
      <header className={`${PORTAL_HEAD} max-w-336 py-3`}>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-md text-[1.375rem] text-ink no-underline"
          aria-label="Parlour, home"
        >
          <Lamp />
          <span className="title">Parlour</span>
        </Link>
        <PageNav />
      </header>
      <main
        className={`mx-auto grid w-full max-w-184 flex-1 grid-cols-1 content-start gap-5 pt-[clamp(0.75rem,3vw,2rem)] pb-16 max-sm:[--segment-pad:0.4375rem] ${ARRIVES} ${wide ? 'lg:max-w-264' : ''}`}
      >
        <h1 ref={heading} className="text-3xl" tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="-mt-2 text-lg/[1.4] text-pretty text-soft">{intro}</p>}
        {children}
      </main>
    </div>
  );
}
