import type { Case } from '../case';

export default {
  files: { '404.json': null },
} satisfies Case;
