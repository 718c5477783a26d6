/** `npm run bench [group]`: prints every figure; none of them decides a test. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { installIfNeeded, root, run } from './tools.mjs';

installIfNeeded();
const { build } = await import('vite');
const out = join(root, 'node_modules', '.bench');
rmSync(out, { recursive: true, force: true });
// Bundled like the product: a dev server's module wrappers would slow down whatever calls across files.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { ssr: join(root, 'tests/bench/main.ts'), outDir: out, minify: false, target: 'es2022' },
});
process.env.CHROMIUM_PATH = await ensureBrowser('chromium');
process.exit(run(process.execPath, ['--expose-gc', join(out, 'main.js'), ...process.argv.slice(2)]));
