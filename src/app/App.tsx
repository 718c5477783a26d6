import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { applySettings } from './applySettings';
import { GameRoute } from './GameRoute';
import { Home } from './Home';
import { NotFound } from './NotFound';
import { continuePath, ROUTER_BASE } from './paths';
import { RootBoundary } from './RootBoundary';
import { games } from './registry';
import { UpdatePrompt } from './UpdatePrompt';

const Settings = lazy(() => import('./Settings'));
const Stats = lazy(() => import('./Stats'));
const About = lazy(() => import('./About'));

export function App() {
  useEffect(applySettings, []);
  return (
    <RootBoundary>
      <BrowserRouter basename={ROUTER_BASE}>
        <Routes>
          <Route path="/" element={<Front />} />
          <Route path="/settings" element={<Page of={Settings} />} />
          <Route path="/stats" element={<Page of={Stats} />} />
          <Route path="/about" element={<Page of={About} />} />
          <Route path="/:game" element={<GameRoute />} />
          <Route path="/:game/daily" element={<GameRoute />} />
          <Route path="/:game/daily/:day" element={<GameRoute />} />
          <Route path="/:game/:code" element={<GameRoute />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
        <UpdatePrompt />
      </BrowserRouter>
    </RootBoundary>
  );
}

/** Home, unless the address carries the query by which one game's own document says it opens. */
function Front() {
  const { search } = useLocation();
  const asked = games.find(({ homeQuery }) => homeQuery !== undefined && search === homeQuery);
  return asked ? <Navigate to={continuePath(asked.id)} replace /> : <Home />;
}

/** The home page is in the first bundle; these are fetched when first opened. */
function Page({ of: Content }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <Content />
    </Suspense>
  );
}
