import type { Case } from '../case';

export default {
  files: { 'heels.json': { problem: 'not-utf8', detail: '' } },
} satisfies Case;
