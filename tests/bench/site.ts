/** The built product on a static server, and a browser to look at it with. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serve } from '../../scripts/server.mjs';

export const ROOT = process.cwd();

export async function withSite<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { stdio: 'inherit' });
  const site = await serve({ folder: join(ROOT, 'dist') });
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic'] });
  try {
    return await work(browser, `http://127.0.0.1:${site.port}/`);
  } finally {
    await browser.close();
    await site.close();
  }
}
