import type { Case } from '../case';

/** `readSources` does not read such a file; src/node/read/read-sources.test.ts has a real one. */
export default {
  files: { 'heels.json': { problem: 'too-large', detail: '50.0 MB' } },
} satisfies Case;
