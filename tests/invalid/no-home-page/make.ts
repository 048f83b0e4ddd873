import type { Case } from '../case';

export default {
  files: { 'index.json': null },
} satisfies Case;
