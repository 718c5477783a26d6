import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { applySettings } from './boot/applySettings';
// The browser's offer to install may come while the first page is a game, long before the home page is opened.
import './offline/install';
import { About, GameRoute, Home, Settings, Stats } from './boot/pages';
import { continuePath, ROUTER_BASE } from './boot/paths';
import { BARE_PAGE } from './errors/barePage';
import { NotFound } from './errors/notFoundPage';
import { PageBoundary } from './errors/PageBoundary';
import { RootBoundary } from './errors/RootBoundary';
import { UpdatePrompt } from './offline/UpdatePrompt';
import { games } from './registry';

export function App() {
  useEffect(applySettings, []);
  return (
    <RootBoundary>
      <BrowserRouter basename={ROUTER_BASE}>
        <Rooms />
        <UpdatePrompt />
      </BrowserRouter>
    </RootBoundary>
  );
}

/**
 * Each page is fetched when first opened, and the one before it stays until then: outside the routes, this boundary
 * is not new to React, which therefore shows no empty page in between.
 */
function Rooms() {
  useMoved();
  return (
    <PageBoundary>
      <Suspense fallback={<main className={BARE_PAGE} aria-busy="true" />}>
        <Routes>
          <Route path="/" element={<Front />} />
          <Route path="/settings" element={<Settings />} />
          <Route path="/stats" element={<Stats />} />
          <Route path="/about" element={<About />} />
          <Route path="/:game" element={<GameRoute />} />
          <Route path="/:game/daily" element={<GameRoute />} />
          <Route path="/:game/daily/:day" element={<GameRoute />} />
          <Route path="/:game/:code" element={<GameRoute />} />
          <Route path="/:game/:room/:code" element={<GameRoute />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
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
