/** `npm start`: installs if needed, builds, serves, prints the address. */
import { join } from 'node:path';
import { installIfNeeded, root, tool } from './tools.mjs';

installIfNeeded();
if (tool('vite', ['build', '--logLevel', 'warn']) !== 0) process.exit(1);

const { serve } = await import('./server.mjs');
const wanted = Number(process.env.PORT ?? 4173);
const folder = join(root, process.env.PARLOUR_OUT ?? 'dist');
const base = process.env.PARLOUR_BASE ?? '/';
const { port } = await serve({ folder, base, port: wanted }).catch(() => serve({ folder, base }));
console.log(`\nParlour is open at http://localhost:${port}${base}\nPress Ctrl+C to close it.`);
