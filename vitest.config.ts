import { defineConfig } from 'vitest/config';
import { MAX_TEST_TIME, MAX_WAIT } from './tests/support/runner/patience.ts';
import { keepTempInMemory } from './tests/support/runner/temp-in-memory.ts';
import { testFiles } from './tests/support/runner/test-files.ts';
import { timed } from './tests/support/runner/timed.ts';

keepTempInMemory();

const { node, document } = testFiles(
  import.meta.dirname,
  ['tests/e2e/**', 'tests/browsers/**'],
  process.argv.includes('--tags-filter=rest'),
);

/** What holds for all files of tests. */
const shared = {
  isolate: false,
  restoreMocks: true,
  setupFiles: ['tests/support/runner/leave-nothing.ts'],
  unstubEnvs: true,
  testTimeout: MAX_TEST_TIME,
  hookTimeout: MAX_TEST_TIME,
  expect: { poll: { timeout: MAX_WAIT } },
};

/**
 * Tests run in Node; one that needs a document says `// @vitest-environment jsdom` in its first line. Test files share a
 * process and the modules loaded in it, since to load React, the schemas and jsdom anew takes longer than most tests.
 * The projects do not extend this file, which Vitest would read once more for each.
 */
export default defineConfig({
  test: {
    reporters: timed('default'),
    // One for each core; by itself Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    tags: [
      {
        name: 'rest',
        description: 'The rest of a search that `npm test` makes a part of.',
      },
    ],
    projects: [
      { test: { ...shared, name: 'document', include: document } },
      { test: { ...shared, name: 'node', include: node } },
    ],
  },
});
