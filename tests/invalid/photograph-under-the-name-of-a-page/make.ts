import type { Case } from '../case';

export default {
  files: { 'heels.json': { problem: 'other-format', detail: 'picture' } },
} satisfies Case;
