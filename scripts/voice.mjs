/**
 * Writes down what a screen reader says of every room, one line for each utterance below the key that caused it:
 * docs/voice/<room>.txt. `--check` compares instead, `--win` wins three games by what is said alone. Names of rooms
 * choose among them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browsers.mjs';
import { installIfNeeded, root, tool } from './tools.mjs';

/** What has to be there, and the package of Debian that brings it. */
const NEEDS = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-run-session': 'dbus-daemon',
  gsettings: 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

installIfNeeded();
const missing = Object.keys(NEEDS).filter((program) => !isThere(program));
if (missing.length > 0) {
  const packages = missing.map((program) => NEEDS[program]).join(' ');
  console.error(
    `The voice needs ${missing.join(', ')}: install it on Linux with "apt-get install ${packages}".`,
  );
  process.exit(1);
}
const firefox = await ensureBrowser('firefox');
const folder = process.env.PARLOUR_E2E_BUILD ?? 'dist-test/voice';
if (!process.env.PARLOUR_E2E_BUILD) {
  const env = { PARLOUR_OUT: folder, PARLOUR_BUILD: 'test-voice' };
  if (tool('vite', ['build', '--logLevel', 'warn'], env) !== 0) process.exit(1);
}

const display = await startDisplay();
const speak = fileURLToPath(new URL('../tests/voice/main.mjs', import.meta.url));
const { status } = spawnSync(
  'dbus-run-session',
  ['--', process.execPath, speak, join(root, folder), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DISPLAY: display.name, FIREFOX_PATH: firefox } },
);
display.stop();
process.exit(status ?? 1);

function isThere(program) {
  if (program.startsWith('/')) return existsSync(program);
  return (process.env.PATH ?? '').split(delimiter).some((one) => {
    try {
      accessSync(join(one, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** On the first number that is free. */
function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.stdio[3].once('data', (number) =>
      resolve({ name: `:${String(number).trim()}`, stop: () => server.kill() }),
    );
  });
}
