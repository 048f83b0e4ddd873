import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, BROWSER_HELP, findTestBrowser } from './scripts/browsers/browser';
import { PICTURES } from './tests/e2e/sample';
import { freePort } from './tests/support/clients/free-port';
import { MAX_TEST_TIME, MAX_WAIT } from './tests/support/runner/patience';
import { timed } from './tests/support/runner/timed';

/** Every worker reads this file again, and must find the port that was taken first. */
process.env.PAGEWRIGHT_E2E_PORT ??= String(await freePort());
const PORT = process.env.PAGEWRIGHT_E2E_PORT;
const ADDRESS = `http://localhost:${PORT}`;

const executablePath = await findTestBrowser();
if (!executablePath)
  throw new Error(`There is no browser to test in: npm test installs one. ${BROWSER_HELP}`);

const PICTURES_TAG = new RegExp(PICTURES.tag);

const inBrowser = (flags: readonly string[]) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath, args: [...BROWSER_FLAGS, ...flags] },
});

/** End-to-end tests: a real browser over the built site in dist/. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A run deletes its own folder, and no times that other checks have recorded beside it.
  outputDir: 'test-results/e2e',
  // One file for every system: what is written down is text, not pixels.
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: MAX_TEST_TIME,
  expect: { timeout: MAX_WAIT },
  // Of two cores a third worker uses the moments in which the others wait for a page: 140 seconds in place of 147.
  workers: 3,
  reporter: timed('line'),
  use: {
    baseURL: ADDRESS,
    screenshot: 'only-on-failure',
    // A new context costs more than the page that is opened in it. Between tests Playwright clears cookies, storage, routes and
    // init scripts; what it does not clear, such as permissions, a test takes back itself.
    reuseContext: true,
  },
  projects: [
    { name: 'chromium', grepInvert: PICTURES_TAG, use: inBrowser(['--blink-settings=imagesEnabled=false']) },
    { name: 'chromium with pictures', grep: PICTURES_TAG, use: inBrowser([]) },
  ],
  webServer: {
    command: `node scripts/run-ts.mjs scripts/serve.ts --port ${PORT}`,
    url: ADDRESS,
    reuseExistingServer: false,
    timeout: MAX_WAIT,
  },
});
