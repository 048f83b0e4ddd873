import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

const PORT = 4198;
const ADDRESS = `http://localhost:${PORT}`;

/** The end-to-end tests over a real nginx, but for those that build and serve a site of their own. */
export default defineConfig({
  ...config,
  testDir: '../e2e',
  testIgnore: /(?:built-files|catalogue|contact-endpoint|dev|hosting)\.spec/,
  outputDir: '../../test-results/nginx',
  use: { ...config.use, baseURL: ADDRESS },
  webServer: {
    command: `node scripts/run-ts.mjs tests/nginx/serve.ts ${PORT}`,
    cwd: '../..',
    url: ADDRESS,
    reuseExistingServer: false,
  },
});
