/** A plain static host, like the ones Parlour is meant for: files, one page for all other addresses, gzip, nothing clever. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const TEXT = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/**
 * Serves `folder` under `base`; resolves once it listens. Hosts differ in what they do with unknown addresses:
 * some answer with index.html, others (`plain`) with 404.html and the status that goes with it.
 * @param {{ folder: string, base?: string, port?: number, host?: string, plain?: boolean }} options
 */
export function serve({ folder, base = '/', port = 0, host = '127.0.0.1', plain = false }) {
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/');
    const file = path === null ? null : findFile(folder, base, path);
    if (file) return send(request, response, 200, file);
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const fallback = join(folder, plain ? '404.html' : 'index.html');
    if (path?.startsWith(base) && isPage && existsSync(fallback)) {
      return send(request, response, plain ? 404 : 200, fallback);
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({ server, port: server.address().port, close: () => close(server) }),
    );
  });
}

function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

function decodePath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname);
  } catch {
    return null;
  }
}

function findFile(folder, base, path) {
  if (!path.startsWith(base)) return null;
  const file = normalize(join(folder, path.slice(base.length) || 'index.html'));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  // Static hosts answer `/pikachu` with pikachu.html.
  return (
    [file, `${file}.html`].find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? null
  );
}

function send(request, response, status, file) {
  const type = extname(file);
  const hashed = /assets[\\/].+-[\w-]{8}\.\w+$/.test(file);
  const headers = {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const zip = TEXT.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(status, zip ? { ...headers, 'content-encoding': 'gzip' } : headers);
  if (request.method === 'HEAD') return response.end();
  const stream = createReadStream(file);
  if (zip) stream.pipe(createGzip()).pipe(response);
  else stream.pipe(response);
}
