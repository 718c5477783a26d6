/** `npm run soak`: the same tests with the full counts that the specifications name, in Node and in three browsers. */
import { join } from 'node:path';
import { installIfNeeded, root, run, tool } from './tools.mjs';

installIfNeeded();
const only = process.argv.slice(2);
const full = { PARLOUR_SOAK: '1' };
const unit = tool('vitest', ['run', '--testTimeout', '3600000', ...only], full);
const inBrowser = only.length > 0 ? 0 : run(process.execPath, [join(root, 'scripts', 'e2e.mjs')], full);
const webKit =
  only.length > 0 ? 0 : run(process.execPath, [join(root, 'scripts', 'webkit.mjs'), '--built'], full);
process.exit(unit || inBrowser || webKit);
