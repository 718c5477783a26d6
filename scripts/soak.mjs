/** `npm run soak`: the same tests with the full counts that the specifications name, in Node and in the browser. */
import { join } from 'node:path';
import { installIfNeeded, root, run, tool } from './tools.mjs';

installIfNeeded();
const only = process.argv.slice(2);
const full = { PARLOUR_SOAK: '1' };
const unit = tool('vitest', ['run', '--testTimeout', '3600000', ...only], full);
const inBrowser = [join(root, 'scripts', 'e2e.mjs'), 'crashes', 'badStorage', 'memory'];
const browser = only.length > 0 ? 0 : run(process.execPath, inBrowser, full);
process.exit(unit || browser);
