import './app/trustedTypes';
import './index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { watchChunks } from './app/chunks';
import { watchErrors } from './app/errors';
import { sendForFirstPage, sendForOtherPages } from './app/pages';
import { watchServiceWorker } from './app/serviceWorker';

watchErrors();
watchChunks();
sendForFirstPage(location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
watchServiceWorker();
sendForOtherPages();
