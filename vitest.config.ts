import { defineConfig } from 'vitest/config';
import { timed } from './tests/support/timed';

/** Tests run in Node; one that needs a document says `// @vitest-environment jsdom` in its first line. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/browsers/**'],
    reporters: timed('default'),
    // One for each core; by itself Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
