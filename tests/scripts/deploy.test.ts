/** What is told to hosts: each header reaches every address, once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageOf, placesOf, registeredGames } from '../../scripts/build/registeredGames';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** Hosts' own defaults apply to what no rule is about. */
const ADDRESSES = [
  '/',
  '/index.html',
  '/404.html',
  '/cups',
  '/cups/code',
  '/sw.js',
  '/manifest.webmanifest',
  '/assets/base-0a1B_c-D.js',
];

describe('_headers', () => {
  const rules = read('public/_headers')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 2),
      ]);
      return { path, headers };
    });
  const matches = (path: string, address: string) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  const headersOf = (address: string) =>
    rules.filter(({ path }) => matches(path, address)).flatMap(({ headers }) => headers);

  it.each(ADDRESSES)('gives %s every header at most once', (address) => {
    const names = headersOf(address).map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['X-Content-Type-Options', 'Content-Security-Policy']));
  });

  it('keeps hashed files for ever and no file that has a fixed address', () => {
    const cacheOf = (address: string) =>
      new Map(headersOf(address).map(([name, value]) => [name, value])).get('Cache-Control');
    expect(cacheOf('/assets/base-0a1B_c-D.js')).toMatch(/immutable/);
    for (const file of ['/', '/index.html', '/404.html', '/sw.js', '/manifest.webmanifest'])
      expect(cacheOf(file), file).toBe('no-cache');
  });

  it('says the same as the sample for nginx, where no location takes headers away by adding its own', () => {
    const sample = /```nginx\n([\s\S]*?)```/.exec(read('docs/deploy.md'))?.[1] ?? '';
    const added = [...sample.matchAll(/^ {2}add_header ([\w-]+) (?:"([^"]*)"|(\S+?))(?: always)?;$/gm)];
    const inServer = Object.fromEntries(added.map(([, name = '', quoted, plain]) => [name, quoted ?? plain]));
    const forAll = rules.find(({ path }) => path === '/*')?.headers ?? [];
    expect(forAll.length).toBeGreaterThan(3);
    expect(inServer).toEqual({ ...Object.fromEntries(forAll), 'Cache-Control': '$parlour_cache' });
    expect(sample.match(/add_header/g)).toHaveLength(added.length);
    expect(sample).toContain('location /assets/');
  });
});

describe('every room is answered with its own page, and so is all that lies below it', async () => {
  const places = (await registeredGames()).flatMap(placesOf).map(({ place }) => place);
  const pages = places.flatMap((place) =>
    ['', '/code', '/daily/2026-11-19'].map((rest) => [`/${place}${rest}`, pageOf(place)]),
  );

  it.each(pages)('%s with %s, by _redirects', (address, page) => {
    const lines = read('public/_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/));
    const found = lines.find(([from = '']) => `${address}/`.startsWith(from.replace('*', '')));
    expect(found?.slice(1)).toEqual([`/${page}`, '200']);
  });

  it.each(pages)('%s with %s, by the sample for nginx', (address, page) => {
    const locations = [...read('docs/deploy.md').matchAll(/location ~ (\S+) \{ try_files (\S+) =404; \}/g)];
    const found = locations.find(([, pattern = '']) => new RegExp(pattern).test(address));
    // A room's own address has a file of its name, unless it lies below another's.
    if (found) expect(address.replace(new RegExp(`${found[1]}.*`), found[2] ?? '')).toBe(`/${page}`);
    else expect(`${address}.html`).toBe(`/${page}`);
  });
});
