import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './AppRoutes';
import { applySettings } from './boot/applySettings';
// The browser's offer to install may come while the first page is a game, long before the home page is opened.
import './offline/install';
import { ROUTER_BASE } from './boot/paths';
import { RootBoundary } from './errors/RootBoundary';
import { UpdatePrompt } from './offline/UpdatePrompt';
import { useTakenOver } from './painted/takeOver';

export function App() {
  useEffect(applySettings, []);
  useTakenOver();
  return (
    <RootBoundary>
      <BrowserRouter basename={ROUTER_BASE}>
        <AppRoutes />
        <UpdatePrompt />
      </BrowserRouter>
    </RootBoundary>
  );
}
