/** A screen reader at work: Orca listens to a Firefox on a display of its own, and is sent nothing but keys. */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { firefox } from '@playwright/test';

const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
/** Everything is said when this long nothing came to Orca; Orca holds words back for 100 ms, the page for 150. */
const QUIET_MS = 800;
const LONGEST_MS = 15_000;
const KEY_MS = 2_000;

/** Only inside a session bus and on a display: see `scripts/voice.mjs`. */
export async function startReader() {
  const home = mkdtempSync(join(tmpdir(), 'parlour-voice-'));
  const file = join(home, 'heard.txt');
  const programs = join(home, 'programs');
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
    VOICE_FILE: file,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
  };
  mkdirSync(join(home, 'data/orca'), { recursive: true });
  const customizations = fileURLToPath(new URL('orca.py', import.meta.url));
  copyFileSync(customizations, join(home, 'data/orca/orca-customizations.py'));
  writeFileSync(file, '');
  // Orca starts beside no other of the same user, and would end it. This one finds none, and leaves others alone.
  mkdirSync(programs);
  writeFileSync(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const log = openSync(join(home, 'log.txt'), 'a');
  const start = (command, args) => spawn(command, args, { env, stdio: ['ignore', log, log] });

  execFileSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], {
    env,
    stdio: 'ignore',
  });
  const started = [start(BUS_LAUNCHER, ['--launch-immediately', '--a11y=1', '--screen-reader=1'])];
  await sleep(500);
  started.push(start('orca', ['-d', 'braille', '-d', 'braille-monitor', '-e', 'speech']));
  const ear = listenTo(file);
  await ear.until(() => ear.kinds().includes('ready'), 30_000, 'Orca did not start');

  return {
    ear,
    openPage: (settings) => openPage(env, ear, settings),
    stop() {
      for (const child of started) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Reads what Orca notes: `say Row 1, column 1.`, and `begin` and `end` around whatever it works at. */
function listenTo(file) {
  let read = 0;
  const lines = [];
  let changed = Date.now();
  const pull = () => {
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(read, text.lastIndexOf('\n') + 1);
    if (whole === '') return;
    read += whole.length;
    changed = Date.now();
    lines.push(...whole.trimEnd().split('\n'));
  };
  const kinds = () => lines.map((line) => line.split(' ', 1)[0]);
  const isBusy = () => kinds().findLast((kind) => kind === 'begin' || kind === 'end') === 'begin';
  async function until(isSo, longest, trouble) {
    for (const start = Date.now(); Date.now() - start < longest; await sleep(50)) {
      pull();
      if (isSo()) return true;
    }
    if (trouble) throw new Error(trouble);
    return false;
  }
  return {
    kinds,
    until,
    /** Resolves when nothing has come for a while. */
    quiet: (since) => until(() => !isBusy() && Date.now() - Math.max(since, changed) > QUIET_MS, LONGEST_MS),
    said: () => lines.filter((line) => line.startsWith('say ')).map((line) => line.slice(4)),
    forget: () => lines.splice(0),
  };
}

/** In the page: resolves when what was pressed is shown, and what is to be spoken stands in its region. */
async function shown() {
  const frame = () => new Promise(requestAnimationFrame);
  const start = Date.now();
  do {
    await frame();
    await frame();
  } while (document.querySelector('[data-due]') && Date.now() - start < 5_000);
}

async function openPage(env, ear, settings) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: false,
    env,
    firefoxUserPrefs: {
      'accessibility.force_disabled': -1,
      // Else the browser would ask, in between.
      'permissions.default.persistent-storage': 1,
    },
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.addInitScript((text) => {
    if (!localStorage.getItem('parlour:settings')) localStorage.setItem('parlour:settings', text);
  }, JSON.stringify(settings));
  const xdotool = (...args) => execFileSync('xdotool', args, { env }).toString().trim();

  /** What is said from the key to silence; with `wanted`, silence that comes after those words. */
  async function hear(act, wanted, keys = 0) {
    ear.forget();
    await act();
    // A slow machine hands the keys on late.
    const arrived = () => ear.kinds().filter((kind) => kind === 'key').length >= keys;
    if (keys > 0) await ear.until(arrived, KEY_MS);
    await page.evaluate(shown);
    if (wanted) await ear.until(() => ear.said().some((line) => wanted.test(line)), LONGEST_MS);
    await ear.quiet(Date.now());
    return ear.said();
  }

  return {
    /** Opens an address; the keyboard is then in the page, before anything in it. */
    async open(url) {
      await page.goto(url);
      await page.getByRole('main').first().waitFor();
      const windows = xdotool('search', '--onlyvisible', '--class', 'firefox').split('\n');
      xdotool('windowfocus', windows.at(-1));
      await hear(() => page.waitForLoadState('networkidle'));
      const isInPage = () => page.evaluate(() => document.hasFocus());
      // From the address and the tools of the browser to the page.
      for (let tries = 0; tries < 8 && !(await isInPage()); tries++)
        await hear(async () => xdotool('key', 'F6'));
      if (!(await isInPage())) throw new Error('The keyboard did not come to the page');
    },
    press: (key, wanted) => hear(async () => xdotool('key', '--clearmodifiers', key), wanted, 1),
    type: (text, wanted) => hear(async () => xdotool('type', '--delay', '40', text), wanted),
    /** Moves that nobody listens to, made by other means. */
    async unheard(act) {
      await hear(() => act(page));
    },
    close: () => browser.close(),
  };
}
