import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A visitor's journeys in other browsers than Chromium, over the built site in dist/. Run by `npm run test:browsers`. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/browsers/journeys.test.ts'],
    fileParallelism: false,
    reporters: ['verbose'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 40 } },
  },
});
