import type { Case } from '../case';

export default {
  files: { 'heels.json': '{"a":'.repeat(100_000) },
} satisfies Case;
