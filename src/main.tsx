import './app/boot/trustedTypes';
import './index.css';
import './app/boot/moods';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { sendForFirstPage } from './app/boot/pages';
import { watchErrors } from './app/errors/errors';
import { watchServiceWorker } from './app/offline/serviceWorker';
import { stylesArrived } from './app/painted/styles';
import { firstScreenShown, keepPainted } from './app/painted/takeOver';

watchErrors();
// No top-level await: the pages share a file with this module, and each would wait for the other.
void Promise.all([sendForFirstPage(location.pathname), stylesArrived()]).then(() => {
  const page = document.getElementById('root');
  if (!page) throw new Error('index.html has no #root');
  const root = keepPainted(page);
  // In slices: the first render of a whole page in one go is too long a task on a slow phone.
  startTransition(() => createRoot(root).render(<App />));
  void watchServiceWorker(firstScreenShown);
});
