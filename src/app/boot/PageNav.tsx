/** The way between the pages around the games, and where the focus goes on arrival. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import IconStats from '~icons/ph/chart-bar';
import IconAbout from '~icons/ph/info';
import IconSettings from '~icons/ph/sliders-horizontal';
import { Link } from './Link';

/** The outermost element of every page around the games, and the line at its top. */
export const PORTAL =
  'page-root flex min-h-dvh flex-col ps-[max(clamp(1rem,4vw,3rem),env(safe-area-inset-left))] pe-[max(clamp(1rem,4vw,3rem),env(safe-area-inset-right))]';
export const PORTAL_HEAD = 'mx-auto flex w-full flex-wrap items-center gap-x-3';
/** A page that follows another arrives; the first one is simply there. */
export const ARRIVES = 'in-data-moved:animate-[fade_var(--calm)_var(--ease-out)]';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-medium text-ink no-underline transition-colors duration-(--quick) hover:bg-accent/10 min-[40rem]:px-3';
const HERE =
  'aria-[current=page]:rounded-b-none aria-[current=page]:font-semibold aria-[current=page]:text-accent-text aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] forced-colors:aria-[current=page]:border-b-2';

const PAGES = [
  { to: '/stats', label: 'Statistics', icon: <IconStats /> },
  { to: '/settings', label: 'Settings', icon: <IconSettings /> },
  { to: '/about', label: 'About', icon: <IconAbout /> },
];

export function PageNav() {
  const { pathname } = useLocation();
  return (
    <nav className="ms-auto -me-2 flex flex-wrap gap-0.5" aria-label="Pages">
      {PAGES.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          className={`${LINK} ${HERE}`}
          aria-label={label}
          aria-current={pathname === to ? 'page' : undefined}
          title={label}
        >
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
          <span className="hidden min-[40rem]:inline">{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The focus goes to the new page's title, as after any page load; the first page leaves it to the browser. */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  const { key } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once
  useEffect(() => {
    if (key === 'default') return;
    target.current?.focus({ preventScroll: true });
    // Going back, the browser knows the place itself.
    if (how !== 'POP') window.scrollTo(0, 0);
  }, []);
  return target;
}
