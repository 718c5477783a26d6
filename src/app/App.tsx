import { type ComponentType, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { applySettings } from './applySettings';
// The browser's offer to install may come while the first page is a game, long before the home page is opened.
import './install';
import { NotFound } from './notFoundPage';
import { About, GameRoute, Home, Settings, Stats } from './pages';
import { continuePath, ROUTER_BASE } from './paths';
import { RootBoundary } from './RootBoundary';
import { games } from './registry';
import { UpdatePrompt } from './UpdatePrompt';

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
          <Route path="/:game" element={<Page of={GameRoute} />} />
          <Route path="/:game/daily" element={<Page of={GameRoute} />} />
          <Route path="/:game/daily/:day" element={<Page of={GameRoute} />} />
          <Route path="/:game/:code" element={<Page of={GameRoute} />} />
          <Route path="/:game/:door/:code" element={<Page of={GameRoute} />} />
          <Route path="*" element={<Page of={NotFound} />} />
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
  return asked ? <Navigate to={continuePath(asked.id)} replace /> : <Page of={Home} />;
}

/** Each page is fetched when first opened; what the first address needs is already on its way. */
function Page({ of: Content }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <Content />
    </Suspense>
  );
}
