import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, BROWSER_HELP, findTestBrowser } from '../../scripts/browsers/browser';
import { MAX_TEST_TIME, MAX_WAIT } from '../support/runner/patience';
import { timed } from '../support/runner/timed';

const executablePath = await findTestBrowser();
if (!executablePath) throw new Error(`There is no browser to draw in. ${BROWSER_HELP}`);

/** So that letters have the same edges whatever the machine's own settings are. */
const SAME_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** Pictures of the blocks against those kept in baselines/. `npm run visual` builds and serves what is drawn, and names the folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  // No platform in the name: the fonts are ours and the browser draws without the graphics card.
  snapshotPathTemplate: `${process.env.PAGEWRIGHT_PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  retries: 0,
  timeout: MAX_TEST_TIME,
  workers: 2,
  reporter: timed('line'),
  expect: {
    timeout: MAX_WAIT,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.1,
      maxDiffPixels: 100,
    },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.PAGEWRIGHT_VISUAL,
    launchOptions: {
      executablePath,
      args: [...BROWSER_FLAGS, ...SAME_LETTERS],
      env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
