/** A real server on this machine that answers like LorcanaJSON, or fails in the way its address names. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { allCardsJson, METADATA, rawCards } from './lorcanaJson';

type Answer = (response: ServerResponse, file: 'metadata.json' | 'allCards.json') => void;

/** Written out once for each description: it is megabytes. */
const written = new Map<object, string>();

function good(file: string, metadata: object = METADATA): string {
  if (file === 'metadata.json') return JSON.stringify(metadata);
  const text = written.get(metadata) ?? allCardsJson(rawCards(), { ...metadata });
  written.set(metadata, text);
  return text;
}

const TO_COME = { ...METADATA, generatedOn: '2099-12-31T08:15:30' };

const WAYS: Readonly<Record<string, Answer>> = {
  good: (response, file) => response.end(good(file)),
  gzipped: (response, file) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(good(file)));
  },
  old: (response, file) => response.end(good(file, { ...METADATA, generatedOn: '2024-01-01T00:00:00' })),
  future: (response, file) => response.end(good(file, TO_COME)),
  'cards-future': (response, file) => response.end(good(file, file === 'metadata.json' ? METADATA : TO_COME)),
  missing: (response) => response.writeHead(404).end('Not found'),
  broken: (response) => response.writeHead(500).end('{}'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello'),
  format: (response, file) => response.end(good(file, { ...METADATA, formatVersion: '3.0.0' })),
  'cards-missing': (response, file) =>
    (file === 'metadata.json' ? WAYS.good! : WAYS.missing!)(response, file),
  'cards-html': (response, file) => (file === 'metadata.json' ? WAYS.good! : WAYS.html!)(response, file),
  cut: (response, file) => response.end(file === 'metadata.json' ? good(file) : good(file).slice(0, 200_000)),
  dropped: (response, file) => {
    if (file === 'metadata.json') return void response.end(good(file));
    const text = good(file);
    response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, 100_000), () => response.destroy());
  },
  silent: (response, file) => {
    if (file === 'metadata.json') response.end(good(file));
  },
  stalled: (response, file) => {
    if (file === 'metadata.json') return void response.end(good(file));
    response.write(good(file).slice(0, 100_000));
  },
  announced: (response, file) => {
    if (file === 'metadata.json') return void response.end(good(file));
    response.writeHead(200, { 'content-length': 2_000_000_000 });
    response.write('{');
  },
  endless: (response, file) => {
    if (file === 'metadata.json') return void response.end(good(file));
    const more = () => response.destroyed || response.write(' '.repeat(1_000_000), more);
    more();
  },
  few: (response, file) => {
    response.end(file === 'metadata.json' ? good(file) : allCardsJson(rawCards().slice(0, 900)));
  },
  same: (response, file) => {
    const elsa = rawCards().find(({ id }) => id === 42);
    const cards = Array.from({ length: 2000 }, (_, at) => ({ ...elsa, id: at + 1, fullName: `Elsa ${at}` }));
    response.end(file === 'metadata.json' ? good(file) : allCardsJson(cards));
  },
  damaged: (response, file) => {
    const cards = rawCards().map((card, at) =>
      at % 10 === 0 ? { ...card, fullName: '<img src=x onerror=alert(1)>' } : card,
    );
    response.end(file === 'metadata.json' ? good(file) : allCardsJson(cards));
  },
};

export interface CardServer {
  readonly base: (way: string) => string;
  /** Asked for since the server began. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export async function startCardServer(): Promise<CardServer> {
  const asked: string[] = [];
  // A busy machine may be away for longer than the five seconds that an idle connection has otherwise.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    asked.push(request.url ?? '');
    const [, way = '', file] = (request.url ?? '').split('/');
    if (file !== 'metadata.json' && file !== 'allCards.json') return void response.writeHead(404).end();
    WAYS[way]?.(response, file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    base: (way) => `http://127.0.0.1:${port}/${way}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
