import { useEffect } from 'react';
import { AppRoutes } from './AppRoutes';
import { applySettings } from './boot/applySettings';
// The browser's offer to install may come while the first page is a game, long before the home page is opened.
import './offline/install';
import { PageRouter } from './boot/PageRouter';
import { RootBoundary } from './errors/RootBoundary';
import { UpdatePrompt } from './offline/UpdatePrompt';
import { useTakenOver } from './painted/takeOver';

export function App() {
  useEffect(applySettings, []);
  useTakenOver();
  return (
    <RootBoundary>
      <PageRouter>
        <AppRoutes />
        <UpdatePrompt />
      </PageRouter>
    </RootBoundary>
  );
}
