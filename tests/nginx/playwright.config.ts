import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

/** The end-to-end tests over a real nginx, but for those that build and serve a site of their own. */
export default defineConfig({
  ...config,
  testDir: '../e2e',
  testIgnore: /(?:built-files|catalogue|contact-endpoint|dev|hosting)\.spec/,
  outputDir: '../../test-results/nginx',
  webServer: {
    command: `node scripts/run-ts.mjs tests/nginx/serve.ts ${process.env.PAGEWRIGHT_E2E_PORT}`,
    cwd: '../..',
    url: config.use?.baseURL,
    reuseExistingServer: false,
  },
});
