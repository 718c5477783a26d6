/** A plain static host, like the ones Parlour is meant for: files, each room's page for what lies under its address, gzip, nothing clever. */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const gzipped = promisify(gzip);
const TEXT = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** What opening a path says where there is no such file; anything else is the host's own trouble. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP', 'EACCES', 'EPERM']);

/**
 * Serves `folder` under `base`; resolves once it listens. Hosts differ in what they do with unknown addresses:
 * some answer with index.html, others (`plain`) with 404.html and the status that goes with it.
 * @param {{ folder: string, base?: string, port?: number, host?: string, plain?: boolean }} options
 */
export function serve({ folder, base = '/', port = 0, host = '127.0.0.1', plain = false }) {
  const site = { folder: resolve(folder), base, plain };
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The server is in trouble');
    });
  });
  return new Promise((listening, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      listening({ server, port: server.address().port, close: () => close(server) }),
    );
  });
}

function close(server) {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
}

async function answer({ folder, base, plain }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
  }
  const path = decodePath(request.url);
  if (path === null) return refuse(response, 400, 'Not an address');
  if (!path.startsWith(base)) return refuse(response, 404, 'Not found');
  const file = await openFile(folder, path.slice(base.length) || 'index.html');
  if (file) return send(request, response, 200, file);
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const page = isPage ? await openPage(folder, plain ? null : path.slice(base.length)) : null;
  if (page) return send(request, response, plain ? 404 : 200, page);
  refuse(response, 404, 'Not found');
}

/** Null for what no file can be called. */
function decodePath(url) {
  try {
    const { pathname } = new URL(url.startsWith('/') ? `http://host${url}` : url);
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** Opened first and looked at afterwards, so that nothing can vanish in between. */
async function openFile(folder, path) {
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  // Static hosts answer `/pikachu` with pikachu.html.
  return (await openIfFile(file)) ?? (await openIfFile(`${file}.html`));
}

/** `wondering-witches/brew/code` is answered with wondering-witches-brew.html; null: like a host that knows of no page. */
async function openPage(folder, path) {
  const steps = path?.split('/') ?? [];
  for (let length = steps.length; length > 0; length--) {
    const page = await openFile(folder, `${steps.slice(0, length).join('-')}.html`);
    if (page) return page;
  }
  return openFile(folder, path === null ? '404.html' : 'index.html');
}

async function openIfFile(path) {
  const handle = await open(path).catch((error) => {
    if (ABSENT.has(error.code)) return null;
    throw error;
  });
  if (!handle) return null;
  const stats = await handle.stat();
  if (stats.isFile()) return { path, handle, stats };
  await handle.close();
  return null;
}

/** Takes care of the handle, whatever becomes of the answer. */
async function send(request, response, status, { path, handle, stats }) {
  const type = extname(path);
  const isText = TEXT.has(type);
  const zip = isText && acceptsGzip(request);
  const hashed = /assets[\\/].+-[\w-]{8}\.\w+$/.test(path);
  const etag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  const isKnown = status === 200 && knows(request, etag);
  response.writeHead(isKnown ? 304 : status, {
    ...SAFE,
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'accept-ranges': 'none',
    etag,
    ...(isText && { vary: 'accept-encoding' }),
    ...(zip && { 'content-encoding': 'gzip' }),
  });
  if (isKnown || request.method === 'HEAD') {
    await handle.close();
    response.end();
    return;
  }
  if (zip) return response.end(await zipped(path, etag, handle));
  // A pipeline closes the file when the reader goes away; plain pipes would keep it open for ever.
  // Whoever left needs no answer, and a file that fails half-way has cut the connection already.
  pipeline(handle.createReadStream(), response, () => {});
}

/** By file and state of it. A visit asks for a hundred files, and to compress them each time takes longer than the rest. */
const zips = new Map();

async function zipped(path, etag, handle) {
  try {
    const known = zips.get(path);
    if (known?.etag === etag) return known.body;
    const body = await gzipped(await handle.readFile());
    zips.set(path, { etag, body });
    return body;
  } finally {
    await handle.close();
  }
}

function acceptsGzip({ headers }) {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}

function knows({ headers }, etag) {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, {
    ...SAFE,
    'content-type': 'text/plain',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(text);
}
