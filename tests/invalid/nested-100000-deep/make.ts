import type { Case } from '../case';

const DEEP = 100_000;

export default {
  files: { 'heels.json': `{"blocks":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}` },
} satisfies Case;
