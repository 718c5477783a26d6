/** A plain static host, like the ones Parlour is meant for: files, each room's page for what lies under its address, compressed, nothing clever. */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
const brotlied = promisify(brotliCompress);
const TEXT = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** What opening a path says where there is no such file; anything else is the host's own trouble. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP', 'EACCES', 'EPERM']);

/**
 * Serves `folder` under `base`; resolves once it listens. Hosts differ in what they do with unknown addresses:
 * some answer with index.html, others (`plain`) with 404.html and the status that goes with it.
 * And in how hard they compress: by default so that nobody waits for it, `small` like hosts that do it beforehand.
 * @param {{ folder: string, base?: string, port?: number, host?: string, plain?: boolean, small?: boolean }} options
 */
export function serve({ folder, base = '/', port = 0, host = '127.0.0.1', plain = false, small = false }) {
  const site = { folder: resolve(folder), base, plain, small };
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

async function answer(site, request, response) {
  const { folder, base, plain } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
  }
  const path = decodePath(request.url);
  if (path === null) return refuse(response, 400, 'Not an address');
  if (!path.startsWith(base)) return refuse(response, 404, 'Not found');
  const file = await openFile(folder, path.slice(base.length) || 'index.html');
  if (file) return send(site, request, response, 200, file);
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const page = isPage ? await openPage(folder, plain ? null : path.slice(base.length)) : null;
  if (page) return send(site, request, response, plain ? 404 : 200, page);
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
async function send({ small }, request, response, status, { path, handle, stats }) {
  const type = extname(path);
  const isText = TEXT.has(type);
  const encoding = isText ? ['br', 'gzip'].find((name) => accepts(request, name)) : undefined;
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
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (isKnown || request.method === 'HEAD') {
    await handle.close();
    response.end();
    return;
  }
  if (encoding) return response.end(await zipped({ path, etag, handle }, encoding, small));
  // A pipeline closes the file when the reader goes away; plain pipes would keep it open for ever.
  // Whoever left needs no answer, and a file that fails half-way has cut the connection already.
  pipeline(handle.createReadStream(), response, () => {});
}

/** By file and state of it. A visit asks for a hundred files, and to compress them each time takes longer than the rest. */
const zips = new Map();

async function zipped({ path, etag, handle }, encoding, small) {
  try {
    const key = `${path}:${encoding}:${small}`;
    const known = zips.get(key);
    if (known?.etag === etag) return known.body;
    const text = await handle.readFile();
    const body = await (encoding === 'br' ? brotlied(text, howHard(small)) : gzipped(text));
    zips.set(key, { etag, body });
    return body;
  } finally {
    await handle.close();
  }
}

/** The best takes twenty times as long as what is as quick as gzip, and makes a tenth less of it. */
function howHard(small) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: small ? constants.BROTLI_MAX_QUALITY : 5 } };
}

function accepts({ headers }, encoding) {
  const taken = headers['accept-encoding']?.split(',') ?? [];
  return taken.some((entry) => {
    const [name, weight = ''] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
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
