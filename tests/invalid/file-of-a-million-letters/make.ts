import type { Case } from '../case';

/** What a file is must be known from its beginning: patterns would take hours for these. */
export default {
  files: { 'heels.json': 'a'.repeat(1_000_000), 'soles.json': '/* x */'.repeat(100_000) },
  issues: 2,
} satisfies Case;
