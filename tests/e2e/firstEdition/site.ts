/**
 * One address with two editions of Parlour behind it, as browsers meet them while a new version is put in place: the
 * first edition as it was built (`site.json.br`: text by path, or base64) and the build under test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { TYPES } from '../../../scripts/server.mjs';
import { build } from '../support/fixtures';

export type Edition = 'first' | 'second';

export interface SharedSite {
  readonly url: string;
  /** What is put in place for whoever asks for neither edition by name. */
  readonly put: (edition: Edition) => void;
  readonly close: () => Promise<void>;
}

type Files = ReadonlyMap<string, Buffer>;

const HEADER = 'x-parlour-edition';
const types = new Map(Object.entries(TYPES));

/** From now on this tab is one of that edition. */
export const speakAs = (page: Page, edition: Edition): Promise<void> =>
  page.setExtraHTTPHeaders({ [HEADER]: edition });

export async function openSharedSite(): Promise<SharedSite> {
  const files = { first: unpack(), second: readFolder(build('a')) };
  let current: Edition = 'first';
  const server = createServer((request, response) => {
    const asked = request.headers[HEADER];
    const edition = asked === 'first' || asked === 'second' ? asked : current;
    // A tab that lives on may still ask for a part of its own edition: hashed names are those of one of them alone.
    const other = edition === 'first' ? files.second : files.first;
    answer([files[edition], other], request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    put(edition) {
      current = edition;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function answer(
  [own, other]: readonly [Files, Files],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname).slice(1);
  const name =
    [path, `${path}.html`].find((known) => own.has(known)) ?? (other.has(path) ? path : 'index.html');
  const isPage = name.endsWith('.html');
  response.writeHead(200, {
    'content-type': types.get(isPage ? '.html' : extname(name)) ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  response.end(own.get(name) ?? other.get(name));
}

function unpack(): Files {
  const packed = readFileSync(new URL('site.json.br', import.meta.url));
  const files: Record<string, string | { base64: string }> = JSON.parse(
    brotliDecompressSync(packed).toString('utf8'),
  );
  return new Map(
    Object.entries(files).map(([path, file]) => [
      path,
      typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.base64, 'base64'),
    ]),
  );
}

function readFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [relative(folder, name).split(sep).join('/'), readFileSync(name)]));
}
