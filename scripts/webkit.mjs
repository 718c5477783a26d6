/**
 * `npm run e2e:webkit`: a smaller suite in WebKit, the engine of Safari, as Debian's MiniBrowser brings it.
 * `--built` after another run: dist-test/a is there. Other arguments go to vitest.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { installIfNeeded, root, tool } from './tools.mjs';

const programs = findPrograms();
installIfNeeded();
const CHROMIUM_PATH = await ensureBrowser('chromium');
const told = process.argv.slice(2);
if (!told.includes('--built')) build();

const started = [];
process.on('exit', () => {
  for (const child of started) child.kill();
});

const report = join(root, 'test-results', 'webkit.json');
rmSync(report, { force: true });
const status = tool(
  'vitest',
  [
    'run',
    '--config',
    'tests/webkit/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...told.filter((one) => one !== '--built'),
  ],
  { CHROMIUM_PATH, WEBDRIVER: await startDriver() },
);
const { passed, failed } = counts();
console.log(`${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);

/** By their own paths; which Debian package brings each of them. */
function findPrograms() {
  const packages = {
    Xvfb: 'xvfb',
    'dbus-daemon': 'dbus-daemon',
    WebKitWebDriver: 'webkit2gtk-driver',
  };
  const found = Object.keys(packages).map((name) => [name, onPath(name)]);
  const missing = found.filter(([, path]) => !path).map(([name]) => packages[name]);
  if (process.platform === 'linux' && missing.length === 0) return Object.fromEntries(found);
  console.error(
    process.platform === 'linux'
      ? `The WebKit tests need what is not installed here; on Debian or Ubuntu install it by: apt-get install ${missing.join(' ')}`
      : 'The WebKit tests need Linux with the packages webkit2gtk-driver, xvfb and dbus-daemon of Debian or Ubuntu.',
  );
  process.exit(1);
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function build() {
  const env = { PARLOUR_TEMPLATE: '1', PARLOUR_OUT: 'dist-test/a', PARLOUR_BUILD: 'test-a' };
  if (tool('vite', ['build', '--logLevel', 'warn'], env) !== 0) process.exit(1);
}

/** The address at which a driver listens, whose browsers have a display and a bus that nobody else uses. */
async function startDriver() {
  const DISPLAY = `:${await firstLine('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], 3)}`;
  const bus = await firstLine('dbus-daemon', ['--session', '--nofork', '--print-address'], 1);
  const port = await freePort();
  start('WebKitWebDriver', [`--port=${port}`], 'ignore', { DISPLAY, DBUS_SESSION_BUS_ADDRESS: bus });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${address}/status`).catch(() => null)) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error('WebKitWebDriver was started and does not answer.');
  process.exit(1);
}

function start(name, args, stdio, env = {}) {
  const child = spawn(programs[name], args, { stdio, env: { ...process.env, ...env } });
  started.push(child);
  return child;
}

/** What a program tells once it is ready. */
function firstLine(name, args, stream) {
  const stdio = ['ignore', 'ignore', 'ignore', 'ignore'].with(stream, 'pipe');
  const child = start(name, args, stdio);
  return new Promise((resolve) => {
    child.stdio[stream].once('data', (line) => resolve(String(line).trim()));
    child.once('exit', () => {
      console.error(`${name} ended before it was ready.`);
      process.exit(1);
    });
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A suite that tells nothing has failed. */
function counts() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
