/** What stands in a page before any script of the app has come: its painted parts, and the scripts written into it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PaintedPlace } from '../../src/app/painted/paint.tsx';

const MAX_BYTES = 10_000_000;

/** In a process of its own: once the app's stores are loaded, they look for a browser's storage and never end. */
export async function paintPlaces(base: string, withTemplate: boolean): Promise<readonly PaintedPlace[]> {
  const script = fileURLToPath(new URL('paint.mjs', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [script, base, withTemplate ? 'template' : ''];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout);
}

/** The scripts that stand in the pages themselves. */
export interface InlineScripts {
  readonly beforePaint: string;
  readonly paintToday: string;
}

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    beforePaint: await inlineScript('beforePaint.ts'),
    paintToday: await inlineScript('paintToday.ts'),
  };
}

/** As one small function. */
async function inlineScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../src/app/painted/${name}`, import.meta.url)),
        output: { format: 'iife', minify: true },
      },
      modulePreload: false,
    },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code.trim();
}

/** How a policy names what may stand in the page itself. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** For Vite's dev server, where pages are not painted: the theme at least is there early. */
export function scriptBeforePaint(): Plugin {
  return {
    name: 'script-before-paint',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/app/painted/beforePaint.ts' },
        injectTo: 'head-prepend',
      },
    ],
  };
}
