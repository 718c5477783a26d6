import { type ComponentType, Suspense, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { partsOf } from './boot/address';
import { About, GameRoute, Home, Settings, Stats } from './boot/pages';
import { continuePath } from './boot/paths';
import { BARE_PAGE } from './errors/barePage';
import { PageBoundary } from './errors/PageBoundary';
import { games } from './registry';

/**
 * Each page is fetched when first opened, and the one before it stays until then: outside the routes, this boundary
 * is not new to React, which therefore shows no empty page in between.
 */
export function AppRoutes() {
  useMoved();
  return (
    <PageBoundary>
      <Suspense fallback={<main className={BARE_PAGE} aria-busy="true" />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

const PAGES: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['', Front],
  ['settings', Settings],
  ['stats', Stats],
  ['about', About],
]);

/** The router's own table of routes can do far more, and is large; all that it would find here is a name or a game. */
function Page() {
  const parts = partsOf(useLocation().pathname);
  const [first = ''] = parts;
  const Named = parts.length === 1 ? PAGES.get(first.toLowerCase()) : undefined;
  return Named ? <Named /> : <GameRoute />;
}

/** Lets the stylesheet tell a page that followed another, which arrives, from the first, which is simply there. */
function useMoved() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.moved = '';
  }, [pathname]);
}

/** Home, unless the address carries the query by which one game's own document says it opens. */
function Front() {
  const { search } = useLocation();
  const asked = games.find(({ homeQuery }) => homeQuery !== undefined && search === homeQuery);
  return asked ? <Navigate to={continuePath(asked.id)} replace /> : <Home />;
}
