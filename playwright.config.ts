import { defineConfig, firefox } from '@playwright/test';
import { soaking } from './tests/counts';

const { CHROMIUM_PATH, FIREFOX_PATH, PARLOUR_FIREFOX } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  // Minutes long, and told by their figures: only with the full counts.
  testMatch: soaking ? ['**/*.e2e.ts', '**/*.soak.ts'] : '**/*.e2e.ts',
  // A browser test waits a third of its time, so that three of them fill two cores; what the soak counts is told one by
  // one.
  workers: soaking ? 1 : 3,
  timeout: 60_000,
  // A busy machine may trip a test once; who trips twice has failed, and `npm test` names who tripped.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'list',
  outputDir: 'test-results/e2e',
  use: {
    viewport: { width: 1280, height: 800 },
    // It stores every file of the app anew for every test. Tests of what works offline allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Comes first, since its tests are the longest: at the end they would keep one worker busy and the others idle.
    {
      name: 'firefox',
      // To start one takes the processor as long as two tests; while this one plays, the other workers do all else.
      workers: 1,
      // Quick runs play the core in it; what measures Chromium's own tools says so by its tag.
      ...(soaking || PARLOUR_FIREFOX === 'all' ? {} : { grep: /@core/ }),
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        // Any Firefox but Playwright's own is driven by the protocol that browsers share.
        ...(FIREFOX_PATH && FIREFOX_PATH !== firefox.executablePath() ? { channel: 'moz-firefox' } : {}),
        launchOptions: {
          ...(FIREFOX_PATH ? { executablePath: FIREFOX_PATH } : {}),
          // The clipboard is read by tests alone.
          firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
        },
      },
    },
    {
      name: 'chromium',
      use: {
        launchOptions: {
          ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
          args: ['--disable-gpu', '--disable-quic'],
        },
      },
    },
  ],
});
