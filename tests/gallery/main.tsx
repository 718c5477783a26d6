/** For looking at, not for shipping: `npx vite`, then /tests/gallery/index.html?room=shell&mood=template */
import '../../src/index.css';
import '../../src/app/boot/moods';
import { createRoot } from 'react-dom/client';
import { rooms } from './rooms';

const query = new URLSearchParams(location.search);
const Room = rooms[query.get('room') ?? 'index'] ?? rooms.index;
const root = document.getElementById('root');
if (root && Room) createRoot(root).render(<Room mood={query.get('mood') ?? 'template'} />);
