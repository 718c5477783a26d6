/** Browser tests: builds what they need, then runs Playwright. Extra arguments go to Playwright. */
import { browserPaths } from './browsers.mjs';
import { installIfNeeded, tool, toolBeside } from './tools.mjs';

installIfNeeded();
const browsers = await browserPaths(['chromium', 'firefox']);

/** One at the root, the one after it (for updates), and one under a sub-path. */
const BUILDS = [
  { PARLOUR_OUT: 'dist-test/a', PARLOUR_BUILD: 'test-a' },
  { PARLOUR_OUT: 'dist-test/b', PARLOUR_BUILD: 'test-b' },
  { PARLOUR_OUT: 'dist-test/sub', PARLOUR_BUILD: 'test-sub', PARLOUR_BASE: '/sub/' },
];
const builds = BUILDS.map((build) =>
  toolBeside('vite', ['build', '--logLevel', 'warn'], { PARLOUR_TEMPLATE: '1', ...build }),
);
if ((await Promise.all(builds)).some((status) => status !== 0)) process.exit(1);
process.exit(tool('playwright', ['test', ...process.argv.slice(2)], browsers));
