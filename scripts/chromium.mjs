/** Finds a Chromium in the usual places, or installs one where it can; says clearly when it cannot. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { run, tool } from './tools.mjs';

/** The shell without windows of its own is the same engine and takes far less of the machine. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** A path to an executable. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) console.error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium found; trying to install one…');
  if (tool('playwright', ['install', 'chromium']) === 0) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' });
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  console.error(
    'The browser tests need a Chromium and none could be found or installed.\n' +
      'Install Chromium or Chrome, or give CHROMIUM_PATH the path of one, and run npm test again.',
  );
  process.exit(1);
}

/** Looked for by hand: `which` and `where` are not on every system. */
export function findChromium(env = process.env, platform = process.platform, home = homedir()) {
  return placesOfChromium(env, platform, home).find(isExecutable) ?? null;
}

/** Where one may be, the likeliest first. */
export function placesOfChromium(env, platform, home) {
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  return [...named, ...onPath, ...installed(env, platform, home)];
}

function installed(env, platform, home) {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return WINDOWS_APPS.flatMap((app) => folders.map((folder) => win32.join(folder, app)));
  }
  return [];
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
