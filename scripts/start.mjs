/** `npm start`: installs if needed, builds, serves, prints the address. */
import { resolve } from 'node:path';
import { installIfNeeded, root, tool } from './tools.mjs';

const wanted = Number(process.env.PORT || 4173);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`PORT should be a number from 0 to 65535; it is ${process.env.PORT}.`);
  process.exit(1);
}

installIfNeeded();
console.log('Building…');
if (tool('vite', ['build', '--logLevel', 'warn']) !== 0) process.exit(1);

const { serve } = await import('./server.mjs');
const folder = resolve(root, process.env.PARLOUR_OUT || 'dist');
const base = process.env.PARLOUR_BASE || '/';
const { port } = await serve({ folder, base, port: wanted }).catch((error) => {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  console.log(
    `Port ${wanted} cannot be had, so another is used. Games saved at the usual address are not seen there.`,
  );
  return serve({ folder, base });
});
console.log(`\nParlour is open at http://localhost:${port}${base}\nPress Ctrl+C to close it.`);
