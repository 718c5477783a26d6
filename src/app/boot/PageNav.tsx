/** The way between the pages around the games, and where the focus goes on arrival. */
import { type RefObject, useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigationType } from 'react-router';
import IconStats from '~icons/ph/chart-bar';
import IconSettings from '~icons/ph/gear-six';
import IconAbout from '~icons/ph/info';

const PAGES = [
  { to: '/stats', label: 'Statistics', icon: <IconStats /> },
  { to: '/settings', label: 'Settings', icon: <IconSettings /> },
  { to: '/about', label: 'About', icon: <IconAbout /> },
];

export function PageNav() {
  return (
    <nav className="portal-nav" aria-label="Pages">
      {PAGES.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className="portal-link" aria-label={label} title={label}>
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
          <span className="portal-link-label">{label}</span>
        </NavLink>
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
