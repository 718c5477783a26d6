/** The built product on a static server, and a browser to look at it with. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serve } from '../../scripts/server.mjs';

export const ROOT = process.cwd();

export async function withSite<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { stdio: 'inherit' });
  const site = await serve({ folder: join(ROOT, 'dist') });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-quic'],
  });
  try {
    return await work(browser, `http://127.0.0.1:${site.port}/`);
  } finally {
    await browser.close();
    await site.close();
  }
}
