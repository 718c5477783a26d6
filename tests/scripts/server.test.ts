/** The static server of `npm start` and of the browser tests, asked the way strangers and impatient readers ask. */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve, TYPES } from '../../scripts/server.mjs';
import { count } from '../counts';

const around = mkdtempSync(join(tmpdir(), 'parlour ü '));
const folder = join(around, 'site');
const PAGE = '<!doctype html><title>Parlour</title>';
const HASHED = 'assets/base-0a1B_c-D.js';
/** More than sockets take at once, and nothing that gzip could make small. */
const LARGE = randomBytes(8_000_000);
const WORDS = 'many words and '.repeat(500);
const COUNTS = Array.from({ length: 500 }, (_, count) => `${count * count} cells`).join();
let site: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'cups'));
  writeFileSync(join(around, 'secret.txt'), 'secret');
  writeFileSync(join(around, 'site-secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, '404.html'), PAGE);
  writeFileSync(join(folder, 'cups.html'), `${PAGE}Cups`);
  writeFileSync(join(folder, 'cups-tray.html'), `${PAGE}Tray`);
  writeFileSync(join(folder, HASHED), 'export {};');
  writeFileSync(join(folder, 'large.png'), LARGE);
  writeFileSync(join(folder, 'large.txt'), LARGE.toString('base64'));
  writeFileSync(join(folder, 'words.txt'), WORDS);
  writeFileSync(join(folder, 'counts.txt'), COUNTS);
  site = await serve({ folder });
});

afterAll(async () => {
  await site.close();
  rmSync(around, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The path as it stands: `fetch` would tidy it. */
function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port: site.port, path, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

function unzipped({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

const asPage = { headers: { accept: 'text/html' } };

describe('what it answers with', () => {
  it('files, pages by their names and for all that lies below them, and one page for all other addresses', async () => {
    expect((await ask('/')).body.toString()).toBe(PAGE);
    expect((await ask('/cups?scene=game')).body.toString()).toBe(`${PAGE}Cups`);
    expect(await ask('/cups/some-code', asPage)).toMatchObject({
      status: 200,
      body: Buffer.from(`${PAGE}Cups`),
    });
    expect(await ask('/cups/daily/2026-11-19', asPage)).toMatchObject({ body: Buffer.from(`${PAGE}Cups`) });
    expect(await ask('/cups/tray', asPage)).toMatchObject({ body: Buffer.from(`${PAGE}Tray`) });
    expect(await ask('/cups/tray/code', asPage)).toMatchObject({ body: Buffer.from(`${PAGE}Tray`) });
    expect(await ask('/mugs/some-code', asPage)).toMatchObject({ status: 200, body: Buffer.from(PAGE) });
    expect((await ask('/cups/some-code')).status).toBe(404);
    expect((await ask('/assets/gone.js')).status).toBe(404);
    expect((await ask('/large.png')).body.equals(LARGE)).toBe(true);
  });

  it('404.html where it stands for a host without a fallback', async () => {
    const plain = await serve({ folder: `${folder}/`, base: '/sub/', plain: true });
    const options = { ...asPage, port: plain.port };
    expect(await ask('/sub/cups/code', options)).toMatchObject({ status: 404, body: Buffer.from(PAGE) });
    expect((await ask('/sub/', options)).status).toBe(200);
    expect((await ask('/', options)).status).toBe(404);
    await plain.close();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['x-br-x', undefined],
    ['', undefined],
  ])('to those who take “%s” text as %s', async (taken, encoding) => {
    const headers = { 'accept-encoding': taken };
    const text = await ask('/words.txt', { headers });
    expect(text.headers['content-encoding']).toBe(encoding);
    expect(text.headers.vary).toBe('accept-encoding');
    expect(unzipped(text).toString()).toBe(WORDS);
    expect(text.body.length).toSatisfy((length) => (encoding ? length < 100 : length === WORDS.length));
    expect((await ask('/large.png', { headers })).headers['content-encoding']).toBeUndefined();
  });

  it('the same text made smaller where a host would have done so beforehand', async () => {
    const patient = await serve({ folder, small: true });
    const headers = { 'accept-encoding': 'br' };
    const quick = await ask('/counts.txt', { headers });
    const small = await ask('/counts.txt', { headers, port: patient.port });
    expect(unzipped(small).toString()).toBe(COUNTS);
    expect(small.body.length).toBeLessThan(quick.body.length);
    await patient.close();
  });

  it('what a file holds now, not what it held when it was compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    expect(unzipped(await ask('/words.txt', { headers })).toString()).toBe(WORDS);
    writeFileSync(join(folder, 'words.txt'), `${WORDS}!`);
    expect(unzipped(await ask('/words.txt', { headers })).toString()).toBe(`${WORDS}!`);
    writeFileSync(join(folder, 'words.txt'), WORDS);
  });

  it('hashed files for ever, all others only after asking again', async () => {
    expect((await ask(`/${HASHED}`)).headers['cache-control']).toMatch(/immutable/);
    const first = await ask('/');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    const again = (etag = '') => ask('/', { headers: { 'if-none-match': etag } });
    expect(await again(first.headers.etag)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await again(`"other", ${first.headers.etag}`)).status).toBe(304);
    expect((await again('"other"')).status).toBe(200);
    writeFileSync(join(folder, 'index.html'), `${PAGE} `);
    expect((await again(first.headers.etag)).status).toBe(200);
    writeFileSync(join(folder, 'index.html'), PAGE);
  });

  it('the same head without a body to HEAD, and whole files to those who ask for a part', async () => {
    const { date: _got, ...got } = (await ask('/cups')).headers;
    const head = await ask('/cups', { method: 'HEAD' });
    const { date: _head, ...headers } = head.headers;
    // Without a body there is nothing to be sent in chunks.
    expect({ 'transfer-encoding': 'chunked', ...headers }).toEqual(got);
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const part = await ask('/large.png', { headers: { range: 'bytes=5-9' } });
    expect(part.headers['accept-ranges']).toBe('none');
    expect(part.status).toBe(200);
    expect(part.body.equals(LARGE)).toBe(true);
  });

  it('a type for every kind of file that the product has', () => {
    const root = fileURLToPath(new URL('../../public', import.meta.url));
    const endings = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => extname(file));
    for (const ending of new Set(endings.filter(Boolean))) expect(TYPES).toHaveProperty([ending]);
    expect(endings).toContain('.jpg');
  });
});

describe('what it refuses', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s', async (method) => {
    const answer = await ask('/', { method, ...asPage });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(answer.body.toString()).not.toContain('<title>');
  });

  it.each(['/%', '/%zz', '/%c3%28', '/cups/%E0%A4%A', '/index.html%00', '/%00.html', 'http://[', '*'])(
    '%s, which is no address',
    async (path) => {
      expect((await ask(path, asPage)).status).toBe(400);
    },
  );

  it.each([
    '/../secret.txt',
    '/../site-secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.%2e/.%2e/etc/passwd',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/....//secret.txt',
    `/${join(around, 'secret.txt').replaceAll('\\', '/')}`,
  ])('%s, which would lead out of the folder', async (path) => {
    const answer = await ask(encodeURI(decodeURI(path)));
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found');
    expect((await ask(path.replaceAll(' ', '%20').replaceAll('ü', '%C3%BC'))).status).toBe(404);
  });

  it('folders, files taken for folders, and names too long for a disk', async () => {
    expect((await ask('/assets')).status).toBe(404);
    expect((await ask('/assets/')).status).toBe(404);
    expect((await ask('/index.html/')).status).toBe(404);
    expect((await ask(`/${'x'.repeat(5000)}`)).status).toBe(404);
    // A link may carry that much, and a page is what its reader wants.
    expect((await ask(`/cups/${'x'.repeat(5000)}`, asPage)).status).toBe(200);
    expect((await ask(`/${'x'.repeat(50_000)}`)).status).toBe(431);
  });

  it('nonsense instead of a request, and goes on', async () => {
    const socket = connect(site.port, '127.0.0.1');
    const said = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.write('nonsense\r\n\r\n');
    expect(await said).toMatch(/^HTTP\/1\.1 400/);
    socket.destroy();
    expect((await ask('/')).status).toBe(200);
  });
});

describe('readers and files that go away', () => {
  /** The site's files that this process has open, where the system tells. */
  const openFiles = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const path = readlinkSync(`/proc/self/fd/${fd}`);
        return path.startsWith(folder) ? [path] : [];
      } catch {
        return []; // The listing itself was among them.
      }
    });
  const tells = existsSync('/proc/self/fd');

  /** Resolves when the first part has come. */
  const begin = (path: string, headers = {}) =>
    new Promise<ClientRequest>((resolve, reject) => {
      const asking = get({ port: site.port, path, agent: false, headers }, (response) => {
        response.on('error', () => {});
        response.once('data', () => {
          response.pause();
          resolve(asking);
        });
      });
      asking.on('error', reject);
    });

  it('300 downloads given up half-way leave no file open', async () => {
    for (let round = 0; round < 100; round++) {
      const started = await Promise.all([
        begin('/large.png'),
        begin('/large.txt', { 'accept-encoding': 'gzip' }),
      ]);
      // What is zipped has been read whole.
      if (tells && round === 0) expect(openFiles()).toHaveLength(1);
      // Gone before there is any answer.
      const early = request({ port: site.port, path: '/large.png', agent: false });
      early.on('error', () => {});
      early.end();
      early.on('socket', (socket) => socket.once('connect', () => setImmediate(() => early.destroy())));
      for (const asking of started) asking.destroy();
    }
    if (tells) await expect.poll(openFiles, { timeout: 5000 }).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  });

  it('answers that carry no body leave none open either', async () => {
    const { etag = '' } = (await ask('/large.png')).headers;
    await ask('/large.png', { method: 'HEAD' });
    await ask('/large.png', { headers: { 'if-none-match': etag } });
    await ask('/assets');
    if (tells) await expect.poll(openFiles, { timeout: 5000 }).toEqual([]);
    expect(etag).not.toBe('');
  });

  it('a file that comes and goes is there or is not, and the server stays', async () => {
    const file = join(folder, 'fleeting.txt');
    let isOver = false;
    const flicker = (async () => {
      while (!isOver) {
        // Windows lets neither happen while somebody has it open.
        await writeFile(file, 'x'.repeat(1000)).catch(() => {});
        await rm(file).catch(() => {});
      }
    })();
    const seen = new Set<number>();
    for (let round = 0; round < count(50, 150); round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/fleeting.txt')));
      for (const { status } of answers) seen.add(status);
    }
    isOver = true;
    await flicker;
    expect([...seen].sort()).toEqual([200, 404]);
    expect((await ask('/')).status).toBe(200);
  });
});
