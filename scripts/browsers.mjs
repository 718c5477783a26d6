/** Finds the browsers of the tests in the usual places, or installs them where it can; says clearly when it cannot. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { run, tool } from './tools.mjs';

const BROWSERS = {
  chromium: {
    title: 'a Chromium',
    /** What may name one, by its path. */
    variable: 'CHROMIUM_PATH',
    /** The shell without windows of its own is the same engine and takes far less of the machine. */
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
    ],
    macApps: [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    windowsApps: [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
    hint: 'Install Chromium or Chrome',
  },
  firefox: {
    title: 'a Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    macApps: ['Firefox.app/Contents/MacOS/firefox'],
    windowsApps: ['Mozilla Firefox\\firefox.exe'],
    packages: ['firefox-esr'],
    hint: 'Install Firefox',
  },
};

/** A path to an executable. */
export async function ensureBrowser(name) {
  const { title, variable, packages, hint } = BROWSERS[name];
  const named = process.env[variable];
  if (named && !existsSync(named)) console.error(`${variable} names ${named}, and there is no such file.`);
  const found = findBrowser(name) ?? (await playwrightsOwn(name));
  if (found) return found;
  console.log(`Looked for ${title} and found none; trying to install one…`);
  if (tool('playwright', ['install', name]) === 0) {
    const own = await playwrightsOwn(name);
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    for (const one of packages) {
      run('apt-get', ['install', '-y', '-qq', one], { DEBIAN_FRONTEND: 'noninteractive' });
      const installed = findBrowser(name);
      if (installed) return installed;
    }
  }
  console.error(
    `The browser tests need ${title} and none could be found or installed.\n` +
      `${hint}, or give ${variable} the path of one, and run npm test again.`,
  );
  process.exit(1);
}

/** For Playwright: where the browsers of the tests are. */
export async function browserPaths(names) {
  const paths = {};
  for (const name of names) paths[BROWSERS[name].variable] = await ensureBrowser(name);
  return paths;
}

/** Looked for by hand: `which` and `where` are not on every system. */
export function findBrowser(name, env = process.env, platform = process.platform, home = homedir()) {
  return placesOf(name, env, platform, home).find(isExecutable) ?? null;
}

/** Where one may be, the likeliest first. */
export function placesOf(name, env, platform, home) {
  const { variable, names } = BROWSERS[name];
  const named = env[variable] ? [env[variable]] : [];
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((one) => folders.map((folder) => join(folder, one + ending)));
  return [...named, ...onPath, ...installed(BROWSERS[name], env, platform, home)];
}

function installed({ macApps, windowsApps }, env, platform, home) {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return macApps.flatMap((app) => folders.map((folder) => posix.join(folder, app)));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return windowsApps.flatMap((app) => folders.map((folder) => win32.join(folder, app)));
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

async function playwrightsOwn(name) {
  const browsers = await import('@playwright/test');
  const path = browsers[name].executablePath();
  return existsSync(path) ? path : null;
}
