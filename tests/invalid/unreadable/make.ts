import type { Case } from '../case';

export default {
  files: { 'heels.json': { problem: 'unreadable', detail: 'reading it is not permitted' } },
} satisfies Case;
