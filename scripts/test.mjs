/** `npm test`: everything, the quick parts first. Stops at nothing, so that one run tells all; the last line counts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPaths } from './browsers.mjs';
import { installIfNeeded, root, run, tool, toolBeside } from './tools.mjs';

installIfNeeded();
Object.assign(process.env, await browserPaths(['chromium', 'firefox']));

const reports = {
  unit: join(root, 'test-results', 'unit.json'),
  e2e: join(root, 'test-results', 'e2e.json'),
};
rmSync(join(root, 'test-results'), { recursive: true, force: true });

const counts = { passed: 0, failed: 0 };

function check(name, status) {
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  if (status === 0) counts.passed++;
  else counts.failed++;
}

/** A suite that ran nothing has failed, whatever its exit code says. */
function suite(name, status, count) {
  const { passed, failed } = count() ?? { passed: 0, failed: 1 };
  counts.passed += passed;
  counts.failed += failed + (status !== 0 && failed === 0 ? 1 : 0) + (passed === 0 ? 1 : 0);
  console.log(`${status === 0 && passed > 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

function read(path, pick) {
  try {
    return pick(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Unit tests measure it; a build of their own would be the same once more. */
const MEASURED = { PARLOUR_OUT: 'dist-test/sizes', PARLOUR_BUILD: 'sizes' };
// Each of them has work for one core only.
const [types, lint, build] = await Promise.all([
  toolBeside('tsc', ['--noEmit']),
  toolBeside('biome', ['check', '--error-on-warnings', '.']),
  toolBeside('vite', ['build', '--logLevel', 'warn'], MEASURED),
]);
check('types', types);
check('lint and format', lint);
check('build', build);
const unit = tool(
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`],
  build === 0 ? { PARLOUR_MEASURED: MEASURED.PARLOUR_OUT } : {},
);
suite('unit and component tests', unit, () =>
  read(reports.unit, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
);
const e2e = run(process.execPath, [join(root, 'scripts/e2e.mjs')], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: reports.e2e,
});
suite('browser tests', e2e, () =>
  read(reports.e2e, ({ stats }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed at their second try only`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }),
);

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
