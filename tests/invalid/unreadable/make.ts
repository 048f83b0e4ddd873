import type { Case } from '../case';

export default {
  files: { 'heels.json': { problem: 'unreadable', detail: 'the permissions do not allow it' } },
} satisfies Case;
