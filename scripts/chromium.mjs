/** Finds a Chromium in the usual places, or installs one where it can; says clearly when it cannot. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, tool } from './tools.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A path to an executable, or null where Playwright has its own. */
export async function ensureChromium() {
  const found = find() ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium found; trying to install one…');
  if (tool('playwright', ['install', 'chromium']) === 0) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    const installed = find();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need a Chromium and none could be found or installed.\n' +
      'Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium, and run npm test again.',
  );
  process.exit(1);
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of NAMES) {
    const which = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    const path = which.stdout?.split('\n')[0]?.trim();
    if (which.status === 0 && path) return path;
  }
  return PATHS.find((path) => existsSync(path)) ?? null;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
