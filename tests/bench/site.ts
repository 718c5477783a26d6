/** The built product on a static server, a bare React page on another, and a browser to look at them with. */
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { serve } from '../../scripts/server.mjs';
import type { Figure } from './measure';

export const ROOT = process.cwd();

export interface Sites {
  readonly browser: Browser;
  /** Each ends in a slash. */
  readonly url: string;
  readonly bareUrl: string;
}

/** By file. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** One build of each serves all groups of a run. */
let builtChunks: Promise<Chunks> | null = null;
let builtBare: Promise<string> | null = null;

export async function* withSites(figures: (sites: Sites) => AsyncIterable<Figure>): AsyncIterable<Figure> {
  await productChunks();
  builtBare ??= buildBare();
  const ours = await serve({ folder: join(ROOT, 'dist'), small: true });
  const bare = await serve({ folder: await builtBare, small: true });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-quic'],
  });
  const address = (port: number) => `http://127.0.0.1:${port}/`;
  try {
    yield* figures({ browser, url: address(ours.port), bareUrl: address(bare.port) });
  } finally {
    await browser.close();
    await ours.close();
    await bare.close();
  }
}

/** Builds the product, unless this run has. */
export function productChunks(): Promise<Chunks> {
  builtChunks ??= buildProduct();
  return builtChunks;
}

async function buildProduct(): Promise<Chunks> {
  const built = await build({ root: ROOT, logLevel: 'error' });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The build put nothing out');
  return new Map(first.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** With the product's settings, as far as a page without games can have them. */
async function buildBare(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.bench-bare');
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(ROOT, 'vite.config.ts'),
  );
  const { target, assetsInlineLimit, modulePreload } = found?.config.build ?? {};
  await build({
    root: join(ROOT, 'tests/bench/bare'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      ...(target !== undefined && { target }),
      ...(assetsInlineLimit !== undefined && { assetsInlineLimit }),
      ...(modulePreload !== undefined && { modulePreload }),
    },
  });
  return outDir;
}
