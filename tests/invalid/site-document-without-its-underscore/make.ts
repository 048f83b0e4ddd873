import type { Case } from '../case';

export default {
  files: { '_site.json': null },
} satisfies Case;
