/** What the commands share. Only Node's own modules: they run before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.parlour-lock');

/** The package that brings each tool. */
const PACKAGES = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

/** Never through a shell: it would take a path apart at its spaces. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) console.error(`Could not run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs one of the project's own tools, as installed. */
export function tool(name, args, env = {}) {
  const script = toolScript(name);
  if (script) return run(process.execPath, [script, ...args], env);
  console.error(`${name} is not installed. Delete node_modules and try again.`);
  return 1;
}

/** Runs one of the tools beside others; what it says is printed in one piece when it ends. Resolves to its status. */
export function toolBeside(name, args, env = {}) {
  const script = toolScript(name);
  if (!script) return Promise.resolve(tool(name, args, env));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { ...process.env, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', () => resolve(1));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1);
    });
  });
}

/** What Node runs for a tool; the files in node_modules/.bin need a shell under Windows. Null where it is missing. */
export function toolScript(name) {
  const folder = join(modules, PACKAGES[name]);
  const about = join(folder, 'package.json');
  if (!existsSync(about)) return null;
  const { bin } = JSON.parse(readFileSync(about, 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** What to start for npm, and with which arguments in front: under Windows, too, npm is a script that Node can run. */
export function npmCommand(node = process.execPath, told = process.env.npm_execpath ?? '') {
  const places = [
    told,
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = places.find((place) => /npm-cli\.c?js$/.test(place) && existsSync(place));
  return script ? { command: node, first: [script] } : { command: 'npm', first: [] };
}

/** A module in TypeScript, which Node itself does not read before version 22. */
export async function importTypeScript(file) {
  const { normalizePath, runnerImport } = await import('vite');
  const { module } = await runnerImport(normalizePath(join(root, file)), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/** Installs exactly what the lockfile says, unless that has been done already. */
export function installIfNeeded() {
  checkNode();
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once)…');
  const { command, first } = npmCommand();
  if (run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    console.error('npm ci failed. Check the network, or delete node_modules and try again.');
    process.exit(1);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Parlour needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * What these modules export, all together: bundled as the product is, since a dev server's wrappers would slow it down.
 * @param {string} name of what asks for it
 * @param {readonly string[]} entries paths from the project's root
 */
export async function bundled(name, entries) {
  const { build } = await import('vite');
  const outDir = join(root, 'node_modules', `.${name}`);
  rmSync(outDir, { recursive: true, force: true });
  const input = Object.fromEntries(entries.map((entry, at) => [`entry${at}`, join(root, entry)]));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, outDir, minify: false, target: 'es2022', rollupOptions: { input } },
  });
  const files = Object.keys(input).map((entry) => pathToFileURL(join(outDir, `${entry}.js`)).href);
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
}
