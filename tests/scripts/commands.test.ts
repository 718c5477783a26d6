/** The commands in package.json run wherever Node does: no shell, no tool of one system, no path that may not hold spaces. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findBrowser, placesOf } from '../../scripts/browsers.mjs';
import { npmCommand, run, type ToolName, toolBeside, toolScript } from '../../scripts/tools.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlour ü & (x86) '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const plant = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { mode: 0o755 });
  return path;
};

describe('the commands', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

  it.each(Object.entries(scripts))('npm run %s needs no shell of one system: %s', (_name, command) => {
    expect(command).toMatch(
      /^(node scripts\/[\w-]+\.mjs|(vite|vitest|tsc|biome)( [a-z]+| --[a-zA-Z]+| \.)*)$/,
    );
  });

  it('start programs by their own paths', () => {
    const files = ['scripts', 'tests'].flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(mjs|ts)$/.test(file) && !file.endsWith('commands.test.ts'))
        .map((file) => join(top, file)),
    );
    const starting = files.filter((file) => read(file).includes('node:child_process'));
    const wrong = starting.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
        .filter((line) => /\bshell:|\.bin\b|\bexecSync\(|'(npx|npm\.cmd|which|where|sh|bash|cmd)'/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
    expect(starting.length).toBeGreaterThan(2);
  });
});

describe('a tool', () => {
  it.each<ToolName>(['vite', 'vitest', 'tsc', 'biome', 'playwright'])(
    '%s runs where there is nothing but Node',
    (name) => {
      const tools = pathToFileURL(join(ROOT, 'scripts/tools.mjs')).href;
      const code = `import(${JSON.stringify(tools)}).then(({ tool }) => process.exit(tool('${name}', ['--version'])))`;
      const { status, stdout } = spawnSync(process.execPath, ['-e', code], {
        encoding: 'utf8',
        env: { PATH: folder, SystemRoot: process.env.SystemRoot },
      });
      expect(stdout).toMatch(/\d+\.\d+\.\d+/);
      expect(status).toBe(0);
      expect(readFileSync(toolScript(name) ?? '', 'utf8')).toMatch(/^#!\/usr\/bin\/env node/);
    },
  );

  it('is given its arguments as they are', () => {
    const wanted = ['a b', 'ü', '%PATH%', '$HOME', '"quoted"', "it's", 'a&b', '*', '^', '\\', ''];
    const file = join(folder, 'told.json');
    const code = 'require("fs").writeFileSync(process.argv[1], JSON.stringify(process.argv.slice(2)))';
    expect(run(process.execPath, ['-e', code, file, ...wanted])).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(wanted);
  });

  it('beside others says how it ended', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const [right, wrong] = await Promise.all([
      toolBeside('vite', ['--version']),
      toolBeside('vite', ['--nonsense']),
    ]);
    const told = said.mock.calls.map(([text]) => String(text)).join('');
    said.mockRestore();
    expect(right).toBe(0);
    expect(wrong).not.toBe(0);
    expect(told).toMatch(/^vite\/\d/m);
  });

  it('that fails or cannot be started says so', () => {
    expect(run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
    expect(run(join(folder, 'no-such-program'), [])).toBe(1);
  });
});

describe('npm', () => {
  const told = plant(join(folder, 'told here', 'npm-cli.js'));
  const windows = join(folder, 'Program Files', 'nodejs', 'node.exe');
  const besideWindows = plant(join(dirname(windows), 'node_modules', 'npm', 'bin', 'npm-cli.js'));
  const unix = join(folder, 'usr local', 'bin', 'node');
  const besideUnix = plant(join(folder, 'usr local', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'));

  it.each([
    ['where it says that it lies', windows, told, { command: windows, first: [told] }],
    ['beside Node under Windows', windows, '', { command: windows, first: [besideWindows] }],
    ['beside Node elsewhere', unix, '', { command: unix, first: [besideUnix] }],
    [
      'beside Node when another tool runs us',
      unix,
      join(folder, 'yarn.js'),
      { command: unix, first: [besideUnix] },
    ],
    ['by its name as the last resort', join(folder, 'node'), '', { command: 'npm', first: [] }],
  ])('is found %s', (_where, node, place, command) => {
    expect(npmCommand(node, place)).toEqual(command);
  });
});

describe('a browser for the tests', () => {
  it('is looked for where Windows and macOS keep them', () => {
    const windows = placesOf(
      'chromium',
      {
        PATH: 'C:\\Windows;D:\\my tools',
        ProgramFiles: 'C:\\Program Files',
        'ProgramFiles(x86)': 'C:\\Program Files (x86)',
        LOCALAPPDATA: 'C:\\Users\\Zoë\\AppData\\Local',
      },
      'win32',
      'C:\\Users\\Zoë',
    );
    expect(windows).toEqual(
      expect.arrayContaining([
        'D:\\my tools\\chrome.exe',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
        'C:\\Users\\Zoë\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      ]),
    );
    const mac = placesOf('chromium', { PATH: '/usr/bin:/opt/my tools' }, 'darwin', '/Users/zoë');
    expect(mac).toEqual(
      expect.arrayContaining([
        '/opt/my tools/chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/zoë/Applications/Chromium.app/Contents/MacOS/Chromium',
      ]),
    );
    expect(placesOf('firefox', { PATH: '' }, 'darwin', '/Users/zoë')).toContain(
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    );
    const programs = { PATH: '', ProgramFiles: 'C:\\Program Files' };
    expect(placesOf('firefox', programs, 'win32', 'C:\\Users\\Zoë')).toContain(
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    );
  });

  it('is the one that CHROMIUM_PATH names, else one on the path, and no folder', () => {
    const named = plant(join(folder, 'my browsers', 'browser'));
    const program = process.platform === 'win32' ? 'chromium.exe' : 'chromium';
    const onPath = plant(join(folder, 'on the path', program));
    mkdirSync(join(folder, 'folders', program), { recursive: true });
    const find = (folders: readonly string[], named?: string) => {
      const PATH = folders.map((one) => join(folder, one)).join(delimiter);
      return findBrowser('chromium', { PATH, CHROMIUM_PATH: named }, process.platform, folder);
    };
    expect(find(['folders', 'on the path'])).toBe(onPath);
    const ending = process.platform === 'win32' ? '.exe' : '';
    const shell = plant(join(folder, 'shells', `chromium-headless-shell${ending}`));
    expect(find(['on the path', 'shells'])).toBe(shell);
    expect(find(['folders', 'on the path', 'shells'], named)).toBe(named);
    // A Mac may have one of its own.
    expect(find(['folders']) ?? '').not.toContain(folder);
  });
});

it('the lockfile names what other systems need instead of ours', () => {
  const {
    packages,
  }: { packages: Readonly<Record<string, { optionalDependencies?: Record<string, string> }>> } = JSON.parse(
    read('package-lock.json'),
  );
  const isThere = (owner: string, name: string): boolean => {
    if (packages[`${owner}${owner && '/'}node_modules/${name}`]) return true;
    if (owner === '') return false;
    return isThere(owner.slice(0, Math.max(0, owner.lastIndexOf('/node_modules/'))), name);
  };
  const wanted = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ owner, name })),
  );
  expect(wanted.filter(({ owner, name }) => !isThere(owner, name))).toEqual([]);
  const names = wanted.map(({ name }) => name).join(' ');
  for (const system of ['win32-x64', 'darwin-arm64', 'darwin-x64', 'linux-x64'])
    expect(names).toContain(system);
});
