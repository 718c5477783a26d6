import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, NavigationType, Router } from 'react-router';
import { newName, onSteps, writeAddress } from '../../components/browser/overPage';
import { ROUTER_BASE } from './paths';

type Show = (how: NavigationType) => void;

/** The router's own for browsers writes addresses and hears of steps by itself, past what lies over a page. */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => placeAfter(NavigationType.Pop));
  const [show] = useState(() => (how: NavigationType) => startTransition(() => setPlace(placeAfter(how))));
  const navigator = useMemo(() => navigatorOf(show), [show]);
  useLayoutEffect(() => onSteps(() => show(NavigationType.Pop)), [show]);
  return (
    <Router basename={ROUTER_BASE} navigator={navigator} {...place}>
      {children}
    </Router>
  );
}

function placeAfter(navigationType: NavigationType) {
  const { pathname, search, hash } = location;
  const { usr: state, key } = history.state ?? {};
  return { location: { pathname, search, hash, state, key }, navigationType };
}

function navigatorOf(show: Show) {
  const write = (how: NavigationType) => (to: Parameters<typeof hrefOf>[0], usr?: unknown) =>
    writeAddress(
      {
        state: { usr, key: newName() },
        url: hrefOf(to),
        isNew: how === NavigationType.Push,
      },
      () => show(how),
    );
  return {
    createHref: hrefOf,
    go: (by: number) => history.go(by),
    push: write(NavigationType.Push),
    replace: write(NavigationType.Replace),
  };
}

const hrefOf = (to: string | Parameters<typeof createPath>[0]) =>
  typeof to === 'string' ? to : createPath(to);
